import { expect, test } from 'vitest'
import { accountId, notificationId, statusId } from '@colonnade/domain/entities'
import { groupNotifications } from './group-notifications.ts'

const createRecord = (id: string, type: string, account: string, status: string | null) => ({
  id: notificationId(id),
  type,
  account: accountId(account),
  status: status === null ? null : statusId(status),
  created_at: '2026-01-01T00:00:00.000Z',
})

test('groups adjacent favourites of one post', () => {
  const rows = groupNotifications([
    createRecord('9', 'favourite', 'lena', '1'),
    createRecord('8', 'favourite', 'noa', '1'),
    createRecord('7', 'favourite', 'jun', '1'),
  ])

  expect(rows).toMatchObject([{ key: '7', type: 'favourite', accounts: ['lena', 'noa', 'jun'] }])
})

test('starts a new group at another post, another type or a gap', () => {
  const rows = groupNotifications([
    createRecord('9', 'favourite', 'lena', '1'),
    createRecord('8', 'favourite', 'noa', '2'),
    createRecord('7', 'reblog', 'jun', '2'),
    null,
    createRecord('6', 'reblog', 'lena', '2'),
  ])

  expect(rows.map((row) => row?.key ?? null)).toEqual(['9', '8', '7', null, '6'])
})

test('does not group mentions and follows', () => {
  const rows = groupNotifications([
    createRecord('9', 'mention', 'lena', '1'),
    createRecord('8', 'mention', 'lena', '1'),
    createRecord('7', 'follow', 'jun', null),
    createRecord('6', 'follow', 'noa', null),
  ])

  expect(rows).toHaveLength(4)
})

test('adds a new notification to its group and keeps the key', () => {
  const known = [createRecord('8', 'reblog', 'noa', '1'), createRecord('7', 'reblog', 'jun', '1')]

  const before = groupNotifications(known)
  const after = groupNotifications([createRecord('9', 'reblog', 'lena', '1'), ...known])

  expect(after[0]?.key).toBe(before[0]?.key)
  expect(after[0]?.accounts).toEqual(['lena', 'noa', 'jun'])
})
