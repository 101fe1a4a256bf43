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
export function setLoading<List extends LinkedList<unknown>>(list: List, isLoading: boolean): List {
  return list.isLoading === isLoading ? list : { ...list, isLoading }
}

/** What makes two items one: an id is itself. */
type IdOf<Item> = (item: Item) => unknown

const itself = (item: unknown): unknown => item

/** A list as its first page brings it, each item once. */
export function firstPage<Item>(
  { items, next }: LinkedPage<Item>,
  idOf: IdOf<Item> = itself,
): LinkedList<Item> {
  return { items: unique(items, idOf), next, isLoading: false }
}

/** Takes in the next page: what the list holds already is not added twice. @see DOM-04 */
export function nextPage<Item>(
  list: LinkedList<Item>,
  { items, next }: LinkedPage<Item>,
  idOf: IdOf<Item> = itself,
): LinkedList<Item> {
  return { items: unique([...list.items, ...items], idOf), next, isLoading: false }
}

/** The first of each. */
function unique<Item>(items: readonly Item[], idOf: IdOf<Item>): readonly Item[] {
  const byId = new Map<unknown, Item>()
  for (const item of items) if (!byId.has(idOf(item))) byId.set(idOf(item), item)
  return [...byId.values()]
}

/**
 * Puts an item in a list, where it is not there already, or takes it out.
 *
 * @returns the same list when nothing changes
 * @see TL-28, DOM-02
 */
export function moveItem<Item, List extends LinkedList<Item>>(
  list: List,
  item: Item,
  to: 'first' | 'last' | false,
): List {
  if (list.items.includes(item) === (to !== false)) return list
  if (to === false) return takeOut(list, (one) => one === item)
  return { ...list, items: to === 'first' ? [item, ...list.items] : [...list.items, item] }
}

/** Takes out what is gone. @returns the same list when it holds none of it */
export function takeOut<Item, List extends LinkedList<Item>>(
  list: List,
  isGone: (item: Item) => boolean,
): List {
  const items = list.items.filter((item) => !isGone(item))
  return items.length === list.items.length ? list : { ...list, items }
}
