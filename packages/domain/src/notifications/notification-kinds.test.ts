import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  getNotificationKind,
  getShownKinds,
  getTypesOutside,
  NOTIFICATION_KINDS,
  readColumnKinds,
  toggleKind,
} from './index.ts'

describe('readColumnKinds', () => {
  test('reads the chosen kinds in the order of the settings', { tags: ['BY-46'] }, () => {
    expect(readColumnKinds({ kinds: ['poll', 'mention', 'poll'] })).toEqual({
      chosen: ['mention', 'poll'],
      isOnlyMentions: false,
    })
  })

  test('follows the account without a known kind', { tags: ['BY-46'] }, () => {
    for (const params of [null, {}, { kinds: [] }, { kinds: 'mention' }, { kinds: ['tide'] }])
      expect(readColumnKinds(params)).toEqual({ chosen: null, isOnlyMentions: false })
  })

  test('shows only mentions where mentions are chosen', { tags: ['BY-46'] }, () => {
    expect(getShownKinds({ kinds: ['mention', 'poll'], only: 'mention' })).toEqual(['mention'])
    expect(getShownKinds({ kinds: ['poll'], only: 'mention' })).toEqual(['poll'])
    expect(getShownKinds({ only: 'mention' })).toBeNull()
  })
})

test('assigns each type to one kind, unknown ones to the others', { tags: ['BY-46'] }, () => {
  const types = ['pleroma:emoji_reaction', 'quoted_update', 'admin.report', 'tide_turned', 'follow']

  expect(types.map(getNotificationKind)).toEqual(['reaction', 'update', 'other', 'other', 'follow'])
})

test('excludes exactly the types of other kinds', { tags: ['BY-46'] }, () => {
  expect(getTypesOutside(['mention', 'reblog'], false)).toEqual(['follow', 'favourite'])
  fc.assert(
    fc.property(fc.subarray([...NOTIFICATION_KINDS], { minLength: 1 }), (kinds) => {
      for (const type of getTypesOutside(kinds, true))
        expect(kinds).not.toContain(getNotificationKind(type))
    }),
  )
})

test('adds and removes kinds, but keeps the last one', { tags: ['BY-46'] }, () => {
  expect(toggleKind(['poll'], 'mention', true)).toEqual(['mention', 'poll'])
  expect(toggleKind(['mention', 'poll'], 'mention', false)).toEqual(['poll'])
  expect(toggleKind(['poll'], 'poll', false)).toEqual(['poll'])
})
