import type { InstanceEntity } from '@colonnade/domain/entities'
import type { Capability, Guess } from './capability.ts'
import { compareVersions, readSoftware, type Software, type Version } from './software.ts'

interface Span {
  /** The first version that has it. */
  readonly since: Version
  /** The first upstream version that lacks it; forks may have kept it. */
  readonly until?: Version
  /** The first version of glitch-soc that has it, when it differs; glitch-soc drops nothing. */
  readonly glitch?: Version
}

const ALWAYS: Version = [0, 0, 0]
const NEVER: Version = [Infinity, 0, 0]

/**
 * What Mastodon offers, by version. Server-side settings and web push are left out: they depend on the page, not on
 * the version.
 *
 * @see https://docs.joinmastodon.org/methods/ (the version history of each)
 */
const MASTODON_SPANS: Readonly<Partial<Record<Capability, Span>>> = {
  instanceV2: { since: [4, 0, 0] },
  preferences: { since: [2, 8, 0] },
  markers: { since: [3, 0, 0] },
  customEmojis: { since: [2, 0, 0] },
  directTimeline: { since: ALWAYS, until: [3, 0, 0] },
  conversations: { since: [2, 6, 0] },
  favourites: { since: ALWAYS },
  bookmarks: { since: [3, 1, 0], glitch: ALWAYS },
  statusPins: { since: [1, 6, 0] },
  conversationMutes: { since: [1, 4, 2] },
  statusEdits: { since: [3, 5, 0] },
  statusHistory: { since: [3, 5, 0] },
  polls: { since: [2, 8, 0] },
  mediaV2: { since: [3, 1, 3] },
  mediaStatus: { since: [3, 1, 3] },
  lists: { since: [2, 1, 0] },
  listChanges: { since: [2, 1, 0] },
  accountMutes: { since: ALWAYS },
  timedMutes: { since: [3, 3, 0] },
  accountNotes: { since: [3, 2, 0] },
  followRequests: { since: ALWAYS },
  endorsements: { since: [2, 5, 0] },
  domainBlocks: { since: [1, 4, 0] },
  reports: { since: ALWAYS },
  reportReasons: { since: [3, 5, 0] },
  filtersV1: { since: [2, 4, 3] },
  filtersV2: { since: [4, 0, 0] },
  searchV2: { since: [2, 4, 3] },
  searchV1: { since: ALWAYS, until: [3, 0, 0] },
  groupedNotifications: { since: [4, 3, 0] },
  notificationsClear: { since: ALWAYS },
  notificationDismissal: { since: ALWAYS },
  bulkDismissal: { since: NEVER, glitch: ALWAYS },
  push: { since: [2, 4, 0] },
  pushChanges: { since: [2, 4, 0] },
  embeds: { since: ALWAYS },
  streaming: { since: ALWAYS },
  multiplexing: { since: [3, 3, 0] },
  socketTokens: { since: [2, 9, 0] },
  publicStreams: { since: ALWAYS },
  hashtagStreams: { since: ALWAYS },
  idempotency: { since: ALWAYS },
  sortedIds: { since: [2, 0, 0] },
  serverFilters: { since: [4, 0, 0] },
  filterBlur: { since: [4, 4, 0], glitch: [4, 4, 0] },
  localOnly: { since: NEVER, glitch: ALWAYS },
  mixedSounds: { since: NEVER },
}

/** Colonnade's own instance. */
const OWN_FORK = 'colonnade'

/**
 * Guesses the capabilities of a server from the software that it reports. Some report another one first ("4.0.0 (not
 * true; really snac/2.94)").
 *
 * @returns an empty object for unknown software. Rejects if the code about other software than Mastodon, which is
 * loaded on demand, cannot be loaded.
 * @see BY-01
 */
export async function readCapabilities(
  instance: Pick<InstanceEntity, 'version' | 'source_url' | 'api_version'>,
): Promise<Guess> {
  const software = readSoftware(instance)
  if (software === null) return {}
  if (software.name === 'mastodon') return guessMastodon(software)
  const { guessFromProfile } = await import('./software-profiles.ts')
  return guessFromProfile(software)
}

function guessMastodon({ version, fork }: Software): Guess {
  const isGlitch = fork === 'glitch'
  const guess: Partial<Record<Capability, boolean>> = {}
  for (const [name, { since, until, glitch }] of Object.entries(MASTODON_SPANS)) {
    const first = isGlitch ? (glitch ?? since) : since
    const isThere = compareVersions(version, first) >= 0
    const isGone = until !== undefined && !isGlitch && compareVersions(version, until) >= 0
    // A fork may have kept what upstream removed, or adopted what glitch-soc added.
    const mayDiffer = isGone || (!isThere && glitch !== undefined)
    const isOpen = fork !== null && !isGlitch && mayDiffer
    if (!isOpen) guess[name as Capability] = isThere && !isGone
  }
  if (fork === OWN_FORK) guess.localOnly = true
  return guess
}
