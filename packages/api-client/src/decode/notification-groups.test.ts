import { expect, test } from 'vitest'
import { DecodeError } from './fields.ts'
import { decodeNotificationGroups } from './notification-groups.ts'

const createAccount = (id: string) => ({ id, acct: `user${id}` })
const page = {
  accounts: [createAccount('1'), createAccount('2'), { id: '3' }],
  statuses: [{ id: '9', account: createAccount('5') }],
  notification_groups: [
    {
      group_key: 'favourite-9-490000',
      notifications_count: 5,
      type: 'favourite',
      most_recent_notification_id: 57,
      page_min_id: '51',
      page_max_id: '57',
      latest_page_notification_at: '2026-11-21T08:00:00.000Z',
      sample_account_ids: ['2', '3', '1'],
      status_id: '9',
      later: { unknown: true },
    },
  ],
}
const [group] = page.notification_groups
const decodeGroups = (...notification_groups: readonly object[]) =>
  decodeNotificationGroups({ ...page, notification_groups })

test('decodes a group with its accounts, newest first, and its status', { tags: ['BY-09'] }, () => {
  const [read] = decodeNotificationGroups(page)

  expect(read).toMatchObject({
    group_key: 'favourite-9-490000',
    notifications_count: 5,
    type: 'favourite',
    most_recent_notification_id: '57',
    page_min_id: '51',
    page_max_id: '57',
    latest_page_notification_at: '2026-11-21T08:00:00.000Z',
    status: { id: '9' },
  })
  expect(read?.accounts.map(({ id }) => id)).toEqual(['2', '1'])
})

test('decodes a single notification without range and status as a group of one', () => {
  const bare = {
    group_key: 'ungrouped-3',
    type: 'annual_report',
    most_recent_notification_id: '3',
    sample_account_ids: ['1'],
  }

  expect(decodeGroups(bare)).toEqual([
    {
      group_key: 'ungrouped-3',
      type: 'annual_report',
      notifications_count: 1,
      most_recent_notification_id: '3',
      page_min_id: null,
      page_max_id: null,
      latest_page_notification_at: null,
      accounts: [expect.objectContaining({ id: '1' })],
      status: null,
    },
  ])
})

test.each([
  ['a key', { group_key: '' }],
  ['a type', { type: undefined }],
  ['its newest id', { most_recent_notification_id: null }],
  ['a readable account', { sample_account_ids: ['3', '404'] }],
])('leaves out a group without %s and keeps the others', (_what, broken) => {
  const whole = { ...group, group_key: 'other' }

  expect(decodeGroups({ ...group, ...broken }, whole).map(({ group_key }) => group_key)).toEqual([
    'other',
  ])
})

test.each([null, [], { accounts: [] }])('rejects %j', (raw) => {
  expect(() => decodeNotificationGroups(raw)).toThrow(DecodeError)
})
