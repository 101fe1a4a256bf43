import { describe, expect, test } from 'vitest'
import { sampleAccount, sampleStatus } from '../testing/samples.ts'
import {
  accountId,
  normaliseAccounts,
  normaliseStatuses,
  notificationId,
  statusId,
  toNotificationRecord,
} from './index.ts'

const bob = sampleAccount({ id: accountId('2'), username: 'bob', acct: 'bob@far.example' })
const original = sampleStatus({ id: statusId('7'), account: bob, content: '<p>Hi</p>' })
const boost = sampleStatus({ id: statusId('10'), reblog: original })

describe('accounts', () => {
  test('stores an account separately from its counters', { tags: ['ENT-01', 'ENT-02'] }, () => {
    const { accounts, counters } = normaliseAccounts([bob])

    const record = accounts.get(bob.id)
    expect(record).toMatchObject({
      acct: 'bob@far.example',
      moved: null,
      display_name_html: 'Ada',
    })
    expect(record).not.toHaveProperty('followers_count')
    expect(record).not.toHaveProperty('following_count')
    expect(record).not.toHaveProperty('statuses_count')
    expect(counters.get(bob.id)).toEqual({
      followers_count: 3,
      following_count: 2,
      statuses_count: 1,
    })
  })

  test.each([
    ['', 'bob'],
    ['   ', 'bob'],
    ['Bob <b>& co</b>', 'Bob &lt;b&gt;&amp; co&lt;/b&gt;'],
    ['Bob :blob:', 'Bob :blob:'],
  ])(
    'shows the name "%s" as %s, escaped and never empty',
    { tags: ['ENT-01'] },
    (display_name, html) => {
      const { accounts } = normaliseAccounts([{ ...bob, display_name }])

      expect(accounts.get(bob.id)?.display_name_html).toBe(html)
    },
  )

  test('links a moved account to its new account and includes that', { tags: ['ENT-03'] }, () => {
    const { accounts } = normaliseAccounts([sampleAccount({ moved: bob })])

    expect(accounts.get(accountId('1'))?.moved).toBe('2')
    expect(accounts.get(bob.id)?.acct).toBe('bob@far.example')
  })
})

describe('statuses', () => {
  test(
    'converts a quote into two statuses and two accounts, linked by id',
    { tags: ['BY-06'] },
    () => {
      const quote = { state: 'accepted', quoted_status: original, quoted_status_id: null } as const
      const { statuses, accounts } = normaliseStatuses([sampleStatus({ quote })])

      expect(statuses.get(statusId('10'))?.quote).toEqual({ state: 'accepted', status: '7' })
      expect(statuses.get(statusId('7'))).toMatchObject({ account: '2', quote: null })
      expect([...accounts.keys()].toSorted()).toEqual(['1', '2'])
    },
  )

  test(
    'converts a boost into two statuses and two accounts, linked by id',
    { tags: ['ENT-06'] },
    () => {
      const { statuses, accounts, counters } = normaliseStatuses([boost])

      expect(statuses.get(statusId('10'))).toMatchObject({ account: '1', reblog: '7' })
      expect(statuses.get(statusId('7'))).toMatchObject({ account: '2', reblog: null })
      expect([...accounts.keys()].toSorted()).toEqual(['1', '2'])
      expect([...counters.keys()].toSorted()).toEqual(['1', '2'])
    },
  )

  test('creates the text that filters match', { tags: ['ENT-07'] }, () => {
    const { statuses } = normaliseStatuses([
      sampleStatus({ spoiler_text: 'cw', content: '<p>a<br>b</p><p>c</p>' }),
    ])

    expect(statuses.get(statusId('10'))?.search_index).toBe('cw\n\na\nb\n\nc')
  })

  test('keeps unknown fields of the instance', { tags: ['OVR-09'] }, () => {
    const newer = { ...sampleStatus(), reactions: [{ name: 'blob' }] }

    expect(normaliseStatuses([newer]).statuses.get(statusId('10'))).toMatchObject({
      reactions: [{ name: 'blob' }],
      favourited: false,
      visibility: 'public',
    })
  })

  test('keeps the last of two statuses with one id', { tags: ['TL-07'] }, () => {
    const { statuses } = normaliseStatuses([
      sampleStatus({ favourites_count: 1 }),
      sampleStatus({ favourites_count: 2 }),
    ])

    expect([...statuses.values()].map((status) => status.favourites_count)).toEqual([2])
  })
})

describe('notifications', () => {
  const base = { created_at: '2026-11-20T10:00:00.000Z', account: bob }

  test('links a notification to its account and status by id', { tags: ['ENT-10'] }, () => {
    const favourite = {
      ...base,
      id: notificationId('5'),
      type: 'favourite',
      status: sampleStatus(),
    }

    expect(toNotificationRecord(favourite)).toEqual({
      id: '5',
      type: 'favourite',
      created_at: base.created_at,
      account: '2',
      status: '10',
    })
  })

  test(
    'keeps a follow without a status and a notification of an unknown type',
    { tags: ['ENT-10'] },
    () => {
      const report = { ...base, id: notificationId('6'), type: 'annual_report', status: null }

      expect(toNotificationRecord(report)).toMatchObject({ type: 'annual_report', status: null })
    },
  )
})
