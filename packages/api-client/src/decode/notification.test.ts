import { expect, test } from 'vitest'
import mention from '../fixtures/hollo-mention.json'
import { DecodeError } from './fields.ts'
import { decodeNotification } from './notification.ts'

const account = { id: '1', acct: 'ada', username: 'ada' }

test('decodes a real notification, including an id with slashes', { tags: ['ENT-10'] }, () => {
  const notification = decodeNotification(mention)

  expect(notification).toMatchObject({
    id: '2026-11-21T07:44:46.794Z/mention/01a1fd10-9cc2-7768-918e-30d2055fe41e',
    type: 'mention',
    created_at: mention.created_at,
  })
  expect(notification.account.acct).toBe(mention.account.acct)
  expect(notification.status?.id).toBe(mention.status.id)
})

test('keeps an unknown type', { tags: ['ENT-10'] }, () => {
  const raw = { id: '9', type: 'poll', created_at: '2026-11-21T08:00:00Z', account, group_key: 'x' }

  expect(decodeNotification(raw)).toMatchObject({ id: '9', type: 'poll', status: null })
})

test('decodes a notification whose status is invalid', () => {
  const raw = { id: '9', type: 'favourite', account, status: { id: '5' } }

  expect(decodeNotification(raw)).toMatchObject({ type: 'favourite', status: null })
})

test.each([
  ['an id', { type: 'follow', account }],
  ['a type', { id: '1', account }],
  ['an account', { id: '1', type: 'follow' }],
])('rejects a notification without %s', (_name, raw) => {
  expect(() => decodeNotification(raw)).toThrow(DecodeError)
})

const picture = 'https://a.example/blob.png'

test.each([
  ['an emoji of Pleroma', { emoji: '☕', emoji_url: null }, '☕', null],
  ['a custom emoji of Pleroma', { emoji: ':blob:', emoji_url: picture }, ':blob:', picture],
  [
    'an emoji of another server',
    { emoji: ':blob@b.example:', emoji_url: picture },
    ':blob:',
    picture,
  ],
  ['an emoji without colons', { emoji: 'blob', emoji_url: picture }, ':blob:', picture],
  ['an emoji without an image', { emoji: ':blob:' }, ':blob:', null],
  ['an emoji in an object', { emoji_reaction: { name: '☕' } }, '☕', null],
  ['a custom emoji in an object', { reaction: { name: 'blob', url: picture } }, ':blob:', picture],
])('decodes %s as a reaction', { tags: ['ENT-10'] }, (_title, patch, words, url) => {
  const raw = { id: '9', type: 'pleroma:emoji_reaction', account, ...patch }

  expect(decodeNotification(raw).reaction).toMatchObject({ text: words })
  expect(decodeNotification(raw).reaction?.emoji?.url ?? null).toBe(url)
})

test.each([{}, { emoji: null }, { emoji: '\u200b' }, { emoji: 3 }, { reaction: '☕' }])(
  'decodes a reaction with %j without an emoji',
  { tags: ['ENT-10'] },
  (patch) => {
    const raw = { id: '9', type: 'emoji_reaction', account, ...patch }

    expect(decodeNotification(raw)).not.toHaveProperty('reaction')
  },
)

test('decodes no reaction for other notifications', { tags: ['ENT-10'] }, () => {
  expect(decodeNotification({ id: '9', type: 'mention', account, emoji: '☕' })).not.toHaveProperty(
    'reaction',
  )
})
