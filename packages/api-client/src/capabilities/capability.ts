/**
 * What servers differ in, by 2019's Mastodon, today's, its forks and its kin. Most stand for calls
 * that some lack; those from `streaming` on tell how a server behaves.
 */
export const CAPABILITIES = [
  'instanceV2',
  'preferences',
  'markers',
  'customEmojis',
  /** GET /api/v1/timelines/direct: gone upstream since 3.0, kept by glitch-soc. */
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
  /** A mute may end by itself (3.3). */
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
  /** Reports that say why: a category, and which rules are broken. */
  'reportReasons',
  'filtersV1',
  'filtersV2',
  'searchV2',
  'searchV1',
  'groupedNotifications',
  'notificationsClear',
  'notificationDismissal',
  /** DELETE /api/v1/notifications/destroy_multiple: glitch-soc alone. */
  'bulkDismissal',
  /** Settings kept by the server: only for a page that it serves itself. */
  'webSettings',
  'webPush',
  'push',
  /** PUT /api/v1/push/subscription: the alerts of a subscription change in place. */
  'pushChanges',
  'embeds',
  /** A WebSocket that tells what happens. */
  'streaming',
  /** Many streams on one socket (3.3). */
  'multiplexing',
  /** The token may travel as the socket's subprotocol (2.9). */
  'socketTokens',
  /** The streams of public timelines tell of new statuses. */
  'publicStreams',
  /** The same of hashtags. */
  'hashtagStreams',
  /** A second post with the same Idempotency-Key is not made. */
  'idempotency',
  /** Relationships of all ids of a call: snac tells the first one's alone. */
  'manyRelationships',
  /** Somebody's pinned posts can be asked for: snac answers with all of their posts. */
  'pinnedLists',
  /** Ids of statuses grow with time. */
  'sortedIds',
  /** Statuses come with `filtered`, and it is true. */
  'serverFilters',
  /** Filters may blur the media of what matches (4.4). */
  'filterBlur',
  /** A post that ends with an eye stays on its server: glitch-soc, and the instance that comes with this client. */
  'localOnly',
  /** A post may have a sound beside other media. */
  'mixedSounds',
] as const

export type Capability = (typeof CAPABILITIES)[number]

/** `unknown` is worth a try. */
export type Support = 'yes' | 'no' | 'unknown'
