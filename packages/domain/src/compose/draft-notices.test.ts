import { describe, expect, test } from 'vitest'
import { draftNotices } from './index.ts'

describe('what is said about a draft', () => {
  test.each([
    ['private', false, '', ['unlocked-account']],
    ['private', true, '', []],
    ['public', false, '', []],
    ['unlisted', false, '', []],
  ] as const)(
    'a %s post of an account that is locked (%s): %j%j',
    { tags: ['CMP-43'] },
    (privacy, isLocked, text, notices) => {
      expect(draftNotices({ privacy, text }, isLocked)).toEqual(notices)
    },
  )

  test('a direct post says so, locked or not', { tags: ['CMP-44'] }, () => {
    expect(draftNotices({ privacy: 'direct', text: '' }, false)).toEqual(['direct'])
    expect(draftNotices({ privacy: 'direct', text: '' }, true)).toEqual(['direct'])
  })

  test.each([
    ['unlisted', '#a', ['unlisted-hashtag']],
    ['private', '#a', ['unlisted-hashtag']],
    ['direct', '#a', ['direct', 'unlisted-hashtag']],
    ['public', '#a', []],
    ['unlisted', '#1', []],
  ] as const)('a %s post with %s: %j', { tags: ['CMP-45'] }, (privacy, text, notices) => {
    expect(draftNotices({ privacy, text }, true)).toEqual(notices)
  })
})
