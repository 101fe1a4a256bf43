import { describe, expect, test } from 'vitest'
import { accountId } from '../entities/index.ts'
import {
  findAccountsOfDomain,
  getAcctDomain,
  updateFollowerCount,
  getRelationshipButton,
  startMute,
  getUnknownRelationships,
} from './index.ts'

const id = accountId

describe('relationship button', () => {
  const none = { requested: false, blocking: false, muting: false, following: false }
  const all = { requested: true, blocking: true, muting: true, following: true }
  const place = { isMe: false, isSmall: false, hasMoved: false }
  const button = (relationship: Partial<typeof none>, at: Partial<typeof place> = {}) =>
    getRelationshipButton({ ...place, ...at, relationship: { ...none, ...relationship } })

  test(
    'prefers a pending request to a block, and a block to a mute',
    { tags: ['ACC-02', 'ACC-03', 'ACC-04', 'ACC-07'] },
    () => {
      expect(button(all)).toBe('awaiting')
      expect(button({ ...all, requested: false })).toBe('unblock')
      expect(button({ ...all, requested: false, blocking: false })).toBe('unmute')
      expect(button({ following: true })).toBe('unfollow')
      expect(button({})).toBe('follow')
    },
  )

  test.each([
    ['in the small view', {}, { isSmall: true }, null],
    ['in the small view, followed', { following: true }, { isSmall: true }, null],
    ['for a moved account that is not followed', {}, { hasMoved: true }, null],
    ['for a moved account that is followed', { following: true }, { hasMoved: true }, 'unfollow'],
    ['for the own account', {}, { isMe: true }, null],
    ['for the own account with any relationship', all, { isMe: true }, null],
    ['for a block in the small view', { blocking: true }, { isSmall: true }, 'unblock'],
    ['for a mute of a moved account', { muting: true }, { hasMoved: true }, 'unmute'],
  ])(
    '%s, with %j and %j, returns %s',
    { tags: ['ACC-05', 'SES-15'] },
    (_name, relationship, at, expected) => {
      expect(button(relationship, at)).toBe(expected)
    },
  )

  test('returns null while the relationship is unknown', { tags: ['ACC-06'] }, () => {
    expect(getRelationshipButton({ ...place, relationship: undefined })).toBeNull()
  })
})

test.each([
  [3, false, true, 4],
  [3, true, false, 2],
  [3, true, true, 3],
  [3, false, false, 3],
  [0, false, true, 1],
  [0, true, false, 0],
  [-1, false, true, -1],
  [-1, true, false, -1],
])(
  'changes %i followers, followed before: %s, now: %s, to %i',
  { tags: ['ENT-05'] },
  (count, was, is, expected) => {
    const counters = { followers_count: count, following_count: 7, statuses_count: 9 }

    expect(updateFollowerCount(counters, was, is)).toEqual({
      ...counters,
      followers_count: expected,
    })
  },
)

test('returns the same object for unchanged counters', { tags: ['ENT-02', 'ENT-05'] }, () => {
  const counters = { followers_count: 3, following_count: 7, statuses_count: 9 }

  expect(updateFollowerCount(counters, true, true)).toBe(counters)
})

test.each([
  ['ada', null],
  ['ada@Host.Example', 'host.example'],
  ['ada@odd@host.example', 'host.example'],
])('returns for %s the domain %s', { tags: ['ACC-20'] }, (acct, domain) => {
  expect(getAcctDomain(acct)).toBe(domain)
})

test('finds the accounts of exactly the blocked domain', { tags: ['DOM-05'] }, () => {
  const accounts = [
    { id: id('1'), acct: 'a@x.org' },
    { id: id('2'), acct: 'b@sub.x.org' },
    { id: id('3'), acct: 'c' },
    { id: id('4'), acct: 'd@X.ORG' },
    { id: id('5'), acct: 'e@foox.org' },
  ]

  expect(findAccountsOfDomain(accounts, 'x.org')).toEqual(['1', '4'])
  expect(findAccountsOfDomain(accounts, 'X.org')).toEqual(['1', '4'])
  expect(findAccountsOfDomain(accounts, '')).toEqual([])
})

test(
  'returns each unknown relationship once, without the own account',
  { tags: ['ACC-21', 'NTF-25', 'SRC-05'] },
  () => {
    const known = new Set([id('2')])
    const ids = [id('1'), id('2'), id('3'), id('1'), id('99')]

    expect(getUnknownRelationships(ids, (one) => known.has(one), id('99'))).toEqual(['1', '3'])
  },
)

test('mutes notifications by default each time the dialog opens', { tags: ['ACC-11'] }, () => {
  expect(startMute(id('5'))).toEqual({ account_id: '5', notifications: true, duration: 0 })
})
