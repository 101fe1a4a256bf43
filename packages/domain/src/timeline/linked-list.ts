/**
 * A list whose pages only the server's own links lead to: favourites, bookmarks, followers, blocks,
 * mutes, follow requests, blocked domains.
 */
export interface LinkedList<Item> {
  readonly items: readonly Item[]
  /** The next page's address; null when there is none. */
  readonly next: string | null
  readonly isLoading: boolean
}

/** A list before its first page. @see ACC-16 */
export const EMPTY_LIST: LinkedList<never> = { items: [], next: null, isLoading: false }

interface LinkedPage<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

/** Whether the next page may be asked for: there is one, and nothing is under way. @see TL-27, ACC-16, DOM-04 */
export function canExpand({ next, isLoading }: LinkedList<unknown>): boolean {
  return next !== null && !isLoading
}

/** Notes that a page is under way, or no longer when it failed. @see TL-27 */
export function setLoading<Item>(list: LinkedList<Item>, isLoading: boolean): LinkedList<Item> {
  return list.isLoading === isLoading ? list : { ...list, isLoading }
}

/** A list as its first page brings it, each item once. */
export function firstPage<Item>({ items, next }: LinkedPage<Item>): LinkedList<Item> {
  return { items: [...new Set(items)], next, isLoading: false }
}

/** Takes in the next page: what the list holds already is not added twice. @see DOM-04 */
export function nextPage<Item>(
  list: LinkedList<Item>,
  { items, next }: LinkedPage<Item>,
): LinkedList<Item> {
  return { items: [...new Set([...list.items, ...items])], next, isLoading: false }
}

/** Puts an item in front; it moves there when the list holds it already. @see TL-28 */
export function putFirst<Item>(list: LinkedList<Item>, item: Item): LinkedList<Item> {
  return { ...list, items: [item, ...list.items.filter((one) => one !== item)] }
}

/** Takes an item out. @returns the same list when it does not hold it @see TL-28, DOM-02 */
export function takeOut<Item>(list: LinkedList<Item>, item: Item): LinkedList<Item> {
  const items = list.items.filter((one) => one !== item)
  return items.length === list.items.length ? list : { ...list, items }
}
