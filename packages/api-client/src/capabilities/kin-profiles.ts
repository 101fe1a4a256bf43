import type { Capability } from './capability.ts'
import type { Version } from './software.ts'

/** What a program was met with. */
export interface KinProfile {
  /** Older versions were not met: nothing is guessed of them. */
  readonly since: Version
  /** Newer ones may have learnt what it lacked: a call that was missing is worth a try again. */
  readonly met: Version
  readonly has: readonly Capability[]
  readonly lacks: readonly Capability[]
  /** What came with a later version; lacking before. */
  readonly later?: readonly (readonly [Capability, Version])[]
}

/** What all three were met with. */
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

/** Mastodon's own, which none of its kin was met with. */
const MASTODONS: readonly Capability[] = [
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
 * The programs beside Mastodon, by name. The first three say what running servers answered; of the
 * others only what follows from how they are built.
 */
export const KIN_PROFILES: Readonly<Record<string, KinProfile>> = {
  gotosocial: {
    since: [0, 19, 0],
    met: [0, 19, 2],
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
    lacks: [...MASTODONS, 'notificationDismissal', 'idempotency', 'hashtagStreams'],
    later: [['publicStreams', [0, 20, 0]]],
  },
  hollo: {
    since: [0, 6, 0],
    met: [0, 10, 0],
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
      ...MASTODONS.filter((each) => each !== 'groupedNotifications'),
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
    met: [2, 94, 0],
    has: [...COMMON, 'conversations', 'notificationsClear', 'push'],
    lacks: [
      ...MASTODONS,
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
    met: [2, 9, 0],
    has: ['directTimeline', 'conversations', 'bookmarks', 'markers', 'bulkDismissal'],
    lacks: ['sortedIds', 'serverFilters', 'reportReasons', 'localOnly'],
    later: [['multiplexing', [2, 7, 0]]],
  },
  akkoma: {
    since: [3, 0, 0],
    met: [3, 10, 0],
    has: ['directTimeline', 'conversations', 'bookmarks', 'markers', 'bulkDismissal'],
    lacks: ['sortedIds', 'serverFilters', 'multiplexing', 'reportReasons', 'localOnly'],
  },
}
