import { expect, test } from 'vitest'
import { decodeDomainName, decodeFamiliarFollowers } from './account-relations.ts'
import { DecodeError } from './fields.ts'
import { decodeRelationship, decodeRelationshipOrNull } from './relationship.ts'
import { decodeReport } from './report.ts'

const extra = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`new_${index}`, index]))

test(
  'decodes a relationship of 2019 and a current one, ignoring unknown fields',
  { tags: ['OVR-09'] },
  () => {
    const old = {
      id: '5',
      following: true,
      showing_reblogs: false,
      followed_by: false,
      blocking: false,
      muting: true,
      muting_notifications: false,
      requested: false,
      domain_blocking: false,
      endorsed: true,
    }
    const news = {
      blocked_by: true,
      notifying: true,
      note: 'met at the ferry',
      requested_by: true,
      muting_expires_at: '2026-11-21T10:00:00.000Z',
    }

    expect(decodeRelationship(old)).toEqual({
      ...old,
      blocked_by: false,
      notifying: false,
      note: '',
      requested_by: false,
      muting_expires_at: null,
    })
    expect(decodeRelationship({ ...old, ...news, ...extra })).toEqual({ ...old, ...news })
  },
)

test.each([[{}], [''], [undefined], [{ error: 'x' }]])(
  'returns null for a relationship response of %j',
  { tags: ['API-26'] },
  (body) => {
    expect(decodeRelationshipOrNull(body)).toBeNull()
  },
)

test('decodes a report of 2019 and an empty response', { tags: ['OVR-09'] }, () => {
  expect(decodeReport({ id: 9, action_taken: true, ...extra })).toEqual({
    id: '9',
    action_taken: true,
  })
  expect(decodeReport('')).toEqual({ id: null, action_taken: false })
})

test(
  'decodes familiar followers without a list as empty and rejects them without an id',
  { tags: ['OVR-09'] },
  () => {
    const account = { id: '1', acct: 'ada' }

    const found = decodeFamiliarFollowers({ id: '5', accounts: [account, {}], ...extra })

    expect(found.accounts.map(({ acct }) => acct)).toEqual(['ada'])
    expect(decodeFamiliarFollowers({ id: '5' })).toEqual({ id: '5', accounts: [] })
    expect(() => decodeFamiliarFollowers({ accounts: [] })).toThrow(DecodeError)
  },
)

test('decodes the name of a blocked domain', () => {
  expect(decodeDomainName('a.example')).toBe('a.example')
  expect(() => decodeDomainName({ domain: 'a.example' })).toThrow(DecodeError)
})
