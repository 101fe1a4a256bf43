type Item<Id> = Id | null

/** Only the ids of a list, without its gaps. */
export function idsOf<Id>(items: readonly Item<Id>[]): readonly Id[] {
  return items.filter((item) => item !== null)
}

/** Puts a gap at an index, unless one is next to it or nothing follows. */
export function withGapAt<Id>(items: readonly Item<Id>[], index: number): readonly Item<Id>[] {
  const isNeeded = index < items.length && items[index] !== null && items[index - 1] !== null
  return isNeeded ? items.toSpliced(index, 0, null) : items
}

/** Where the list goes on below a page that was merged in. */
export function indexBelow<Id>(items: readonly Item<Id>[], page: readonly Id[]): number {
  const last = page.at(-1)
  return last === undefined ? 0 : items.indexOf(last) + 1
}

/** Closes the gap that stands right below a page, if there is one. */
export function withoutGapBelow<Id>(
  items: readonly Item<Id>[],
  page: readonly Id[],
): readonly Item<Id>[] {
  const below = indexBelow(items, page)
  return page.length > 0 && items[below] === null ? items.toSpliced(below, 1) : items
}
