type Item<Id> = Id | null

/**
 * Puts a page into a list without repeating an id. Both keep their own order; ids that both hold tell
 * how the two interlock, and gaps that the page spans are closed. What the page has before the first
 * shared id stands directly in front of that id.
 *
 * @param at where the page goes when nothing is shared
 */
export function mergeItems<Id extends string>(
  items: readonly Item<Id>[],
  page: readonly Id[],
  at: number,
): readonly Item<Id>[] {
  const positions = new Map(items.map((item, index) => [item, index]))
  const shared = page.map((id) => positions.get(id))
  let next = shared.find((position) => position !== undefined) ?? at
  const merged = items.slice(0, next)
  const done = new Set<Item<Id>>(merged)
  const push = (item: Item<Id>) => {
    merged.push(item)
    done.add(item)
  }
  for (const id of page) {
    const position = positions.get(id) ?? -1
    if (position >= next) {
      for (const item of items.slice(next, position)) if (item !== null) push(item)
      next = position + 1
    }
    if (!done.has(id)) push(id)
  }
  return [...merged, ...items.slice(next)]
}
