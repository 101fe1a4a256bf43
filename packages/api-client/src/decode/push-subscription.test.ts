import { expect, test } from 'vitest'
import sent from '../fixtures/gotosocial-push-subscription.json'
import { DecodeError } from './fields.ts'
import { decodePushSubscription } from './push-subscription.ts'

test('decodes id, endpoint and alerts', { tags: ['ENT-15'] }, () => {
  expect(decodePushSubscription(sent)).toEqual({
    id: sent.id,
    endpoint: sent.endpoint,
    server_key: sent.server_key,
    alerts: sent.alerts,
  })
})

test.each([
  ['a number for an id', { id: 7, endpoint: 'https://push.example/a' }],
  [
    'alerts that are not an object',
    { id: '7', endpoint: 'https://push.example/a', alerts: ['mention'] },
  ],
  ['an empty key', { id: '7', endpoint: 'https://push.example/a', server_key: '' }],
])('decodes the rest despite %s', { tags: ['ENT-15'] }, (_what, raw) => {
  expect(decodePushSubscription(raw)).toEqual({
    id: '7',
    endpoint: 'https://push.example/a',
    server_key: null,
    alerts: {},
  })
})

test('accepts alerts as text and enables only true ones', { tags: ['ENT-15'] }, () => {
  const alerts = { mention: 'true', follow: 'false', reblog: true, poll: null }
  const raw = { id: '7', endpoint: 'https://push.example/a', alerts }

  expect(decodePushSubscription(raw).alerts).toEqual({
    mention: true,
    follow: false,
    reblog: true,
    poll: false,
  })
})

test.each([null, [], { endpoint: 'https://push.example/a' }, { id: '7' }])(
  'rejects a subscription without an id or an endpoint: %j',
  (raw) => {
    expect(() => decodePushSubscription(raw)).toThrow(DecodeError)
  },
)
