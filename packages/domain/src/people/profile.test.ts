import { expect, test } from 'vitest'
import { profileGate } from './index.ts'

const STRANGER = { following: false, requested: false }

test.each([
  ['an account like any other is open', {}, STRANGER, 'open'],
  ['a limited one is asked for', { limited: true }, STRANGER, 'limited'],
  ['also while it is not known how one stands to it', { limited: true }, undefined, 'limited'],
  [
    'who follows it has chosen it',
    { limited: true },
    { following: true, requested: false },
    'open',
  ],
  ['who asked to follow it too', { limited: true }, { following: false, requested: true }, 'open'],
  ['of a suspended one nothing is left', { suspended: true, limited: true }, STRANGER, 'suspended'],
  [
    'not even for who follows it',
    { suspended: true },
    { following: true, requested: false },
    'suspended',
  ],
] as const)('%s', (_title, account, relationship, gate) => {
  expect(profileGate({ account, relationship, isMe: false })).toBe(gate)
})

test('the own account is never hidden from itself', () => {
  const account = { limited: true, suspended: true }

  expect(profileGate({ account, relationship: undefined, isMe: true })).toBe('open')
})
