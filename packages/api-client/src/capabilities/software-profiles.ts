import { CAPABILITIES, type Capability, type Guess } from './capability.ts'
import { compareVersions, type Software, type Version } from './software.ts'

/** The capabilities of one server software, as tested. */
interface SoftwareProfile {
  /** The oldest tested version: there are no guesses for older ones. */
  readonly since: Version
  /** The newest tested version. A newer one may have gained what it lacked, so a missing API method is tried again. */
  readonly testedVersion: Version
  readonly has: readonly Capability[]
  readonly lacks: readonly Capability[]
  /** Capabilities that came with a later version, and are missing before. */
  readonly later?: readonly (readonly [Capability, Version])[]
}

/** The capabilities that all three tested programs have. */
const COMMON: readonly Capability[] = [
  'preferences',
  'markers',
  'customEmojis',
  'bookmarks',
  'statusPins',
  'statusEdits',
  'mediaV2',
  'lists',
  'followRequests',
  'searchV2',
]

/** Capabilities that only Mastodon has; no other tested software has them. */
const MASTODON_ONLY: readonly Capability[] = [
  'endorsements',
  'domainBlocks',
  'reportReasons',
  'groupedNotifications',
  'embeds',
  'directTimeline',
  'bulkDismissal',
  'webSettings',
  'webPush',
  'localOnly',
]

const STREAMS: readonly Capability[] = [
  'streaming',
  'multiplexing',
  'publicStreams',
  'hashtagStreams',
]

/**
 * Mastodon-compatible software by name. The first three describe what running servers returned; the others only what
 * follows from their design.
 */
const SOFTWARE_PROFILES: Readonly<Record<string, SoftwareProfile>> = {
  gotosocial: {
    since: [0, 19, 0],
    testedVersion: [0, 19, 2],
    has: [
      ...COMMON,
      'instanceV2',
      'conversations',
      'favourites',
      'conversationMutes',
      'polls',
      'statusHistory',
      'mediaStatus',
      'listChanges',
      'accountMutes',
      'accountNotes',
      'reports',
      'filtersV1',
      'filtersV2',
      'notificationsClear',
      'push',
      'pushChanges',
      'streaming',
      'multiplexing',
      'socketTokens',
      'sortedIds',
      'serverFilters',
    ],
    lacks: [...MASTODON_ONLY, 'notificationDismissal', 'idempotency', 'hashtagStreams'],
    later: [['publicStreams', [0, 20, 0]]],
  },
  hollo: {
    since: [0, 6, 0],
    testedVersion: [0, 10, 0],
    has: [
      ...COMMON,
      'instanceV2',
      'favourites',
      'polls',
      'mediaStatus',
      'listChanges',
      'accountMutes',
      'reports',
      'idempotency',
    ],
    lacks: [
      ...MASTODON_ONLY.filter((each) => each !== 'groupedNotifications'),
      ...STREAMS,
      'conversations',
      'conversationMutes',
      'statusHistory',
      'accountNotes',
      'push',
      'pushChanges',
      'filtersV1',
      'filtersV2',
      'notificationsClear',
      'notificationDismissal',
      'sortedIds',
      'serverFilters',
    ],
    later: [['groupedNotifications', [0, 7, 0]]],
  },
  snac: {
    since: [2, 90, 0],
    testedVersion: [2, 94, 0],
    has: [...COMMON, 'conversations', 'notificationsClear', 'push'],
    lacks: [
      ...MASTODON_ONLY,
      ...STREAMS,
      'instanceV2',
      'conversationMutes',
      'statusHistory',
      'polls',
      'mediaStatus',
      'listChanges',
      'accountMutes',
      'accountNotes',
      'reports',
      'pushChanges',
      'notificationDismissal',
      'idempotency',
      'manyRelationships',
      'pinnedLists',
      'sortedIds',
      'serverFilters',
    ],
  },
  pleroma: {
    since: [2, 0, 0],
    testedVersion: [2, 9, 0],
    has: ['directTimeline', 'conversations', 'bookmarks', 'markers', 'bulkDismissal'],
    lacks: ['sortedIds', 'serverFilters', 'reportReasons', 'localOnly'],
    later: [['multiplexing', [2, 7, 0]]],
  },
  akkoma: {
    since: [3, 0, 0],
    testedVersion: [3, 10, 0],
    has: ['directTimeline', 'conversations', 'bookmarks', 'markers', 'bulkDismissal'],
    lacks: ['sortedIds', 'serverFilters', 'multiplexing', 'reportReasons', 'localOnly'],
  },
}

/** Behaviours that no 404 would reveal. These guesses also apply to newer versions. */
const BEHAVIOURS: ReadonlySet<Capability> = new Set(
  CAPABILITIES.slice(CAPABILITIES.indexOf('streaming')),
)

/** Guesses what a server of other software than Mastodon can do. @returns an empty object for unknown software */
export function guessFromProfile({
  name: software,
  version,
}: Pick<Software, 'name' | 'version'>): Guess {
  const profile = SOFTWARE_PROFILES[software]
  if (profile === undefined) return {}
  const { since, testedVersion, has, lacks, later = [] } = profile
  if (compareVersions(version, since) < 0) return {}
  const isNewer =
    version[0] > testedVersion[0] ||
    (version[0] === testedVersion[0] && version[1] > testedVersion[1])
  const lacking = lacks.filter((name) => !isNewer || BEHAVIOURS.has(name))
  return Object.fromEntries([
    ...lacking.map((name) => [name, false]),
    ...has.map((name) => [name, true]),
    ...later.map(([name, first]) => [name, compareVersions(version, first) >= 0]),
  ]) as Guess
}
