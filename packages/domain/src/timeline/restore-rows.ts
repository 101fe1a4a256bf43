type Items<Id extends string> = readonly (Id | null)[]

/**
 * Restores removed ids at their old positions: after the row that preceded them, or else before the row that followed
 * them. Gaps are never crossed. An id without a neighbour on either side is not restored, unless the list is empty.
 *
 * @param items the list as it is now
 * @param before the same list when the ids were still in it
 * @returns the same list when nothing is restored. Never throws.
 */
export function restoreRows<Id extends string>(
  items: Items<Id>,
  before: Items<Id>,
  ids: ReadonlySet<Id>,
): Items<Id> {
  const listed = new Set(items)
  const isBack = (id: Id) => ids.has(id) && !listed.has(id)
  if (items.length === 0) {
    const all = before.filter((id) => id !== null && isBack(id))
    return all.length === 0 ? items : all
  }
  const neighbours = findNeighbours(before, (id) => listed.has(id), isBack)
  if (neighbours.behind.size + neighbours.ahead.size === 0) return items
  return items.flatMap((id) =>
    id === null
      ? [id]
      : [...(neighbours.ahead.get(id) ?? []), id, ...(neighbours.behind.get(id) ?? [])],
  )
}

/** Finds the ids that belong after and before each listed id. */
function findNeighbours<Id extends string>(
  before: Items<Id>,
  isListed: (id: Id) => boolean,
  isBack: (id: Id) => boolean,
) {
  const behind = new Map<Id, Id[]>()
  const ahead = new Map<Id, Id[]>()
  let last: Id | null = null
  let waiting: Id[] = []
  for (const id of before) {
    if (id === null) {
      last = null
      waiting = []
    } else if (isListed(id)) {
      if (waiting.length > 0) ahead.set(id, waiting)
      last = id
      waiting = []
    } else if (isBack(id)) {
      if (last === null) waiting.push(id)
      else behind.set(last, [...(behind.get(last) ?? []), id])
    }
  }
  return { behind, ahead }
}
