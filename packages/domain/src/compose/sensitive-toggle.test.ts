import { describe, expect, test } from 'vitest'
import { mediaId } from '../entities/index.ts'
import { type Draft, createEmptyDraft, getSensitiveToggle } from './index.ts'

const draft = (patch: Partial<Draft> = {}): Draft => ({
  ...createEmptyDraft({ idempotencyKey: 'k' }),
  ...patch,
})

const media = [mediaId('1')]

describe('getSensitiveToggle', () => {
  test('is shown only with media', { tags: ['CMP-20'] }, () => {
    expect(getSensitiveToggle(draft()).isShown).toBe(false)
    expect(getSensitiveToggle(draft({ mediaIds: media }))).toEqual({
      isShown: true,
      isOn: false,
      isFixed: false,
    })
    expect(getSensitiveToggle(draft({ mediaIds: media, sensitive: true }))).toMatchObject({
      isOn: true,
      isFixed: false,
    })
  })

  test('stays on while there is a content warning', { tags: ['CMP-20'] }, () => {
    const warned = draft({ mediaIds: media, spoiler: true })

    expect(getSensitiveToggle(warned)).toMatchObject({ isOn: true, isFixed: true })
  })

  test(
    'stays on only for a written content warning when the field is always shown',
    { tags: ['CMP-20', 'CMP-49'] },
    () => {
      expect(getSensitiveToggle(draft({ spoiler: true }), true).isFixed).toBe(false)
      expect(getSensitiveToggle(draft({ spoilerText: 'x' }), true).isFixed).toBe(true)
    },
  )
})
