import type { TimelineWindow } from './timeline-window.ts'

/** A page that was asked for with the id below a gap: what comes next above it. */
export interface UpwardPage<Id extends string> {
  /** Newest first, in the server's order, without those that the timeline does not accept. */
  readonly ids: readonly Id[]
  /** As many as were asked for came, so that more may lie above them. */
  readonly isFull: boolean
}

/**
 * Takes in the page that was asked for with the id below a gap (`min_id`). The gap goes when the page
 * meets what lies above it, or is the last one upwards; else it stays above the page.
 *
 * @param below the id just below the gap; when no gap is there the page is dropped
 * @returns a window that is no longer loading; null when the page may be another one than was asked
 *   for, since some servers ignore `min_id` and give their newest, which reaches into the gap from
 *   above: only filling it from its top tells where it ends
 * @see BY-38
 */
export function fillGapUpwards<Id extends string>(
  window: TimelineWindow<Id>,
  below: Id,
  page: UpwardPage<Id>,
): TimelineWindow<Id> | null {
  const loaded = { ...window, isLoading: false }
  const at = window.items.indexOf(below) - 1
  if (at < 0 || window.items[at] !== null) return loaded
  const above = new Set(window.items.slice(0, at))
  const listedBelow = new Set(window.items.slice(at + 1))
  const last = page.ids.findLastIndex((id) => above.has(id))
  if (last >= 0 && page.isFull) return null
  const fresh = [...new Set(page.ids.slice(last + 1))].filter((id) => !listedBelow.has(id))
  const left = page.isFull ? [null] : []
  return { ...loaded, items: window.items.toSpliced(at, 1, ...left, ...fresh) }
}
