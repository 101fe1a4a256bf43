import { mergeItems } from './merge-items.ts'
import type { OlderPage } from './page.ts'
import type { TimelineWindow } from './timeline-window.ts'

type Compare<Id> = (a: Id, b: Id) => number

/** The rows that a page speaks of: from below what was asked with, as far as nothing is missing. */
function stretchOf<Id extends string>(
  items: readonly (Id | null)[],
  above: Id | null,
): readonly [from: number, to: number] {
  const from = above === null ? Number(items[0] === null) : items.indexOf(above) + 1
  const gap = items.indexOf(null, from)
  return [from, gap < 0 ? items.length : gap]
}

/** Rows that the page has stand as they stand there; all others where they are. */
function inOrderOf<Id extends string>(page: readonly Id[], rows: readonly Id[]): readonly Id[] {
  const held = new Set(rows)
  const listed = new Set(page)
  const ordered = page.filter((id) => held.has(id))
  let next = 0
  return rows.map((id) => (listed.has(id) ? (ordered[next++] ?? id) : id))
}

/**
 * Takes in what a server lists now where rows are listed already: what it no longer lists goes, what was never told of
 * comes in between. Rows above the page's first may have come since it was asked for, and rows below its last are
 * spoken of by the next page: they stay.
 *
 * @param above the row that the page was asked for with; null for the newest page
 * @param compare tells which id is newer (positive: `a`), only for servers whose ids sort; else rows are judged only
 *   between two that the page has
 * @returns the same window where nothing differs, or where the page has none of the rows. Never throws.
 */
export function confirmStretch<Id extends string>(
  window: TimelineWindow<Id>,
  above: Id | null,
  page: OlderPage<Id>,
  compare?: Compare<Id>,
): TimelineWindow<Id> {
  const { items } = window
  if (above !== null && !items.includes(above)) return window
  const [from, to] = stretchOf(items, above)
  const rows = items.slice(from, to).filter((id) => id !== null)
  const listed = new Set(page.ids)
  const held = new Set(rows)
  const last = page.ids.findLastIndex((id) => held.has(id))
  const [newest, oldest] = [page.ids[0], page.ids.at(-1)]
  if (last < 0 || newest === undefined || oldest === undefined) return window
  // Right below the row that was asked with, the page begins where the rows do.
  const first = above === null ? rows.findIndex((id) => listed.has(id)) : 0
  const end = rows.findLastIndex((id) => listed.has(id))
  const isSpokenOf = (id: Id, index: number) => {
    const isBelowFirst = index > first || (compare !== undefined && compare(newest, id) > 0)
    const isAboveLast =
      !page.hasNext || index < end || (compare !== undefined && compare(id, oldest) > 0)
    return (isBelowFirst || above !== null) && isAboveLast
  }
  const kept = inOrderOf(
    page.ids,
    rows.filter((id, index) => listed.has(id) || !isSpokenOf(id, index)),
  )
  const fresh = page.ids.slice(0, last + 1)
  const merged = mergeItems(kept, fresh, 0)
  const isSame = merged.length === rows.length && merged.every((id, at) => id === rows[at])
  return isSame
    ? window
    : { ...window, items: [...items.slice(0, from), ...merged, ...items.slice(to)] }
}
