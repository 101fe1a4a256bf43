import { describe, expect, test } from 'vitest'
import { mediaId } from '../entities/index.ts'
import { type Draft, emptyDraft, sensitiveToggle } from './index.ts'

const draft = (patch: Partial<Draft> = {}): Draft => ({
  ...emptyDraft({ idempotencyKey: 'k' }),
  ...patch,
})

const media = [mediaId('1')]

describe('the switch for sensitive media', () => {
  test('is there with media only', { tags: ['CMP-20'] }, () => {
    expect(sensitiveToggle(draft()).isShown).toBe(false)
    expect(sensitiveToggle(draft({ mediaIds: media }))).toEqual({
      isShown: true,
      isOn: false,
      isFixed: false,
    })
    expect(sensitiveToggle(draft({ mediaIds: media, sensitive: true }))).toMatchObject({
      isOn: true,
      isFixed: false,
    })
  })

  test('is held on by a content warning', { tags: ['CMP-20'] }, () => {
    const warned = draft({ mediaIds: media, spoiler: true })

    expect(sensitiveToggle(warned)).toMatchObject({ isOn: true, isFixed: true })
  })

  test(
    'where the warning is always there, only a written one holds it',
    { tags: ['CMP-20', 'CMP-49'] },
    () => {
      expect(sensitiveToggle(draft({ spoiler: true }), true).isFixed).toBe(false)
      expect(sensitiveToggle(draft({ spoilerText: 'x' }), true).isFixed).toBe(true)
    },
  )
})
