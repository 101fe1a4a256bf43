/** A row of a source: when its post was written, and what it has in common with the same post on other servers. */
export interface SourceRow {
  /** Unique among the rows of one list: the post's canonical URI. */
  readonly key: string
  /** Milliseconds since 1970; null if unknown. */
  readonly at: number | null
}

/** The loaded part of one source. */
export interface SourceList<Id extends string> {
  /** The shown rows, newest first. null is a gap. */
  readonly items: readonly (Id | null)[]
  /** When the oldest loaded rows were written, hidden ones too, the oldest last. Three are enough. */
  readonly oldest: readonly number[]
  /** Whether older rows may still be loaded, so that nothing may be shown below its oldest row. */
  readonly isHolding: boolean
}

/** A row of a merged list. */
export interface MergedRow<Id extends string> {
  /** The source that the row is shown from: the first that has the post. */
  readonly source: number
  readonly id: Id
  /** All sources that have the post, in order. */
  readonly sources: readonly number[]
}

/** A gap of a merged list: that of one source, with the rows beside it there. */
export interface MergedGap<Id extends string> {
  readonly source: number
  /** Index among the items of its source. */
  readonly index: number
  readonly above: Id | null
  readonly below: Id | null
}

/** The rows of several sources in order of time. */
export interface MergedList<Id extends string> {
  /** Keys of the rows, newest first. null is a gap. */
  readonly items: readonly (string | null)[]
  readonly rows: ReadonlyMap<string, MergedRow<Id>>
  /** The gaps by their index among the items. */
  readonly gaps: ReadonlyMap<number, MergedGap<Id>>
  /** The source that has to be paged before older rows are shown; null if all rows are shown and none has more. */
  readonly heldBy: number | null
}

interface Placed<Id extends string> {
  readonly key: string
  readonly at: number
  readonly source: number
  /** Position among the rows of its source, for rows of the same time. */
  readonly place: number
  readonly id: Id
  readonly sources: number[]
}

type Place = Pick<Placed<string>, 'at' | 'source' | 'place'>

/** Orders rows by time, then by source, then as their source does. Negative if `a` is shown first. */
const comparePlaces = (a: Place, b: Place): number =>
  b.at - a.at || a.source - b.source || a.place - b.place

/**
 * Returns when the rows below the loaded ones begin: the middle one of the last three times, so that a single row with
 * a wrong date neither holds the others back nor lets them pass.
 */
function getFrontier({ oldest, isHolding }: SourceList<string>): number | null {
  const last = oldest.slice(-3)
  if (!isHolding || last.length === 0) return null
  return last.length < 3 ? (last.at(-1) ?? null) : (last.toSorted((a, b) => a - b)[1] ?? null)
}

/** Finds the source whose loaded rows end first; of several the first in order, because its rows come first. */
function findFrontier(sources: readonly SourceList<string>[]): Place | null {
  let first: Place | null = null
  for (const [source, list] of sources.entries()) {
    const at = getFrontier(list)
    const place = { at: at ?? 0, source, place: Number.POSITIVE_INFINITY }
    if (at !== null && (first === null || comparePlaces(place, first) < 0)) first = place
  }
  return first
}

/**
 * Merges the rows of several sources in order of time. The same post of two sources is one row. Nothing is shown below
 * the newest "oldest row" of a source that can still be paged, so that no post appears above one that was read. A gap
 * stays below the row that it is below in its source. The place of a row depends on no other row, so that rows keep
 * their order when others are added.
 *
 * @param read returns what is known of a row; it may have the same key as a row of another source
 * @see BY-34
 */
export function mergeSources<Id extends string>(
  sources: readonly SourceList<Id>[],
  read: (source: number, id: Id) => SourceRow,
): MergedList<Id> {
  const placed = new Map<string, Placed<Id>>()
  const gaps: {
    readonly beside: string | null
    readonly isAbove: boolean
    readonly gap: MergedGap<Id>
  }[] = []
  for (const [source, { items }] of sources.entries()) {
    const keys = placeRows(placed, source, items, read)
    for (const [index, item] of items.entries()) {
      if (item !== null) continue
      const [above, below] = [items[index - 1] ?? null, items[index + 1] ?? null]
      const upper = keys[index - 1] ?? null
      gaps.push({
        beside: upper ?? keys[index + 1] ?? null,
        isAbove: upper === null,
        gap: { source, index, above, below },
      })
    }
  }
  const frontier = findFrontier(sources)
  const shown = [...placed.values()]
    .filter((row) => frontier === null || comparePlaces(row, frontier) <= 0)
    .toSorted(comparePlaces)
  return {
    ...insertGaps(shown, gaps),
    rows: new Map(
      shown.map(({ key, source, id, sources: all }) => [key, { source, id, sources: all }]),
    ),
    heldBy: frontier?.source ?? null,
  }
}

/** Adds the rows of a source to those of the sources before it. @returns the key of each item; null for gaps */
function placeRows<Id extends string>(
  placed: Map<string, Placed<Id>>,
  source: number,
  items: readonly (Id | null)[],
  read: (source: number, id: Id) => SourceRow,
): readonly (string | null)[] {
  let before = Number.POSITIVE_INFINITY
  return items.map((id, place) => {
    if (id === null) return null
    const { key, at } = read(source, id)
    // A row without a time follows the row above it.
    before = at ?? before
    const known = placed.get(key)
    if (known === undefined)
      placed.set(key, { key, at: before, source, place, id, sources: [source] })
    else if (known.sources.at(-1) !== source) known.sources.push(source)
    return key
  })
}

function insertGaps<Id extends string>(
  shown: readonly Placed<Id>[],
  gaps: readonly {
    readonly beside: string | null
    readonly isAbove: boolean
    readonly gap: MergedGap<Id>
  }[],
): Pick<MergedList<Id>, 'items' | 'gaps'> {
  const items: (string | null)[] = []
  const known = new Map<number, MergedGap<Id>>()
  const add = (beside: string | null, isAbove: boolean) => {
    for (const each of gaps) {
      if (each.beside !== beside || each.isAbove !== isAbove) continue
      known.set(items.length, each.gap)
      items.push(null)
    }
  }
  const hasGaps = gaps.length > 0
  if (hasGaps) add(null, true)
  for (const { key } of shown) {
    if (hasGaps) add(key, true)
    items.push(key)
    if (hasGaps) add(key, false)
  }
  return { items, gaps: known }
}

/**
 * Finds the gap that a column shows at an index. The column may lack rows at the top, which are queued there.
 *
 * @returns null if there is no gap, or if it was filled in the meantime
 */
export function findMergedGap<Id extends string>(
  { items, gaps }: MergedList<Id>,
  shown: readonly (string | null)[],
  index: number,
): MergedGap<Id> | null {
  if (shown[index] !== null) return null
  const below = shown.findIndex((item, at) => at > index && item !== null)
  const above = shown.findLastIndex((item, at) => at < index && item !== null)
  const beside = below < 0 ? above : below
  if (beside < 0) return gaps.get(index) ?? null
  const at = items.indexOf(shown[beside] ?? null)
  return at < 0 ? null : (gaps.get(at - beside + index) ?? null)
}
