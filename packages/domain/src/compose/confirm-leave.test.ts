import { expect, test } from 'vitest'
import { mediaId } from '../entities/index.ts'
import { shouldConfirmLeave, type Draft, createEmptyDraft } from './index.ts'

const draft = (patch: Partial<Draft> = {}): Draft => ({
  ...createEmptyDraft({ idempotencyKey: 'k' }),
  ...patch,
})

const media = [mediaId('1')]

test('asks for confirmation if there is text or media', { tags: ['CMP-54'] }, () => {
  expect(shouldConfirmLeave(draft())).toBe(false)
  expect(shouldConfirmLeave(draft({ text: 'x' }))).toBe(true)
  expect(shouldConfirmLeave(draft({ mediaIds: media }))).toBe(true)
})
