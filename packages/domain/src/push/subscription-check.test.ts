import { expect, test } from 'vitest'
import { isStillGood } from './index.ts'

const ENDPOINT = 'https://push.example/a'
const held = { endpoint: ENDPOINT, serverKey: 'AB-_' }

test.each([
  ['its key is the server’s and its endpoint the stored one', held, 'AB-_', ENDPOINT, true],
  ['the server has another key', held, 'CD-_', ENDPOINT, false],
  ['the server was told of another endpoint', held, 'AB-_', 'https://push.example/b', false],
  ['the server was told of none', held, 'AB-_', null, false],
  ['the browser does not tell its key', { ...held, serverKey: null }, 'AB-_', ENDPOINT, false],
  ['the same key is written in another way', held, 'AB+/==', ENDPOINT, true],
])(
  'a subscription is judged where %s',
  { tags: ['PSH-04'] },
  (_what, subscription, key, stored, expected) => {
    expect(isStillGood(subscription, key, stored)).toBe(expected)
  },
)
