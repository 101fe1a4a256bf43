import { describe, expect, test } from 'vitest'
import { getDraftHints } from './index.ts'

describe('getDraftHints', () => {
  test.each([
    ['private', false, '', ['unlocked-account']],
    ['private', true, '', []],
    ['public', false, '', []],
    ['unlisted', false, '', []],
  ] as const)(
    'returns $3 for a $0 post with the text $2 when isLocked is $1',
    { tags: ['CMP-43'] },
    (privacy, isLocked, text, notices) => {
      expect(getDraftHints({ privacy, text }, isLocked)).toEqual(notices)
    },
  )

  test(
    'returns a hint for a direct post, whether the account is locked or not',
    { tags: ['CMP-44'] },
    () => {
      expect(getDraftHints({ privacy: 'direct', text: '' }, false)).toEqual(['direct'])
      expect(getDraftHints({ privacy: 'direct', text: '' }, true)).toEqual(['direct'])
    },
  )

  test.each([
    ['unlisted', '#a', ['unlisted-hashtag']],
    ['private', '#a', ['unlisted-hashtag']],
    ['direct', '#a', ['direct', 'unlisted-hashtag']],
    ['public', '#a', []],
    ['unlisted', '#1', []],
  ] as const)(
    'returns $2 for a $0 post with the text $1',
    { tags: ['CMP-45'] },
    (privacy, text, notices) => {
      expect(getDraftHints({ privacy, text }, true)).toEqual(notices)
    },
  )
})
