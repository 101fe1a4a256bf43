import { expect, test } from 'vitest'
import holloCredentials from '../fixtures/hollo-credentials.json'
import snacCredentials from '../fixtures/snac-credentials.json'
import { decodeAccount, decodeCredentialAccount } from './account.ts'
import { DecodeError } from './fields.ts'

const specified = {
  id: '1',
  acct: 'ada@a.example',
  username: 'ada',
  display_name: 'Ada',
  avatar: 'https://a.example/ada.png',
  note: '<p>Hi</p>',
  emojis: [],
  fields: [{ name: 'Site', value: '<a href="https://ada.example">ada</a>' }],
  moved: null,
  url: 'https://a.example/@ada',
  locked: true,
  followers_count: 3,
  following_count: 4,
  statuses_count: 5,
}

test('decodes an account with only the specified fields', { tags: ['OVR-09'] }, () => {
  expect(decodeAccount(specified)).toMatchObject({
    id: '1',
    acct: 'ada@a.example',
    locked: true,
    avatar_static: 'https://a.example/ada.png',
    bot: false,
    header: '',
    fields: [{ name: 'Site', verified_at: null }],
    followers_count: 3,
  })
})

test('ignores the fields of newer servers', { tags: ['OVR-09'] }, () => {
  const newer = { ...specified, roles: [{ id: '1' }], memorial: true, avatar_description: 'Ada' }

  expect(decodeAccount(newer)).toEqual(decodeAccount(specified))
})

test.each([
  ['Hollo', holloCredentials],
  ['snac', snacCredentials],
])(
  'decodes the posting defaults of the own account on %s',
  { tags: ['OVR-09'] },
  (_server, raw) => {
    const account = decodeCredentialAccount(raw)

    expect(account).toMatchObject({ id: raw.id, acct: raw.acct, display_name: raw.display_name })
    expect(account.source).toMatchObject({ privacy: 'public', sensitive: false, language: 'en' })
    expect(account).not.toHaveProperty('role')
  },
)

test('defaults to public posts and no follow requests without source', () => {
  expect(decodeCredentialAccount(specified).source).toMatchObject({
    privacy: 'public',
    sensitive: false,
    follow_requests_count: 0,
  })
})

test('converts numeric permissions of a role to text', () => {
  const raw = { ...specified, role: { id: 3, name: 'Admin', permissions: 65_535 } }

  expect(decodeCredentialAccount(raw).role).toEqual({
    id: '3',
    name: 'Admin',
    permissions: '65535',
  })
})

test.each([
  [-1, -1],
  [-7, -1],
  [undefined, -1],
  ['12', -1],
  [0, 0],
  [12, 12],
])('decodes a count of %j as %i, so that hidden differs from 0', (sent, count) => {
  const account = decodeAccount({ ...specified, followers_count: sent, statuses_count: sent })

  expect(account).toMatchObject({ followers_count: count, statuses_count: count })
})

test('decodes one level of moved accounts', () => {
  const circle: Record<string, unknown> = { ...specified }
  circle['moved'] = circle

  const account = decodeAccount(circle)

  expect(account.moved).toMatchObject({ acct: 'ada@a.example', moved: null })
})

test('derives the username from acct, and acct from the username', () => {
  expect(decodeAccount({ id: '1', acct: 'bo@b.example' }).username).toBe('bo')
  expect(decodeAccount({ id: '1', username: 'bo' }).acct).toBe('bo')
})

test('rejects an account without an id or a name', () => {
  expect(() => decodeAccount({ acct: 'ada' })).toThrow(DecodeError)
  expect(() => decodeAccount({ id: '1' })).toThrow(DecodeError)
  expect(() => decodeAccount(null)).toThrow(DecodeError)
})
