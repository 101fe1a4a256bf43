import { expect, test } from 'vitest'
import { readPreviewCard } from './preview-card.ts'

const raw = { url: 'https://tube.example/1', title: 'A film', type: 'video' }

test('the code of a card is kept as it came, for a frame', { tags: ['ST-28'] }, () => {
  const html = '<iframe src="https://tube.example/e/1"></iframe>'

  expect(readPreviewCard({ ...raw, html })?.html).toBe(html)
})

test.each([
  ['is missing', undefined],
  ['is none', 7],
  ['goes on for ever', `<iframe src="https://tube.example/${'x'.repeat(5_000)}"></iframe>`],
])('a code that %s is none', { tags: ['ST-28'] }, (_title, html) => {
  expect(readPreviewCard({ ...raw, html })?.html).toBe('')
})

test('a kind of card that nobody knows is a link', { tags: ['ST-28'] }, () => {
  expect(readPreviewCard({ ...raw, type: 'hologram' })?.type).toBe('link')
})
