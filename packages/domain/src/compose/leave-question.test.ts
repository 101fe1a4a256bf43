import { expect, test } from 'vitest'
import { mediaId } from '../entities/index.ts'
import { asksBeforeLeaving, type Draft, emptyDraft } from './index.ts'

const draft = (patch: Partial<Draft> = {}): Draft => ({
  ...emptyDraft({ idempotencyKey: 'k' }),
  ...patch,
})

const media = [mediaId('1')]

test('leaving asks while there is text or media', { tags: ['CMP-54'] }, () => {
  expect(asksBeforeLeaving(draft())).toBe(false)
  expect(asksBeforeLeaving(draft({ text: 'x' }))).toBe(true)
  expect(asksBeforeLeaving(draft({ mediaIds: media }))).toBe(true)
})
