import { expect, test } from 'vitest'
import sent from '../fixtures/gotosocial-conversations.json'
import { DecodeError } from './fields.ts'
import { decodeConversation } from './notification.ts'

test('decodes accounts and last status of a real conversation', () => {
  const conversation = decodeConversation(sent[0])

  expect(conversation).toMatchObject({ id: sent[0]?.id, unread: true })
  expect(conversation.accounts.map(({ acct }) => acct)).toEqual(['carol'])
  expect(conversation.last_status?.visibility).toBe('direct')
})

test('decodes a conversation with a missing or invalid last status', () => {
  const nothing = { id: '4', unread: false, accounts: [], last_status: null }

  expect(decodeConversation({ id: 4 })).toEqual(nothing)
  expect(decodeConversation({ ...nothing, last_status: { id: '9' }, later: 1 })).toEqual(nothing)
  expect(() => decodeConversation({ accounts: [] })).toThrow(DecodeError)
})
