import { describe, expect, test } from 'vitest'
import { SKIN_TONES, applySkinTone, toSkinTone, type UnicodeEmoji } from './index.ts'

const thumb: UnicodeEmoji = {
  id: '+1',
  shortNames: ['+1', 'thumbsup'],
  name: 'Thumbs up',
  keywords: ['yes'],
  emoticons: [],
  category: 'people',
  unified: '1f44d',
  skins: ['1f44d-1f3fb', '1f44d-1f3fc', '1f44d-1f3fd', '1f44d-1f3fe', '1f44d-1f3ff'],
}

const { skins: _skins, ...plain } = thumb

describe('skin tones', () => {
  test('has six tones and reads anything else as the first', { tags: ['EMO-07'] }, () => {
    expect(SKIN_TONES.map(toSkinTone)).toEqual([1, 2, 3, 4, 5, 6])
    expect([0, 7, 2.5, '3', null, undefined].map(toSkinTone)).toEqual([1, 1, 1, 1, 1, 1])
  })

  test.each([
    [1, '1f44d'],
    [2, '1f44d-1f3fb'],
    [6, '1f44d-1f3ff'],
  ] as const)('maps tone %i to the variant %s', { tags: ['EMO-02', 'EMO-07'] }, (tone, unified) => {
    expect(applySkinTone(thumb, tone)).toBe(unified)
    expect(applySkinTone(plain, tone)).toBe('1f44d')
  })
})
