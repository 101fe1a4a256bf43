/**
 * The differences between servers: Mastodon of 2019 and today, its forks and related software. Most name API methods
 * that some servers lack; those from `streaming` on describe behaviour.
 */
export const CAPABILITIES = [
  'instanceV2',
  'preferences',
  'markers',
  'customEmojis',
  /** GET /api/v1/timelines/direct: removed upstream in 3.0, kept by glitch-soc. */
  'directTimeline',
  'conversations',
  'favourites',
  'bookmarks',
  'statusPins',
  'conversationMutes',
  'statusEdits',
  'statusHistory',
  'polls',
  'mediaV2',
  'mediaStatus',
  'lists',
  'listChanges',
  'accountMutes',
  /** A mute may have a duration (3.3). */
  'timedMutes',
  'accountNotes',
  'followRequests',
  /** POST /api/v1/accounts/:id/pin and GET /api/v1/endorsements: the names of 2019. */
  'endorsements',
  /** POST /api/v1/accounts/:id/endorse and GET /api/v1/accounts/:id/endorsements (4.4). */
  'accountEndorsements',
  'familiarFollowers',
  'followerRemoval',
  'domainBlocks',
  'reports',
  /** Reports with a reason: a category and the broken rules. */
  'reportReasons',
  'filtersV1',
  'filtersV2',
  'searchV2',
  'searchV1',
  'groupedNotifications',
  'notificationsClear',
  'notificationDismissal',
  /** DELETE /api/v1/notifications/destroy_multiple: glitch-soc only. */
  'bulkDismissal',
  /** Settings stored by the server: only for a page that the server itself serves. */
  'webSettings',
  'webPush',
  'push',
  /** PUT /api/v1/push/subscription: updates the alerts of a subscription in place. */
  'pushChanges',
  'embeds',
  /** The streaming API over a WebSocket. */
  'streaming',
  /** Several streams on one socket (3.3). */
  'multiplexing',
  /** The token may travel as the socket's subprotocol (2.9). */
  'socketTokens',
  /** The streams of public timelines send new statuses. */
  'publicStreams',
  /** The streams of hashtags send new statuses. */
  'hashtagStreams',
  /** A second post with the same Idempotency-Key is not created. */
  'idempotency',
  /** The relationships of all requested ids: snac returns only the first. */
  'manyRelationships',
  /** The pinned posts of an account can be requested: snac returns all of its posts. */
  'pinnedLists',
  /** Ids of statuses increase over time. */
  'sortedIds',
  /** Statuses have a reliable `filtered` property. */
  'serverFilters',
  /** Filters can blur the media of matching posts (4.4). */
  'filterBlur',
  /** A post that ends with an eye emoji stays on its server: glitch-soc and Colonnade's own instance. */
  'localOnly',
  /** A post may combine audio with other media. */
  'mixedSounds',
] as const

export type Capability = (typeof CAPABILITIES)[number]

/** `unknown` is worth trying. */
export type Support = 'yes' | 'no' | 'unknown'

/** What a server can probably do, by its software. */
export type Guess = Partial<Readonly<Record<Capability, boolean>>>
