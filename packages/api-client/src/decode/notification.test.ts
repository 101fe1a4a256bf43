import { expect, test } from 'vitest'
import mention from '../fixtures/hollo-mention.json'
import { DecodeError } from './fields.ts'
import { decodeNotification } from './notification.ts'

const account = { id: '1', acct: 'ada', username: 'ada' }

test(
  'a notification of a real server keeps its parts, slashes in the id too',
  { tags: ['ENT-10'] },
  () => {
    const notification = decodeNotification(mention)

    expect(notification).toMatchObject({
      id: '2026-11-21T07:44:46.794Z/mention/01a1fd10-9cc2-7768-918e-30d2055fe41e',
      type: 'mention',
      created_at: mention.created_at,
    })
    expect(notification.account.acct).toBe(mention.account.acct)
    expect(notification.status?.id).toBe(mention.status.id)
  },
)

test('a type that nobody knows is kept as it is', { tags: ['ENT-10'] }, () => {
  const raw = { id: '9', type: 'poll', created_at: '2026-11-21T08:00:00Z', account, group_key: 'x' }

  expect(decodeNotification(raw)).toMatchObject({ id: '9', type: 'poll', status: null })
})

test('a status that cannot be read does not hide what happened', () => {
  const raw = { id: '9', type: 'favourite', account, status: { id: '5' } }

  expect(decodeNotification(raw)).toMatchObject({ type: 'favourite', status: null })
})

test.each([
  ['an id', { type: 'follow', account }],
  ['a type', { id: '1', account }],
  ['an account', { id: '1', type: 'follow' }],
])('a notification without %s is of no use', (_name, raw) => {
  expect(() => decodeNotification(raw)).toThrow(DecodeError)
})

const picture = 'https://a.example/blob.png'

test.each([
  ['an emoji of Pleroma', { emoji: '☕', emoji_url: null }, '☕', null],
  ['a custom emoji of Pleroma', { emoji: ':blob:', emoji_url: picture }, ':blob:', picture],
  ['one of another server', { emoji: ':blob@b.example:', emoji_url: picture }, ':blob:', picture],
  ['one without colons', { emoji: 'blob', emoji_url: picture }, ':blob:', picture],
  ['one without a picture', { emoji: ':blob:' }, ':blob:', null],
  ['an emoji in an object', { emoji_reaction: { name: '☕' } }, '☕', null],
  ['a custom one in an object', { reaction: { name: 'blob', url: picture } }, ':blob:', picture],
])('reads %s as a reaction', { tags: ['ENT-10'] }, (_title, patch, words, url) => {
  const raw = { id: '9', type: 'pleroma:emoji_reaction', account, ...patch }

  expect(decodeNotification(raw).reaction).toMatchObject({ text: words })
  expect(decodeNotification(raw).reaction?.emoji?.url ?? null).toBe(url)
})

test.each([{}, { emoji: null }, { emoji: '\u200b' }, { emoji: 3 }, { reaction: '☕' }])(
  'reads a reaction with %j without an emoji',
  { tags: ['ENT-10'] },
  (patch) => {
    const raw = { id: '9', type: 'emoji_reaction', account, ...patch }

    expect(decodeNotification(raw)).not.toHaveProperty('reaction')
  },
)

test('reads no reaction of other notifications', { tags: ['ENT-10'] }, () => {
  expect(decodeNotification({ id: '9', type: 'mention', account, emoji: '☕' })).not.toHaveProperty(
    'reaction',
  )
})
