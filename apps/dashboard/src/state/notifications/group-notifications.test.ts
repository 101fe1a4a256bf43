import { expect, test } from 'vitest'
import { accountId, notificationId, statusId } from '@colonnade/domain/entities'
import { groupNotifications } from './group-notifications.ts'

const told = (id: string, type: string, account: string, status: string | null) => ({
  id: notificationId(id),
  type,
  account: accountId(account),
  status: status === null ? null : statusId(status),
  created_at: '2026-01-01T00:00:00.000Z',
})

test('favourites of one post that stand side by side become one row', () => {
  const rows = groupNotifications([
    told('9', 'favourite', 'lena', '1'),
    told('8', 'favourite', 'noa', '1'),
    told('7', 'favourite', 'jun', '1'),
  ])

  expect(rows).toMatchObject([{ key: '7', type: 'favourite', accounts: ['lena', 'noa', 'jun'] }])
})

test('another post, another kind or a gap begins a row of its own', () => {
  const rows = groupNotifications([
    told('9', 'favourite', 'lena', '1'),
    told('8', 'favourite', 'noa', '2'),
    told('7', 'reblog', 'jun', '2'),
    null,
    told('6', 'reblog', 'lena', '2'),
  ])

  expect(rows.map((row) => row?.key ?? null)).toEqual(['9', '8', '7', null, '6'])
})

test('mentions and follows each stand for themselves', () => {
  const rows = groupNotifications([
    told('9', 'mention', 'lena', '1'),
    told('8', 'mention', 'lena', '1'),
    told('7', 'follow', 'jun', null),
    told('6', 'follow', 'noa', null),
  ])

  expect(rows).toHaveLength(4)
})

test('a newcomer joins its row and leaves the key as it was', () => {
  const known = [told('8', 'reblog', 'noa', '1'), told('7', 'reblog', 'jun', '1')]

  const before = groupNotifications(known)
  const after = groupNotifications([told('9', 'reblog', 'lena', '1'), ...known])

  expect(after[0]?.key).toBe(before[0]?.key)
  expect(after[0]?.accounts).toEqual(['lena', 'noa', 'jun'])
})
