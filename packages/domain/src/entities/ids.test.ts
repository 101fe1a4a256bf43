import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  accountId,
  accountKey,
  compareIds,
  conversationId,
  filterId,
  listId,
  mediaId,
  notificationId,
  pollId,
  reportId,
  statusId,
} from './index.ts'

test('keeps ids of any kind as the server sent them', { tags: ['ENT-17'] }, () => {
  const ids = [accountId, conversationId, filterId, listId, mediaId, notificationId, pollId]

  for (const id of [...ids, reportId, statusId]) {
    const made = ['007', '01HF', 'a/b', '9007199254740993'].map((text) => id(text))
    expect(made).toEqual(['007', '01HF', 'a/b', '9007199254740993'])
  }
})

test('orders ids by length, then as text', { tags: ['ENT-17'] }, () => {
  expect(compareIds('9', '10')).toBeLessThan(0)
  expect(compareIds('10', '9')).toBeGreaterThan(0)
  expect(compareIds('5', '5')).toBe(0)
  expect(compareIds('103', '104')).toBeLessThan(0)
  expect(compareIds('9007199254740993', '9007199254740992')).toBeGreaterThan(0)
})

test('orders numeric ids by number', { tags: ['ENT-17'] }, () => {
  const id = fc.bigInt({ min: 0n, max: 2n ** 80n })
  fc.assert(
    fc.property(fc.array(id), (numbers) => {
      const sorted = numbers.map(String).toSorted(compareIds)
      expect(sorted).toEqual(numbers.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map(String))
    }),
  )
})

test('creates account keys that are unique across servers', { tags: ['SES-02'] }, () => {
  expect(accountKey('ada', 'host.example')).toBe('ada@host.example')
})
