import { expect, test } from 'vitest'
import { createCapabilityRecord } from '../capabilities/capability-record.ts'
import { onlyForm, streamForms, type StreamForm } from './stream-form.ts'

const nameOf = ({ isMultiplexed, tokenPlace }: StreamForm) =>
  `${isMultiplexed ? 'all' : 'one'} by ${tokenPlace}`

test.each([
  ['an unknown server', {}, 'T', ['all by protocol', 'one by protocol']],
  [
    'today’s Mastodon',
    { streaming: true, multiplexing: true, socketTokens: true },
    'T',
    ['all by protocol', 'one by protocol'],
  ],
  ['Mastodon 2.9', { multiplexing: false, socketTokens: true }, 'T', ['one by protocol']],
  ['Mastodon 2.7', { multiplexing: false, socketTokens: false }, 'T', ['one by query']],
  [
    'a token that no subprotocol may be',
    { multiplexing: true, socketTokens: true },
    'a/b=',
    ['all by query', 'one by query'],
  ],
  ['a server without streams', { streaming: false }, 'T', []],
] as const)('%s is tried in these ways, each twice', (_name, known, token, expected) => {
  const record = createCapabilityRecord()
  record.guess(known)

  expect(streamForms(record, token).map(nameOf)).toEqual(expected.flatMap((way) => [way, way]))
})

test.each([
  ['one socket for each stream', { multiplexing: false, socketTokens: false }, 'one by query'],
  ['not even the version', { multiplexing: false }, 'one by protocol'],
  ['the best of several', { socketTokens: true }, null],
  ['none at all', { streaming: false }, null],
] as const)('what is known beforehand is not tried out: %s', (_name, known, expected) => {
  const record = createCapabilityRecord()
  record.guess(known)

  const form = onlyForm(streamForms(record, 'T'))

  expect(form === null ? null : nameOf(form)).toBe(expected)
})
