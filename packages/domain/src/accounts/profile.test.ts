import { expect, test } from 'vitest'
import { getProfileAccess } from './index.ts'

const STRANGER = { following: false, requested: false }

test.each([
  ['shows an account without limits', {}, STRANGER, 'open'],
  ['shows a limited account only on request', { limited: true }, STRANGER, 'limited'],
  [
    'shows a limited account only on request while the relationship is unknown',
    { limited: true },
    undefined,
    'limited',
  ],
  [
    'shows a limited account to a follower',
    { limited: true },
    { following: true, requested: false },
    'open',
  ],
  [
    'shows a limited account after a follow request',
    { limited: true },
    { following: false, requested: true },
    'open',
  ],
  ['hides a suspended account', { suspended: true, limited: true }, STRANGER, 'suspended'],
  [
    'hides a suspended account from a follower',
    { suspended: true },
    { following: true, requested: false },
    'suspended',
  ],
] as const)('%s', (_title, account, relationship, gate) => {
  expect(getProfileAccess({ account, relationship, isMe: false })).toBe(gate)
})

test('does not hide the own profile', () => {
  const account = { limited: true, suspended: true }

  expect(getProfileAccess({ account, relationship: undefined, isMe: true })).toBe('open')
})
