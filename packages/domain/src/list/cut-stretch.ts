import { createGap, isGap, withEntries, type Entry, type ListState } from './list.ts'

/** Above this many entries a list whose reader is scrolled down is cut. */
export const LIST_LIMIT = 2000
/** The newest rows stay, so that the way to the top has something to show at once. */
const KEPT_NEWEST = 40
/** Rows on either side of a reader that are never cut. */
const KEPT_AROUND_ANCHOR = 200

/**
 * Bounds a list: over 2,000 entries, what lies between the newest 40 and the readers is replaced by a gap. If it is
 * still too long, the oldest rows go as far as no reader is near. Without a known reader only the oldest go.
 *
 * @param anchors the first visible row of each view; unknown ids are ignored
 * @see architecture 2.5
 */
export function cutStretch<Id extends string>(
  list: ListState<Id>,
  anchors: readonly Id[],
): ListState<Id> {
  const { entries } = list
  if (entries.length <= LIST_LIMIT) return list
  const readers = anchors.map((id) => entries.indexOf(id)).filter((index) => index >= 0)
  const lastReader = Math.max(-1, ...readers)
  const isNearReader = (index: number) =>
    readers.some((reader) => Math.abs(reader - index) <= KEPT_AROUND_ANCHOR)
  const isKept = (index: number) =>
    index < KEPT_NEWEST || index >= lastReader || isNearReader(index)
  const kept: Entry<Id>[] = []
  let nextId = list.nextId
  for (const [index, entry] of entries.entries()) {
    if (isKept(index)) kept.push(entry)
    else if (isKept(index - 1)) kept.push(createGap(nextId++, 'cut', true))
  }
  const reader = entries[lastReader]
  const needed = reader === undefined ? 0 : kept.indexOf(reader) + KEPT_AROUND_ANCHOR + 1
  const end = Math.max(LIST_LIMIT, needed)
  const cut = kept.slice(0, end)
  const isShorter = cut.length < kept.length
  while (isShorter && cut.length > 0 && isGap(cut.at(-1))) cut.pop()
  return withEntries(list, cut, { nextId, hasMore: list.hasMore || isShorter })
}
