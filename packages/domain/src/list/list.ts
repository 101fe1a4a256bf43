/** Why something may be missing at a gap. `seam` hides nothing: it only holds the position of a request. */
export type GapReason =
  /** The stream was lost there. */
  | 'lost'
  /** The stream began to deliver; what came just before is still being fetched. */
  | 'joining'
  /** The row above came while no stream, or only some of the streams, delivered. */
  | 'unheard'
  /** The server is still building this list (status 206). */
  | 'building'
  /** Rows of an earlier visit begin below it. */
  | 'recalled'
  /** A page was full and did not reach the row below. */
  | 'more'
  /** Rows were dropped here to bound the list. */
  | 'cut'
  | 'seam'

/** A position between two rows at which something may be missing. */
export interface Gap {
  readonly id: number
  readonly reason: GapReason
  /** Whether the reader sees it. One that a request is about to settle stays hidden until that request fails. */
  readonly isShown: boolean
  /** When the stream was lost there, in milliseconds since 1970; null where nobody noted it. */
  readonly since: number | null
  /** How many pages in a row lacked the row above it. */
  readonly doubts: number
}

/** A row whose account is blocked or muted: it keeps its position and shows nothing. */
export interface HiddenRow<Id extends string> {
  readonly hidden: Id
}

export type Entry<Id extends string> = Id | Gap | HiddenRow<Id>

/** One call for a page, as long as its answer is awaited. Positions are gaps of the list, so they move with it. */
export interface ListRequest<Id extends string> {
  readonly id: number
  /**
   * `newest`: the newest page, whole or since a row. `older`: the next page at the end. `below`: what follows a row,
   * to fill a gap from its top or to confirm rows. `above`: what precedes a row, to fill a gap from its bottom.
   * `around`: the pages around a row that the reader left.
   */
  readonly kind: 'newest' | 'older' | 'below' | 'above' | 'around'
  /** The gap where the page goes. */
  readonly upper: number
  /** The lowest gap that a page settles which was asked for since the row below it. */
  readonly lower: number | null
  /** The id to ask with: `since_id` of `newest`, `max_id` of `older` and `below`, `min_id` of `above`. */
  readonly anchor: Id | null
  /** Whether streams delivered everything new when the page was asked for. */
  readonly wasLive: boolean
  /** Whether a stream was lost or began since then. */
  readonly isOutdated: boolean
  /** Whether the list held no page when it was asked for. */
  readonly isFirst: boolean
  /** What streams delivered since then. */
  readonly told: readonly Id[]
}

/**
 * The part of a server's list that is held, newest first, with everything that is known about it. Two neighbouring rows
 * say that the server lists nothing between them; a gap says that it may. Written by `reduceList` and `askForPage` only.
 */
export interface ListState<Id extends string> {
  readonly entries: readonly Entry<Id>[]
  /** What the reader sees of it: `null` is a gap, never two in a row. */
  readonly items: readonly (Id | null)[]
  /** How many of the front rows came while the reader was not at the top. */
  readonly unread: number
  /** Every view of the list stands at its top. */
  readonly top: boolean
  /** The first page, or the next one at the end, is awaited. */
  readonly isLoading: boolean
  /** Older rows may exist on the server. */
  readonly hasMore: boolean
  /** The server is still building this list (status 206). */
  readonly isPartial: boolean
  /** Whether any page ever came: an empty list is empty, not loading. */
  readonly isLoaded: boolean
  /** Nothing may be asked for now: the server is about to empty the list. */
  readonly isBlocked: boolean
  /** Whether streams deliver everything that is new. */
  readonly isLive: boolean
  readonly requests: readonly ListRequest<Id>[]
  /** The last ids that were deleted: neither a late event nor a late page brings them back. */
  readonly deleted: readonly Id[]
  /** The newest row that a page brought: what stands above it was delivered by streams. */
  readonly front: Id | null
  /** Rows that stand in front though they are older than all others: they came late, and nothing told their position. */
  readonly late: ReadonlySet<Id>
  /** Own rows of which streams have not told yet: what others published before may still be on its way. */
  readonly unproven: ReadonlySet<Id>
  /** The rows that an earlier visit saw, until a page confirms them. */
  readonly recalled: ReadonlySet<Id> | null
  readonly nextId: number
}

/** A list before its first page. @see TL-02 */
export function createList<Id extends string>(): ListState<Id> {
  return {
    entries: [],
    items: [],
    unread: 0,
    top: true,
    isLoading: false,
    hasMore: true,
    isPartial: false,
    isLoaded: false,
    isBlocked: false,
    isLive: false,
    requests: [],
    deleted: [],
    front: null,
    late: new Set(),
    unproven: new Set(),
    recalled: null,
    nextId: 1,
  }
}

export const isRow = <Id extends string>(entry: Entry<Id> | undefined): entry is Id =>
  typeof entry === 'string'

export const isHiddenRow = <Id extends string>(
  entry: Entry<Id> | undefined,
): entry is HiddenRow<Id> => typeof entry === 'object' && 'hidden' in entry

export const isGap = <Id extends string>(entry: Entry<Id> | undefined): entry is Gap =>
  typeof entry === 'object' && 'reason' in entry

/** Whether something may really be missing there. */
export const isRealGap = <Id extends string>(entry: Entry<Id> | undefined): entry is Gap =>
  isGap(entry) && entry.reason !== 'seam'

/** Gaps that a page of the newest rows settles without the reader's doing. */
const AUTOMATIC: ReadonlySet<GapReason> = new Set([
  'lost',
  'joining',
  'unheard',
  'building',
  'recalled',
])

export const isAutomaticGap = <Id extends string>(entry: Entry<Id> | undefined): entry is Gap =>
  isGap(entry) && AUTOMATIC.has(entry.reason)

export const createGap = (id: number, reason: GapReason, isShown: boolean): Gap => ({
  id,
  reason,
  isShown,
  since: null,
  doubts: 0,
})

export const indexOfGap = <Id extends string>(
  entries: readonly Entry<Id>[],
  id: number | null,
): number => (id === null ? -1 : entries.findIndex((entry) => isGap(entry) && entry.id === id))

/** The id of a row, hidden or not; null for a gap. */
export const rowOf = <Id extends string>(entry: Entry<Id> | undefined): Id | null =>
  isRow(entry) ? entry : isHiddenRow(entry) ? entry.hidden : null

/** Whether the answer to a request is awaited there. */
export const isAwaited = <Id extends string>(
  { requests }: Pick<ListState<Id>, 'requests'>,
  gap: number,
): boolean => requests.some(({ upper, lower }) => upper === gap || lower === gap)

/** The newest row, skipping a gap in front; null when there is none. */
export function newestRow<Id extends string>({ entries }: ListState<Id>): Id | null {
  return entries.find(isRow<Id>) ?? null
}

/**
 * The oldest row, hidden or not: what older pages are asked for with; null when there is none. The id of a row that came
 * late says nothing about what stands around it.
 */
export function oldestRow<Id extends string>({ entries, late }: ListState<Id>): Id | null {
  const isPlaced = (row: Id | null) => row !== null && !late.has(row)
  return rowOf(entries.findLast((entry) => isPlaced(rowOf(entry))))
}

/**
 * Whether the list says that it lacks nothing down to its last row: it is live, no gap is left, and nothing is awaited
 * that could change it.
 *
 * @internal for tests that compare a list with a server
 */
export function isWhole<Id extends string>(list: ListState<Id>): boolean {
  return (
    list.isLive &&
    list.recalled === null &&
    !list.entries.some(isRealGap) &&
    list.requests.every(({ kind }) => kind === 'older')
  )
}

/** The rows with every gap, those too that the reader does not see; `null` is a gap, never two in a row. */
export function rowsWithGaps<Id extends string>({
  entries,
  items,
}: ListState<Id>): readonly (Id | null)[] {
  if (!entries.some(isRealGap)) return items
  const rows: (Id | null)[] = []
  for (const entry of entries) {
    if (isRow(entry)) rows.push(entry)
    else if (isRealGap(entry) && rows.at(-1) !== null) rows.push(null)
  }
  return rows
}

/** Whether a page of the newest rows would settle something. */
export function needsNewest<Id extends string>({ entries }: ListState<Id>): boolean {
  return entries.some(isAutomaticGap)
}

/**
 * Gives a list other entries: gaps that nothing needs any more go, those side by side become one, and what the reader
 * sees follows.
 */
export function withEntries<Id extends string>(
  list: ListState<Id>,
  entries: readonly Entry<Id>[],
  change: Partial<ListState<Id>> = {},
): ListState<Id> {
  const requests = change.requests ?? list.requests
  const tidied = tidyGaps(entries, requests)
  const items = itemsOf(tidied)
  const isSame =
    items.length === list.items.length && items.every((id, at) => id === list.items[at])
  const isCut = isRealGap(entries.at(-1)) && tidied.at(-1) !== entries.at(-1)
  return {
    ...list,
    ...change,
    hasMore: (change.hasMore ?? list.hasMore) || isCut,
    entries: tidied,
    late: keepListed(change.late ?? list.late, tidied),
    unproven: keepListed(change.unproven ?? list.unproven, tidied),
    items: isSame ? list.items : items,
    isLoading: requests.some(({ kind, isFirst }) => kind === 'older' || isFirst),
  }
}

function keepListed<Id extends string>(
  ids: ReadonlySet<Id>,
  entries: readonly Entry<Id>[],
): ReadonlySet<Id> {
  if (ids.size === 0) return ids
  const listed = new Set(entries.map(rowOf))
  return new Set([...ids].filter((id) => listed.has(id)))
}

/** A gap at the very end means nothing: `hasMore` says what comes there. */
function tidyGaps<Id extends string>(
  entries: readonly Entry<Id>[],
  requests: readonly ListRequest<Id>[],
): readonly Entry<Id>[] {
  if (!entries.some(isGap)) return entries
  const isIdle = (entry: Entry<Id> | undefined): entry is Gap =>
    isGap(entry) && !isAwaited({ requests }, entry.id)
  const tidied: Entry<Id>[] = []
  for (const entry of entries) {
    const last = tidied.at(-1)
    if (!isIdle(entry)) tidied.push(entry)
    else if (entry.reason === 'seam') continue
    else if (isIdle(last)) tidied[tidied.length - 1] = joinGaps(last, entry)
    else tidied.push(entry)
  }
  while (isIdle(tidied.at(-1))) tidied.pop()
  return tidied
}

/** What the reader has to settle stays so; of two that settle themselves the upper one counts. */
function joinGaps(upper: Gap, lower: Gap): Gap {
  const both = [upper, lower]
  const kept =
    both.find(({ reason }) => reason === 'building') ?? both.find(isAutomaticGap) ?? upper
  return {
    ...kept,
    isShown: upper.isShown || lower.isShown,
    since: lower.since ?? upper.since,
    doubts: Math.max(upper.doubts, lower.doubts),
  }
}

function itemsOf<Id extends string>(entries: readonly Entry<Id>[]): readonly (Id | null)[] {
  if (entries.every(isRow<Id>)) return entries
  const items: (Id | null)[] = []
  for (const entry of entries) {
    if (isRow(entry)) items.push(entry)
    else if (isRealGap(entry) && entry.isShown && items.at(-1) !== null) items.push(null)
  }
  if (items.at(-1) === null && items.length > 1) items.pop()
  return items.length === 1 && items[0] === null ? [] : items
}
