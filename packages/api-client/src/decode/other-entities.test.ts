import { expect, test } from 'vitest'
import relationship from '../fixtures/snac-relationship.json'
import { decodeCustomEmoji } from './account.ts'
import { DecodeError } from './fields.ts'
import { decodePreferences } from './instance.ts'
import { decodeList } from './list.ts'
import { decodeMarkers } from './markers.ts'
import { decodeApplication, decodeToken } from './oauth.ts'
import { decodeRelationship } from './relationship.ts'
import { decodeContext } from './status.ts'

test('decodes a missing flag of a relationship as false', { tags: ['OVR-09'] }, () => {
  expect(relationship).not.toHaveProperty('blocked_by')
  expect(decodeRelationship(relationship)).toMatchObject({
    id: relationship.id,
    following: true,
    blocked_by: false,
    domain_blocking: false,
  })
  expect(() => decodeRelationship({ following: true })).toThrow(DecodeError)
})

test('decodes a context with a missing list or invalid statuses', { tags: ['OVR-09'] }, () => {
  const account = { id: '1', acct: 'ada' }

  const context = decodeContext({ descendants: [{ id: '2', account }, { id: '3' }] })

  expect(context.ancestors).toEqual([])
  expect(context.descendants.map(({ id }) => id)).toEqual(['2'])
  expect(() => decodeContext([])).toThrow(DecodeError)
})

test('decodes the id, title and policy of a list', { tags: ['ENT-11'] }, () => {
  const raw = { id: 1, title: 'Tea', replies_policy: 'followed', later: {} }

  expect(decodeList(raw)).toEqual({ id: '1', title: 'Tea', replies_policy: 'followed' })
  expect(() => decodeList({ title: 'Tea' })).toThrow(DecodeError)
})

test('decodes the policy of a list only when the server sends one', { tags: ['OVR-09'] }, () => {
  expect(decodeList({ id: '1', title: 'Tea', replies_policy: 'list', exclusive: true })).toEqual({
    id: '1',
    title: 'Tea',
    replies_policy: 'list',
    exclusive: true,
  })
  expect(Object.keys(decodeList({ id: '1', title: 'Tea' }))).toEqual(['id', 'title'])
})

test(
  'falls back to the animated image of a custom emoji without a static one',
  { tags: ['OVR-09'] },
  () => {
    expect(decodeCustomEmoji({ shortcode: 'blob', url: 'https://a.example/b.gif' })).toEqual({
      shortcode: 'blob',
      url: 'https://a.example/b.gif',
      static_url: 'https://a.example/b.gif',
      visible_in_picker: true,
      category: null,
    })
  },
)

test(
  'decodes preferences of the right type and accepts an empty body',
  { tags: ['OVR-09'] },
  () => {
    const raw = {
      'posting:default:visibility': 'unlisted',
      'posting:default:sensitive': 'yes',
      'reading:expand:spoilers': true,
      'posting:default:quote_policy': 'public',
    }

    expect(decodePreferences(raw)).toEqual({
      'posting:default:visibility': 'unlisted',
      'reading:expand:spoilers': true,
    })
    expect(decodePreferences({})).toEqual({})
    expect(decodePreferences(undefined)).toEqual({})
  },
)

test('leaves out a timeline without a marker', { tags: ['OVR-09'] }, () => {
  const home = { last_read_id: '5', version: 2, updated_at: '2026-11-21T07:47:31.874Z' }

  expect(decodeMarkers({ home, notifications: {} })).toEqual({ home })
  expect(decodeMarkers({})).toEqual({})
})

test.each([
  ['seconds', 1_795_247_709],
  ['milliseconds', 1_795_247_709_000],
])('decodes the creation time of a token in %s', (_unit, created_at) => {
  const token = { access_token: 'T', token_type: 'Bearer', scope: 'read', created_at }

  expect(decodeToken(token)).toEqual({
    access_token: 'T',
    scope: 'read',
    created_at: 1_795_247_709_000,
  })
})

test('rejects an application without id or secret and a token without text', () => {
  expect(decodeApplication({ client_id: 'a', client_secret: 'b', name: 'x' })).toEqual({
    client_id: 'a',
    client_secret: 'b',
    vapid_key: null,
  })
  expect(() => decodeApplication({ client_id: 'a' })).toThrow(DecodeError)
  expect(() => decodeToken({ error: 'invalid_grant' })).toThrow(DecodeError)
})
