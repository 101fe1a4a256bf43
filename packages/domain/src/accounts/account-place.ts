import { getOwnValue } from '../json/json-object.ts'

/** Reads the position among the accounts from a stored look; null for the end. Never throws. @see BY-02 */
export function readPlace(look: unknown): number | null {
  const place = getOwnValue(look, 'place')
  return typeof place === 'number' && Number.isFinite(place) ? place : null
}

/** Sorts items by their positions. Items without one keep their order, after all others. */
export function sortByPlace<Item>(
  items: readonly Item[],
  getPlace: (item: Item) => number | null,
): readonly Item[] {
  return items.toSorted((left, right) => {
    const [first, second] = [getPlace(left), getPlace(right)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return first - second
  })
}
