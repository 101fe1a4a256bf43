import { expect, test } from 'vitest'
import { decodeInstanceV1, decodeInstanceV2 } from '../decode/instance.ts'
import gotosocial from '../fixtures/gotosocial-instance-v2.json'
import hollo from '../fixtures/hollo-instance-v2.json'
import snac from '../fixtures/snac-instance-v1.json'
import { createCapabilityRecord } from './capability-record.ts'
import type { Capability } from './capability.ts'
import { readCapabilities } from './read-capabilities.ts'

const createInstance = (
  version: string,
  source_url: string | null = null,
  api_version: number | null = null,
) => ({
  version,
  source_url,
  api_version,
})

const formatSupport = async (
  instance: ReturnType<typeof createInstance>,
  names: readonly Capability[],
) => {
  const record = createCapabilityRecord()
  record.guess(await readCapabilities(instance))
  return names.map((name) => record.getSupport(name)).join(' ')
}

const YEARS = [
  'bookmarks',
  'directTimeline',
  'conversations',
  'bulkDismissal',
  'multiplexing',
  'socketTokens',
  'statusEdits',
  'filtersV2',
  'instanceV2',
  'groupedNotifications',
] as const

test.each([
  ['2.7.1+glitch', 'yes yes yes yes no no no no no no'],
  ['2.7.4', 'no yes yes no no no no no no no'],
  ['2.8.0rc2', 'no yes yes no no no no no no no'],
  ['3.0.1', 'no no yes no no yes no no no no'],
  ['3.3.0', 'yes no yes no yes yes no no no no'],
  ['3.5.3+glitch', 'yes yes yes yes yes yes yes no no no'],
  ['4.0.2', 'yes no yes no yes yes yes yes yes no'],
  ['4.3.0', 'yes no yes no yes yes yes yes yes yes'],
  ['4.5.0-beta.1+glitch', 'yes yes yes yes yes yes yes yes yes yes'],
  ['4.5.0', 'yes no yes no yes yes yes yes yes yes'],
])(
  'guesses the capabilities of Mastodon %s from its version',
  { tags: ['BY-01'] },
  async (version, expected) => {
    expect(await formatSupport(createInstance(version), YEARS)).toBe(expected)
  },
)

test('leaves open for a fork what upstream removed and what glitch-soc added', async () => {
  expect(await formatSupport(createInstance('4.3.0+colonnade', null, 2), YEARS)).toBe(
    'yes unknown yes unknown yes yes yes yes yes yes',
  )
})

test.each([
  ['glitch-soc', createInstance('4.3.0+glitch'), 'yes'],
  ['Colonnade’s own instance', createInstance('4.3.0+colonnade', null, 2), 'yes'],
  ['Mastodon', createInstance('4.5.0', 'https://github.com/mastodon/mastodon', 7), 'no'],
  ['another fork', createInstance('4.3.0+tusky', null, 2), 'unknown'],
  ['GoToSocial', decodeInstanceV2(gotosocial), 'no'],
  ['snac', decodeInstanceV1(snac), 'no'],
  ['Pleroma', createInstance('2.7.2 (compatible; Pleroma 2.6.0)'), 'no'],
])(
  'guesses from the software whether local-only posts are supported: %s',
  { tags: ['CMP-42', 'BY-01'] },
  async (_name, instance, support) => {
    expect(await formatSupport(instance, ['localOnly'])).toBe(support)
  },
)

test.each([
  ['Colonnade’s own instance', createInstance('4.3.0+colonnade', null, 2), 'no'],
  ['Mastodon', createInstance('4.5.0', 'https://github.com/mastodon/mastodon', 7), 'no'],
  ['GoToSocial', decodeInstanceV2(gotosocial), 'unknown'],
])(
  'guesses whether audio can be combined with images: %s',
  { tags: ['UPL-03', 'BY-01'] },
  async (_name, instance, support) => {
    expect(await formatSupport(instance, ['mixedSounds'])).toBe(support)
  },
)

const BEHAVIOURS = [
  'streaming',
  'multiplexing',
  'publicStreams',
  'hashtagStreams',
  'idempotency',
  'sortedIds',
  'serverFilters',
] as const

test.each([
  [
    'Mastodon',
    createInstance('4.5.0', 'https://github.com/mastodon/mastodon', 7),
    'yes yes yes yes yes yes yes',
  ],
  ['GoToSocial', decodeInstanceV2(gotosocial), 'yes yes no no no yes yes'],
  [
    'a later GoToSocial',
    createInstance('0.20.0', 'https://codeberg.org/superseriousbusiness/gotosocial'),
    'yes yes yes no no yes yes',
  ],
  ['Hollo', decodeInstanceV2(hollo), 'no no no no yes no no'],
  ['snac', decodeInstanceV1(snac), 'no no no no no no no'],
  [
    'Pleroma',
    createInstance('2.7.2 (compatible; Pleroma 2.6.50)'),
    'unknown no unknown unknown unknown no no',
  ],
  [
    'a later Pleroma',
    createInstance('2.7.2 (compatible; Pleroma 2.7.0-1-gabc)'),
    'unknown yes unknown unknown unknown no no',
  ],
  [
    'Akkoma',
    createInstance('2.7.2 (compatible; Akkoma 3.10.4-0-gebfb617)'),
    'unknown no unknown unknown unknown no no',
  ],
])('guesses the behaviour of %s', { tags: ['BY-01'] }, async (_name, instance, expected) => {
  expect(await formatSupport(instance, BEHAVIOURS)).toBe(expected)
})

const CALLS = [
  'conversations',
  'statusHistory',
  'mediaStatus',
  'accountNotes',
  'listChanges',
  'conversationMutes',
  'filtersV2',
  'push',
  'pushChanges',
  'domainBlocks',
  'directTimeline',
  'notificationDismissal',
] as const

test.each([
  ['GoToSocial', decodeInstanceV2(gotosocial), 'yes yes yes yes yes yes yes yes yes no no no'],
  ['Hollo', decodeInstanceV2(hollo), 'no no yes no yes no no no no no no no'],
  // Its filters can be read, and are always empty.
  ['snac', decodeInstanceV1(snac), 'yes no no no no no unknown yes no no no no'],
])(
  'knows the tested capabilities before any request: %s',
  { tags: ['BY-01'] },
  async (_name, instance, expected) => {
    expect(await formatSupport(instance, CALLS)).toBe(expected)
  },
)

test.each([
  ['Sharkey', createInstance('3.0.0 (compatible; Sharkey 2024.9.4)')],
  ['Iceshrimp', createInstance('4.2.1 (compatible; Iceshrimp.NET/2025.1)')],
  ['a server with version 0.x', createInstance('0.4.1')],
  [
    'unknown software that reports a Mastodon version',
    createInstance('4.0.0', 'https://elsewhere.example/code'),
  ],
  ['no version', createInstance('dev')],
  [
    'an untested older GoToSocial',
    createInstance('0.9.0', 'https://github.com/superseriousbusiness/gotosocial'),
  ],
])('returns no guesses for %s', { tags: ['BY-01'] }, async (_name, instance) => {
  expect(await readCapabilities(instance)).toEqual({})
})

test('tries again on a newer version what the tested one lacked', async () => {
  const source = 'https://github.com/fedify-dev/hollo'

  expect(await formatSupport(createInstance('0.10.3', source), ['push', 'streaming'])).toBe('no no')
  expect(await formatSupport(createInstance('0.11.0', source), ['push', 'streaming'])).toBe(
    'unknown no',
  )
})
