type Items<Id extends string> = readonly (Id | null)[]

/**
 * Puts ids back where they were taken from: behind the one that stood before them, else in front of the one
 * that stood after them. Gaps are never crossed; what has lost its neighbours on both sides stays away, unless
 * nothing is listed at all.
 *
 * @param items the list as it is now
 * @param before the same list when the ids were still in it
 * @returns the same list when nothing comes back. Never throws.
 */
export function putBack<Id extends string>(
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
  const places = placesOf(before, (id) => listed.has(id), isBack)
  if (places.behind.size + places.ahead.size === 0) return items
  return items.flatMap((id) =>
    id === null ? [id] : [...(places.ahead.get(id) ?? []), id, ...(places.behind.get(id) ?? [])],
  )
}

/** Which ids stand behind, and which in front of, those that are listed. */
function placesOf<Id extends string>(
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
