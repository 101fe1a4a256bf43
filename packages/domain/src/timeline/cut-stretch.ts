import type { TimelineWindow } from './timeline-window.ts'

/** Above this many items a window whose reader is scrolled down is cut. */
export const WINDOW_LIMIT = 2000
/** The newest items stay, so that the way to the top has something to show at once. */
const KEPT_NEWEST = 40
/** Rows on either side of a reader that are never cut. */
const KEPT_AROUND_ANCHOR = 200

type Item<Id> = Id | null

/** Keeps what `isKept` says and puts one gap where something was left out in between. */
function keepStretches<Id>(
  items: readonly Item<Id>[],
  isKept: (index: number) => boolean,
): readonly Item<Id>[] {
  const kept: Item<Id>[] = []
  items.forEach((item, index) => {
    const next = isKept(index) ? item : null
    if (next !== null || kept.at(-1) !== null) kept.push(next)
  })
  return kept
}

/**
 * Bounds a window: over 2,000 items, what lies between the newest 40 and the readers is cut and leaves
 * a gap. Is it still too long, the oldest go as far as no reader is near. Without a known reader only
 * the oldest go.
 *
 * @param anchors the first visible id of each view; unknown ids are ignored
 */
export function cutStretch<Id extends string>(
  window: TimelineWindow<Id>,
  anchors: readonly Id[],
): TimelineWindow<Id> {
  if (window.items.length <= WINDOW_LIMIT) return window
  const readers = anchors.map((id) => window.items.indexOf(id)).filter((index) => index >= 0)
  const lastReader = Math.max(-1, ...readers)
  const isNearReader = (index: number) =>
    readers.some((reader) => Math.abs(reader - index) <= KEPT_AROUND_ANCHOR)
  const cut = keepStretches(
    window.items,
    (index) => index < KEPT_NEWEST || index >= lastReader || isNearReader(index),
  )
  const lastId = window.items[lastReader] ?? null
  const needed = lastId === null ? 0 : cut.indexOf(lastId) + KEPT_AROUND_ANCHOR + 1
  const end = Math.max(WINDOW_LIMIT, needed)
  const items = cut.slice(0, cut[end - 1] === null ? end - 1 : end)
  return { ...window, items, hasMore: window.hasMore || items.length < cut.length }
}
