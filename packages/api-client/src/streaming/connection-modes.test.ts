import { expect, test } from 'vitest'
import { createCapabilityRecord } from '../capabilities/capability-record.ts'
import { getOnlyMode, getConnectionModes, type ConnectionMode } from './connection-modes.ts'

const formatMode = ({ isMultiplexed, tokenLocation }: ConnectionMode) =>
  `${isMultiplexed ? 'all' : 'one'} by ${tokenLocation}`

test.each([
  ['an unknown server', {}, 'T', ['all by protocol', 'one by protocol']],
  [
    'current Mastodon',
    { streaming: true, multiplexing: true, socketTokens: true },
    'T',
    ['all by protocol', 'one by protocol'],
  ],
  ['Mastodon 2.9', { multiplexing: false, socketTokens: true }, 'T', ['one by protocol']],
  ['Mastodon 2.7', { multiplexing: false, socketTokens: false }, 'T', ['one by query']],
  [
    'a token that cannot be a subprotocol',
    { multiplexing: true, socketTokens: true },
    'a/b=',
    ['all by query', 'one by query'],
  ],
  ['a server without streams', { streaming: false }, 'T', []],
] as const)('tries each connection mode twice for %s', (_name, known, token, expected) => {
  const record = createCapabilityRecord()
  record.guess(known)

  expect(getConnectionModes(record, token).map(formatMode)).toEqual(
    expected.flatMap((way) => [way, way]),
  )
})

test.each([
  ['one socket for each stream', { multiplexing: false, socketTokens: false }, 'one by query'],
  ['one socket for each stream, version unknown', { multiplexing: false }, 'one by protocol'],
  ['several modes', { socketTokens: true }, null],
  ['no modes', { streaming: false }, null],
] as const)('skips trying when only one mode is possible: %s', (_name, known, expected) => {
  const record = createCapabilityRecord()
  record.guess(known)

  const form = getOnlyMode(getConnectionModes(record, 'T'))

  expect(form === null ? null : formatMode(form)).toBe(expected)
})
