/** Why rows may be missing at a gap. A `seam` hides no rows: it only marks the position of a request. */
export type GapReason =
  /** The stream was lost here. */
  | 'lost'
  /** The stream connected; the rows just before are still being fetched. */
  | 'joining'
  /** The row above was added while no stream, or only some of the streams, delivered. */
  | 'unstreamed'
  /** The server is still building this list (status 206). */
  | 'building'
  /** The rows below were restored from an earlier visit. */
  | 'restored'
  /** A full page did not reach the row below. */
  | 'more'
  /** Rows were removed here to limit the length of the list. */
  | 'cut'
  | 'seam'

/** A position between two rows where rows may be missing. */
export interface Gap {
  readonly id: number
  readonly reason: GapReason
  /**
   * Whether the gap is shown to the user. A gap that a pending request may fill stays hidden until that request
   * fails.
   */
  readonly isShown: boolean
  /** When the stream was lost here, in milliseconds since 1970; null when unknown. */
  readonly since: number | null
  /** How many pages in a row lacked the row above the gap. */
  readonly doubts: number
}

/** A row of a blocked or muted account. It keeps its position and is not shown. */
export interface HiddenRow<Id extends string> {
  readonly hidden: Id
}

export type Entry<Id extends string> = Id | Gap | HiddenRow<Id>

/** A request for a page, kept while it is pending. Its positions are gaps of the list, so they move with the list. */
export interface ListRequest<Id extends string> {
  readonly id: number
  /**
   * `newest`: the newest page, whole or after a row. `older`: the next page at the end. `below`: the rows below a
   * row, to fill a gap from its top or to confirm rows. `above`: the rows above a row, to fill a gap from its bottom.
   * `around`: the pages around the saved scroll position.
   */
  readonly kind: 'newest' | 'older' | 'below' | 'above' | 'around'
  /** The gap where the page is inserted. */
  readonly upper: number
  /** The lowest gap that is filled by a page that was requested after the row below it. */
  readonly lower: number | null
  /** The id for the request: `since_id` of `newest`, `max_id` of `older` and `below`, `min_id` of `above`. */
  readonly anchor: Id | null
  /** Whether streams delivered all new rows when the page was requested. */
  readonly wasLive: boolean
  /** Whether a stream was lost or connected since the request. */
  readonly isOutdated: boolean
  /** Whether the list had no page when this page was requested. */
  readonly isFirst: boolean
  /** The ids that streams delivered since the request. */
  readonly streamed: readonly Id[]
}

/**
 * The loaded part of a server's list, newest first, with all that is known about it. Two adjacent rows mean that the
 * server lists no row between them; a gap means that it may. Only `reduceList` and `createPageRequest` change it.
 */
export interface ListState<Id extends string> {
  readonly entries: readonly Entry<Id>[]
  /** The items that are shown: `null` is a gap, never two in a row. */
  readonly items: readonly (Id | null)[]
  /** How many of the front rows were added while the user was not at the top. */
  readonly unread: number
  /** Whether every view of the list is at the top. */
  readonly top: boolean
  /** Whether the first page, or the next one at the end, is pending. */
  readonly isLoading: boolean
  /** Whether older rows may exist on the server. */
  readonly hasMore: boolean
  /** Whether the server is still building this list (status 206). */
  readonly isPartial: boolean
  /** Whether any page was loaded: an empty list is then empty, not loading. */
  readonly isLoaded: boolean
  /** Whether requests are blocked: the server is about to empty the list. */
  readonly isBlocked: boolean
  /** Whether streams deliver all new rows. */
  readonly isLive: boolean
  readonly requests: readonly ListRequest<Id>[]
  /** The ids that were deleted last. A late event or page does not restore them. */
  readonly deleted: readonly Id[]
  /** The newest row that a page brought. The rows above it were delivered by streams. */
  readonly front: Id | null
  /** Rows at the front that are older than all others. They arrived late, and their position is unknown. */
  readonly late: ReadonlySet<Id>
  /** Own rows that streams have not delivered yet. Earlier rows of other accounts may not have arrived yet either. */
  readonly unconfirmed: ReadonlySet<Id>
  /** The rows that were restored from an earlier visit, until a page confirms them. */
  readonly restored: ReadonlySet<Id> | null
  readonly nextId: number
}

/** Creates a list before its first page. @see TL-02 */
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
    unconfirmed: new Set(),
    restored: null,
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

/** Whether rows may be missing at the gap, unlike at a seam. */
export const isRealGap = <Id extends string>(entry: Entry<Id> | undefined): entry is Gap =>
  isGap(entry) && entry.reason !== 'seam'

/** Gaps that a page of the newest rows fills without the user's action. */
const AUTOMATIC_REASONS: ReadonlySet<GapReason> = new Set([
  'lost',
  'joining',
  'unstreamed',
  'building',
  'restored',
])

export const isAutomaticGap = <Id extends string>(entry: Entry<Id> | undefined): entry is Gap =>
  isGap(entry) && AUTOMATIC_REASONS.has(entry.reason)

export const createGap = (id: number, reason: GapReason, isShown: boolean): Gap => ({
  id,
  reason,
  isShown,
  since: null,
  doubts: 0,
})

export const findGapIndex = <Id extends string>(
  entries: readonly Entry<Id>[],
  id: number | null,
): number => (id === null ? -1 : entries.findIndex((entry) => isGap(entry) && entry.id === id))

/** Returns the id of a row, hidden or not; null for a gap. */
export const getRow = <Id extends string>(entry: Entry<Id> | undefined): Id | null =>
  isRow(entry) ? entry : isHiddenRow(entry) ? entry.hidden : null

/** Whether a request for this gap is pending. */
export const isPending = <Id extends string>(
  { requests }: Pick<ListState<Id>, 'requests'>,
  gap: number,
): boolean => requests.some(({ upper, lower }) => upper === gap || lower === gap)

/** Returns the newest row and skips a gap in front; null when there is none. */
export function getNewestRow<Id extends string>({ entries }: ListState<Id>): Id | null {
  return entries.find(isRow<Id>) ?? null
}

/**
 * Returns the oldest row, hidden or not, which older pages are requested with; null when there is none. The id of a
 * row that arrived late does not show its position, so such rows are skipped.
 */
export function getOldestRow<Id extends string>({ entries, late }: ListState<Id>): Id | null {
  const isPlaced = (row: Id | null) => row !== null && !late.has(row)
  return getRow(entries.findLast((entry) => isPlaced(getRow(entry))))
}

/**
 * Whether the list is complete down to its last row: it is live, it has no gap, and no pending request could change
 * it.
 *
 * @internal for tests that compare a list with a server
 */
export function isListComplete<Id extends string>(list: ListState<Id>): boolean {
  return (
    list.isLive &&
    list.restored === null &&
    !list.entries.some(isRealGap) &&
    list.requests.every(({ kind }) => kind === 'older')
  )
}

/** Returns the rows with all gaps, also those that are not shown; `null` is a gap, never two in a row. */
export function getRowsWithGaps<Id extends string>({
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

/** Whether a page of the newest rows would fill a gap. */
export function needsNewest<Id extends string>({ entries }: ListState<Id>): boolean {
  return entries.some(isAutomaticGap)
}

/** Sets the entries of a list. Unused gaps are removed, adjacent gaps are merged, and the shown items are updated. */
export function withEntries<Id extends string>(
  list: ListState<Id>,
  entries: readonly Entry<Id>[],
  change: Partial<ListState<Id>> = {},
): ListState<Id> {
  const requests = change.requests ?? list.requests
  const tidied = tidyGaps(entries, requests)
  const items = getItems(tidied)
  const isSame =
    items.length === list.items.length && items.every((id, at) => id === list.items[at])
  const isCut = isRealGap(entries.at(-1)) && tidied.at(-1) !== entries.at(-1)
  return {
    ...list,
    ...change,
    hasMore: (change.hasMore ?? list.hasMore) || isCut,
    entries: tidied,
    late: keepListed(change.late ?? list.late, tidied),
    unconfirmed: keepListed(change.unconfirmed ?? list.unconfirmed, tidied),
    items: isSame ? list.items : items,
    isLoading: requests.some(({ kind, isFirst }) => kind === 'older' || isFirst),
  }
}

function keepListed<Id extends string>(
  ids: ReadonlySet<Id>,
  entries: readonly Entry<Id>[],
): ReadonlySet<Id> {
  if (ids.size === 0) return ids
  const listed = new Set(entries.map(getRow))
  return new Set([...ids].filter((id) => listed.has(id)))
}

/**
 * Removes unused gaps and merges adjacent ones. A gap at the very end is removed, because `hasMore` describes the
 * end.
 */
function tidyGaps<Id extends string>(
  entries: readonly Entry<Id>[],
  requests: readonly ListRequest<Id>[],
): readonly Entry<Id>[] {
  if (!entries.some(isGap)) return entries
  const isIdle = (entry: Entry<Id> | undefined): entry is Gap =>
    isGap(entry) && !isPending({ requests }, entry.id)
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

/**
 * Merges two adjacent gaps. A gap that is filled automatically takes precedence, the upper one first. It stays shown
 * when either of them was.
 */
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

function getItems<Id extends string>(entries: readonly Entry<Id>[]): readonly (Id | null)[] {
  if (entries.every(isRow<Id>)) return entries
  const items: (Id | null)[] = []
  for (const entry of entries) {
    if (isRow(entry)) items.push(entry)
    else if (isRealGap(entry) && entry.isShown && items.at(-1) !== null) items.push(null)
  }
  if (items.at(-1) === null && items.length > 1) items.pop()
  return items.length === 1 && items[0] === null ? [] : items
}
