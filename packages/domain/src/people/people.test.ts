import { describe, expect, test } from 'vitest'
import { accountId } from '../entities/index.ts'
import {
  accountsOfDomain,
  acctDomain,
  countFollower,
  relationshipButton,
  startMute,
  unknownRelationships,
} from './index.ts'

const id = accountId

describe('the button beside an account', () => {
  const none = { requested: false, blocking: false, muting: false, following: false }
  const all = { requested: true, blocking: true, muting: true, following: true }
  const place = { isMe: false, isSmall: false, hasMoved: false }
  const button = (relationship: Partial<typeof none>, at: Partial<typeof place> = {}) =>
    relationshipButton({ ...place, ...at, relationship: { ...none, ...relationship } })

  test(
    'a request that waits comes before a block, a block before a mute',
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
    ['in small view', {}, { isSmall: true }, null],
    ['in small view, followed', { following: true }, { isSmall: true }, null],
    ['for a moved account that is not followed', {}, { hasMoved: true }, null],
    ['for a moved account that is followed', { following: true }, { hasMoved: true }, 'unfollow'],
    ['for the own account', {}, { isMe: true }, null],
    ['for the own account, whatever is said', all, { isMe: true }, null],
    ['for a block in small view', { blocking: true }, { isSmall: true }, 'unblock'],
    ['for a mute of a moved account', { muting: true }, { hasMoved: true }, 'unmute'],
  ])(
    '%s, with %j: %j gives %s',
    { tags: ['ACC-05', 'SES-15'] },
    (_name, relationship, at, expected) => {
      expect(button(relationship, at)).toBe(expected)
    },
  )

  test('there is none until the relationship is known', { tags: ['ACC-06'] }, () => {
    expect(relationshipButton({ ...place, relationship: undefined })).toBeNull()
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
  '%i followers, followed before: %s, now: %s, are %i',
  { tags: ['ENT-05'] },
  (count, was, is, expected) => {
    const counters = { followers_count: count, following_count: 7, statuses_count: 9 }

    expect(countFollower(counters, was, is)).toEqual({ ...counters, followers_count: expected })
  },
)

test('counters that stay are the very same', { tags: ['ENT-02', 'ENT-05'] }, () => {
  const counters = { followers_count: 3, following_count: 7, statuses_count: 9 }

  expect(countFollower(counters, true, true)).toBe(counters)
})

test.each([
  ['ada', null],
  ['ada@Host.Example', 'host.example'],
  ['ada@odd@host.example', 'host.example'],
])('%s lives on %s', { tags: ['ACC-20'] }, (acct, domain) => {
  expect(acctDomain(acct)).toBe(domain)
})

test('a blocked server’s accounts are those of exactly that name', { tags: ['DOM-05'] }, () => {
  const accounts = [
    { id: id('1'), acct: 'a@x.org' },
    { id: id('2'), acct: 'b@sub.x.org' },
    { id: id('3'), acct: 'c' },
    { id: id('4'), acct: 'd@X.ORG' },
    { id: id('5'), acct: 'e@foox.org' },
  ]

  expect(accountsOfDomain(accounts, 'x.org')).toEqual(['1', '4'])
  expect(accountsOfDomain(accounts, 'X.org')).toEqual(['1', '4'])
  expect(accountsOfDomain(accounts, '')).toEqual([])
})

test(
  'relationships are asked for once, of others, where they are unknown',
  { tags: ['ACC-21', 'NTF-25', 'SRC-05'] },
  () => {
    const known = new Set([id('2')])
    const ids = [id('1'), id('2'), id('3'), id('1'), id('99')]

    expect(unknownRelationships(ids, (one) => known.has(one), id('99'))).toEqual(['1', '3'])
  },
)

test('a mute takes the notifications along each time it is asked', { tags: ['ACC-11'] }, () => {
  expect(startMute(id('5'))).toEqual({ account_id: '5', notifications: true, duration: 0 })
})
