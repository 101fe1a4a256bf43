import { expect, test } from 'vitest'
import { isSubscriptionValid } from './index.ts'

const ENDPOINT = 'https://push.example/a'
const held = { endpoint: ENDPOINT, serverKey: 'AB-_' }

test.each([
  ['its key and endpoint match those of the server', held, 'AB-_', ENDPOINT, true],
  ['the server has another key', held, 'CD-_', ENDPOINT, false],
  ['the server has another endpoint', held, 'AB-_', 'https://push.example/b', false],
  ['the server has no endpoint', held, 'AB-_', null, false],
  ['the browser does not expose its key', { ...held, serverKey: null }, 'AB-_', ENDPOINT, false],
  ['the same key has another base64 alphabet', held, 'AB+/==', ENDPOINT, true],
])(
  'checks a subscription when %s',
  { tags: ['PSH-04'] },
  (_what, subscription, key, stored, expected) => {
    expect(isSubscriptionValid(subscription, key, stored)).toBe(expected)
  },
)
