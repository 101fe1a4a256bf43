import {
  createGap,
  type Gap,
  indexOfGap,
  isAutomaticGap,
  isAwaited,
  isGap,
  isRealGap,
  isRow,
  oldestRow,
  rowOf,
  withEntries,
  type Entry,
  type ListRequest,
  type ListState,
} from './list.ts'

/** What is wanted of a server. */
export type Want<Id extends string> =
  /** The newest rows. @param isWhole not only what is newer than what is listed: it shows what was deleted as well */
  | { readonly kind: 'newest'; readonly isWhole?: boolean }
  /** What is newer than the last page, though streams seem to have delivered it. */
  | { readonly kind: 'verify' }
  /** What follows the last row. @param hasLink the server named the next page, so no row is needed to ask for it */
  | { readonly kind: 'older'; readonly hasLink?: boolean }
  /** What is missing at a gap, from below the row above it or from above the row below it. */
  | { readonly kind: 'gap'; readonly gap: number; readonly from: 'top' | 'bottom' }
  /** Rows that are listed already, below one of them. */
  | { readonly kind: 'confirm'; readonly above: Id }
  | { readonly kind: 'around' }

interface Asked<Id extends string> {
  readonly list: ListState<Id>
  readonly request: ListRequest<Id>
}

/**
 * Notes that a page is asked for: its position in the list, what it is asked with, and what holds at this moment. The
 * answer settles only that.
 *
 * @returns null where there is nothing to ask, or the same is awaited already
 * @see TL-03, TL-04, TL-11, TL-12
 */
export function askForPage<Id extends string>(
  list: ListState<Id>,
  want: Want<Id>,
): Asked<Id> | null {
  if (list.isBlocked) return null
  switch (want.kind) {
    case 'newest':
      return askForNewest(list, want.isWhole === true)
    case 'verify':
      return askSincePage(list)
    case 'older':
      return askForOlder(list, want.hasLink === true)
    case 'gap':
      return want.from === 'bottom'
        ? askUpwards(list, want.gap)
        : askDownwards(list, indexOfGap(list.entries, want.gap))
    case 'confirm':
      return askBelowRow(list, want.above)
    case 'around':
      return askInFront(list, 'around', null, null)
  }
}

function askForNewest<Id extends string>(list: ListState<Id>, isWhole: boolean): Asked<Id> | null {
  // Of two first pages the older could come last, and would join what it does not touch.
  const isFirst = !list.isLoaded
  if (list.requests.some(({ kind, isOutdated }) => kind === 'newest' && (isFirst || !isOutdated)))
    return null
  const { entries } = list
  const lowest = entries.findLastIndex(isAutomaticGap)
  const gap = entries[lowest]
  const isJoining = isGap(gap) && gap.reason !== 'lost' && gap.reason !== 'building'
  const isKnown = list.isLoaded && !list.isPartial && list.recalled === null
  const isGapInFront = list.items[0] === null
  const isSince = !isWhole && isKnown && !isGapInFront && (lowest < 0 || isJoining)
  const anchor = isSince ? anchorBelow(entries, lowest) : null
  return askInFront(list, 'newest', anchor, anchor === null || !isGap(gap) ? null : gap.id)
}

/**
 * The row to ask since. Below a gap it is the second one: a page that has the first has met it, however few a server
 * gives. Without a gap it is the first (TL-04).
 *
 * @returns null where something else may be missing in between
 */
function anchorBelow<Id extends string>(entries: readonly Entry<Id>[], gap: number): Id | null {
  const below = entries.slice(gap + 1).filter((entry) => !isGap(entry) || isRealGap(entry))
  const [first, second] = below
  if (!isRow(first)) return null
  return gap >= 0 && isRow(second) ? second : first
}

/** A list without rows has none to ask since: its newest page is asked for whole. */
function askSincePage<Id extends string>(list: ListState<Id>): Asked<Id> | null {
  const { front } = list
  if (!list.isLoaded || !list.isLive || list.isPartial) return null
  const { entries } = list
  if (!entries.every(isGap) && !entries.some((entry) => entry === front)) return null
  if (list.requests.some(({ kind }) => kind === 'newest')) return null
  return askInFront(list, 'newest', front, null)
}

/** The page goes at the front as it is now: into a gap that is there, or at a seam. */
function askInFront<Id extends string>(
  list: ListState<Id>,
  kind: 'newest' | 'around',
  anchor: Id | null,
  lower: number | null,
): Asked<Id> {
  const [first] = list.entries
  const upper = isRealGap(first) && !isAwaited(list, first.id) ? first : seamOf(list)
  const entries = upper === first ? list.entries : [upper, ...list.entries]
  return register(list, entries, { kind, upper: upper.id, lower, anchor })
}

function askForOlder<Id extends string>(list: ListState<Id>, hasLink: boolean): Asked<Id> | null {
  const anchor = oldestRow(list)
  // The next answer replaces a list that the server still builds.
  if (!list.hasMore || list.isLoading || list.isPartial) return null
  if (anchor === null && !hasLink) return null
  const seam = seamOf(list)
  return register(list, [...list.entries, seam], { kind: 'older', upper: seam.id, anchor })
}

function askDownwards<Id extends string>(list: ListState<Id>, at: number): Asked<Id> | null {
  const gap = list.entries[at]
  if (!isRealGap(gap) || isAwaited(list, gap.id)) return null
  // The id of a row that came late says nothing about what stands around it.
  const above = list.entries
    .slice(0, at)
    .map(rowOf)
    .findLast((row) => row !== null && !list.late.has(row))
  if (above == null) return askForNewest(list, true)
  return register(list, list.entries, { kind: 'below', upper: gap.id, anchor: above })
}

/** A gap in front is filled from its top: nothing shows whether a server heeds `min_id` there. */
function askUpwards<Id extends string>(list: ListState<Id>, id: number): Asked<Id> | null {
  const at = indexOfGap(list.entries, id)
  const gap = list.entries[at]
  const below = rowOf(list.entries.slice(at + 1).find((entry) => !isGap(entry)))
  const hasRowAbove = list.entries
    .slice(0, Math.max(0, at))
    .map(rowOf)
    .some((row) => row !== null && !list.late.has(row))
  if (!hasRowAbove || below === null) return askDownwards(list, at)
  if (!isRealGap(gap) || isAwaited(list, gap.id)) return null
  return register(list, list.entries, { kind: 'above', upper: gap.id, anchor: below })
}

function askBelowRow<Id extends string>(list: ListState<Id>, above: Id): Asked<Id> | null {
  const at = list.entries.indexOf(above) + 1
  if (at === 0 || list.late.has(above)) return null
  if (list.requests.some(({ anchor }) => anchor === above)) return null
  const seam = seamOf(list)
  const entries = list.entries.toSpliced(at, 0, seam)
  return register(list, entries, { kind: 'below', upper: seam.id, anchor: above })
}

const seamOf = <Id extends string>({ nextId }: ListState<Id>) =>
  createGap(nextId + 1, 'seam', false)

function register<Id extends string>(
  list: ListState<Id>,
  entries: readonly Entry<Id>[],
  asked: Pick<ListRequest<Id>, 'kind' | 'upper' | 'anchor'> & { readonly lower?: number | null },
): Asked<Id> {
  const isNewest = asked.kind === 'newest'
  const request: ListRequest<Id> = {
    lower: null,
    ...asked,
    id: list.nextId,
    wasLive: list.isLive,
    isOutdated: false,
    isFirst: isNewest && (list.recalled !== null || !list.isLoaded),
    told: [],
  }
  const change = { nextId: list.nextId + 2, requests: [...list.requests, request] }
  return { list: withEntries(list, entries, change), request }
}

/** A call that brought nothing: what it was to settle is shown to the reader. */
export function failRequest<Id extends string>(list: ListState<Id>, id: number): ListState<Id> {
  const failed = list.requests.find((request) => request.id === id)
  if (failed === undefined) return list
  const requests = list.requests.filter((request) => request !== failed)
  const isMeant = (gap: Gap) =>
    gap.id === failed.upper || gap.id === failed.lower || isAutomaticGap(gap)
  const isShowing = failed.kind === 'newest' && list.recalled === null
  const entries = isShowing
    ? list.entries.map((entry) =>
        isRealGap(entry) && !entry.isShown && isMeant(entry) ? { ...entry, isShown: true } : entry,
      )
    : list.entries
  return withEntries(list, entries, { requests })
}
