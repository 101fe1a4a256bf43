import {
  createGap,
  type Gap,
  findGapIndex,
  isAutomaticGap,
  isPending,
  isGap,
  isRealGap,
  isRow,
  getOldestRow,
  getRow,
  withEntries,
  type Entry,
  type ListRequest,
  type ListState,
} from './list.ts'

/** Which rows are requested. */
export type FetchTarget<Id extends string> =
  /**
   * The newest rows. @param isWhole requests the whole page, not only rows newer than the listed ones. This also
   * reveals deletions.
   */
  | { readonly kind: 'newest'; readonly isWhole?: boolean }
  /** Rows newer than the last page, even if streams seem to have delivered them. */
  | { readonly kind: 'verify' }
  /**
   * Rows after the last one. @param hasLink whether the server named the next page, so that no row is needed for the
   * request
   */
  | { readonly kind: 'older'; readonly hasLink?: boolean }
  /** The missing rows of a gap, either below the row above it or above the row below it. */
  | { readonly kind: 'gap'; readonly gap: number; readonly from: 'top' | 'bottom' }
  /** Rows that are already listed, below one of them. */
  | { readonly kind: 'confirm'; readonly above: Id }
  | { readonly kind: 'around' }

interface RegisteredRequest<Id extends string> {
  readonly list: ListState<Id>
  readonly request: ListRequest<Id>
}

/**
 * Registers a request for a page: its position in the list, its anchor, and the current state. The response only
 * settles these.
 *
 * @returns null when there is nothing to request, or when the same request is pending
 * @see TL-03, TL-04, TL-11, TL-12
 */
export function createPageRequest<Id extends string>(
  list: ListState<Id>,
  want: FetchTarget<Id>,
): RegisteredRequest<Id> | null {
  if (list.isBlocked) return null
  switch (want.kind) {
    case 'newest':
      return requestNewest(list, want.isWhole === true)
    case 'verify':
      return requestSinceLastPage(list)
    case 'older':
      return requestOlder(list, want.hasLink === true)
    case 'gap':
      return want.from === 'bottom'
        ? requestAboveGap(list, want.gap)
        : requestBelowGap(list, findGapIndex(list.entries, want.gap))
    case 'confirm':
      return requestBelowRow(list, want.above)
    case 'around':
      return requestAtFront(list, 'around', null, null)
  }
}

function requestNewest<Id extends string>(
  list: ListState<Id>,
  isWhole: boolean,
): RegisteredRequest<Id> | null {
  // Of two first pages, the older one could arrive last and would be joined with rows that it does not touch.
  const isFirst = !list.isLoaded
  if (list.requests.some(({ kind, isOutdated }) => kind === 'newest' && (isFirst || !isOutdated)))
    return null
  const { entries } = list
  const lowest = entries.findLastIndex(isAutomaticGap)
  const gap = entries[lowest]
  const isJoining = isGap(gap) && gap.reason !== 'lost' && gap.reason !== 'building'
  const isKnown = list.isLoaded && !list.isPartial && list.restored === null
  const isGapInFront = list.items[0] === null
  const isSince = !isWhole && isKnown && !isGapInFront && (lowest < 0 || isJoining)
  const anchor = isSince ? findAnchorBelow(entries, lowest) : null
  return requestAtFront(list, 'newest', anchor, anchor === null || !isGap(gap) ? null : gap.id)
}

/**
 * Finds the row that newer rows are requested for. Below a gap it is the second row: a page that contains the first
 * row has met the list, however few rows a server returns. Without a gap it is the first row (TL-04).
 *
 * @returns null when other rows may be missing in between
 */
function findAnchorBelow<Id extends string>(entries: readonly Entry<Id>[], gap: number): Id | null {
  const below = entries.slice(gap + 1).filter((entry) => !isGap(entry) || isRealGap(entry))
  const [first, second] = below
  if (!isRow(first)) return null
  return gap >= 0 && isRow(second) ? second : first
}

/** Requests the rows after the newest row that a page brought. A list without rows requests the whole newest page. */
function requestSinceLastPage<Id extends string>(
  list: ListState<Id>,
): RegisteredRequest<Id> | null {
  const { front } = list
  if (!list.isLoaded || !list.isLive || list.isPartial) return null
  const { entries } = list
  if (!entries.every(isGap) && !entries.some((entry) => entry === front)) return null
  if (list.requests.some(({ kind }) => kind === 'newest')) return null
  return requestAtFront(list, 'newest', front, null)
}

/** Requests a page at the current front: into an existing gap, or at a seam. */
function requestAtFront<Id extends string>(
  list: ListState<Id>,
  kind: 'newest' | 'around',
  anchor: Id | null,
  lower: number | null,
): RegisteredRequest<Id> {
  const [first] = list.entries
  const upper = isRealGap(first) && !isPending(list, first.id) ? first : createSeam(list)
  const entries = upper === first ? list.entries : [upper, ...list.entries]
  return addRequest(list, entries, { kind, upper: upper.id, lower, anchor })
}

function requestOlder<Id extends string>(
  list: ListState<Id>,
  hasLink: boolean,
): RegisteredRequest<Id> | null {
  const anchor = getOldestRow(list)
  // The next response replaces a list that the server is still building.
  if (!list.hasMore || list.isLoading || list.isPartial) return null
  if (anchor === null && !hasLink) return null
  const seam = createSeam(list)
  return addRequest(list, [...list.entries, seam], { kind: 'older', upper: seam.id, anchor })
}

function requestBelowGap<Id extends string>(
  list: ListState<Id>,
  at: number,
): RegisteredRequest<Id> | null {
  const gap = list.entries[at]
  if (!isRealGap(gap) || isPending(list, gap.id)) return null
  // The id of a row that arrived late does not show its position.
  const above = list.entries
    .slice(0, at)
    .map(getRow)
    .findLast((row) => row !== null && !list.late.has(row))
  if (above == null) return requestNewest(list, true)
  return addRequest(list, list.entries, { kind: 'below', upper: gap.id, anchor: above })
}

/**
 * Fills a gap from its bottom. A gap in front is filled from its top, because the response does not show whether the
 * server supports `min_id`.
 */
function requestAboveGap<Id extends string>(
  list: ListState<Id>,
  id: number,
): RegisteredRequest<Id> | null {
  const at = findGapIndex(list.entries, id)
  const gap = list.entries[at]
  const below = getRow(list.entries.slice(at + 1).find((entry) => !isGap(entry)))
  const hasRowAbove = list.entries
    .slice(0, Math.max(0, at))
    .map(getRow)
    .some((row) => row !== null && !list.late.has(row))
  if (!hasRowAbove || below === null) return requestBelowGap(list, at)
  if (!isRealGap(gap) || isPending(list, gap.id)) return null
  return addRequest(list, list.entries, { kind: 'above', upper: gap.id, anchor: below })
}

function requestBelowRow<Id extends string>(
  list: ListState<Id>,
  above: Id,
): RegisteredRequest<Id> | null {
  const at = list.entries.indexOf(above) + 1
  if (at === 0 || list.late.has(above)) return null
  if (list.requests.some(({ anchor }) => anchor === above)) return null
  const seam = createSeam(list)
  const entries = list.entries.toSpliced(at, 0, seam)
  return addRequest(list, entries, { kind: 'below', upper: seam.id, anchor: above })
}

const createSeam = <Id extends string>({ nextId }: ListState<Id>) =>
  createGap(nextId + 1, 'seam', false)

function addRequest<Id extends string>(
  list: ListState<Id>,
  entries: readonly Entry<Id>[],
  asked: Pick<ListRequest<Id>, 'kind' | 'upper' | 'anchor'> & { readonly lower?: number | null },
): RegisteredRequest<Id> {
  const isNewest = asked.kind === 'newest'
  const request: ListRequest<Id> = {
    lower: null,
    ...asked,
    id: list.nextId,
    wasLive: list.isLive,
    isOutdated: false,
    isFirst: isNewest && (list.restored !== null || !list.isLoaded),
    streamed: [],
  }
  const change = { nextId: list.nextId + 2, requests: [...list.requests, request] }
  return { list: withEntries(list, entries, change), request }
}

/** Handles a failed request: the gaps that it would have settled are shown. */
export function failRequest<Id extends string>(list: ListState<Id>, id: number): ListState<Id> {
  const failed = list.requests.find((request) => request.id === id)
  if (failed === undefined) return list
  const requests = list.requests.filter((request) => request !== failed)
  const isMeant = (gap: Gap) =>
    gap.id === failed.upper || gap.id === failed.lower || isAutomaticGap(gap)
  const isShowing = failed.kind === 'newest' && list.restored === null
  const entries = isShowing
    ? list.entries.map((entry) =>
        isRealGap(entry) && !entry.isShown && isMeant(entry) ? { ...entry, isShown: true } : entry,
      )
    : list.entries
  return withEntries(list, entries, { requests })
}
