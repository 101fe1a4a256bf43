import { expect, test } from 'vitest'
import { readPreviewCard } from './preview-card.ts'

const raw = { url: 'https://tube.example/1', title: 'A film', type: 'video' }

test('keeps the HTML of a card unchanged for a frame', { tags: ['ST-28'] }, () => {
  const html = '<iframe src="https://tube.example/e/1"></iframe>'

  expect(readPreviewCard({ ...raw, html })?.html).toBe(html)
})

test.each([
  ['is missing', undefined],
  ['is not text', 7],
  ['is too long', `<iframe src="https://tube.example/${'x'.repeat(5_000)}"></iframe>`],
])('returns no HTML when it %s', { tags: ['ST-28'] }, (_title, html) => {
  expect(readPreviewCard({ ...raw, html })?.html).toBe('')
})

test('decodes an unknown type of card as a link', { tags: ['ST-28'] }, () => {
  expect(readPreviewCard({ ...raw, type: 'hologram' })?.type).toBe('link')
})
