import type { Place } from './place.ts'

export interface FoundPlace<Id extends string> {
  readonly id: Id
  /** How far that row stands above the edge of the view, in px. */
  readonly offset: number
}

type Compare<Id> = (a: Id, b: string) => number

/**
 * Where a list stands for somebody who comes back. The row that was at the top edge, to the pixel; was
 * it deleted, its nearest neighbour that is left, beginning at the edge: first downwards, then upwards.
 *
 * @param items newest first; null is a gap
 * @param compare tells which id is newer (positive: `a`), only for servers whose ids sort: without it a
 *   list that holds none of the remembered ids has no such place
 * @returns null when there is none. Never throws.
 * @see BY-31
 */
export function findPlace<Id extends string>(
  items: readonly (Id | null)[],
  place: Pick<Place, 'ids' | 'above' | 'offset'>,
  compare?: Compare<Id>,
): FoundPlace<Id> | null {
  const [anchor] = place.ids
  const remembered = [...place.ids, ...place.above]
  const listed = new Map<string, Id>(items.flatMap((id) => (id === null ? [] : [[id, id]])))
  const kept = remembered.find((id) => listed.has(id))
  const id = kept === undefined ? neighbourOf(items, anchor, compare) : (listed.get(kept) ?? null)
  if (id === null) return null
  return { id, offset: id === anchor ? place.offset : 0 }
}

function neighbourOf<Id extends string>(
  items: readonly (Id | null)[],
  anchor: string | undefined,
  compare: Compare<Id> | undefined,
): Id | null {
  if (compare === undefined || anchor === undefined) return null
  return items.find((id) => id !== null && compare(id, anchor) < 0) ?? null
}

/**
 * How many rows came in since the reader left.
 *
 * @param items newest first; null is a gap
 * @param found where the reader stands now: what is above counts where nothing tells what was seen
 * @see TL-08, BY-31
 */
export function countNew<Id extends string>(
  items: readonly (Id | null)[],
  seen: string | null,
  found: Id,
  compare?: Compare<Id>,
): number {
  const ids = items.filter((id) => id !== null)
  const known = ids.findIndex((id) => id === seen)
  if (known >= 0) return known
  const reached =
    seen === null || compare === undefined ? -1 : ids.findIndex((id) => compare(id, seen) < 0)
  return reached >= 0 ? reached : Math.max(0, ids.indexOf(found))
}
