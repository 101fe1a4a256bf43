/**
 * A list that is paginated only by the links in the server's responses: favourites, bookmarks, followers, blocks,
 * mutes, follow requests, blocked domains.
 */
export interface PaginatedList<Item> {
  readonly items: readonly Item[]
  /** The URL of the next page; null when there is none. */
  readonly next: string | null
  readonly isLoading: boolean
}

/** A list before its first page. @see ACC-16 */
export const EMPTY_LIST: PaginatedList<never> = { items: [], next: null, isLoading: false }

interface LoadedPage<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

/** Whether the next page can be requested: there is one, and none is loading. @see TL-27, ACC-16, DOM-04 */
export function canLoadMore({ next, isLoading }: PaginatedList<unknown>): boolean {
  return next !== null && !isLoading
}

/** Sets whether a page is loading. @see TL-27 */
export function setLoading<List extends PaginatedList<unknown>>(
  list: List,
  isLoading: boolean,
): List {
  return list.isLoading === isLoading ? list : { ...list, isLoading }
}

/** Returns the identity of an item; an id is its own identity. */
type GetId<Item> = (item: Item) => unknown

const identity = (item: unknown): unknown => item

/** Creates a list from its first page, each item once. */
export function createPaginatedList<Item>(
  { items, next }: LoadedPage<Item>,
  getId: GetId<Item> = identity,
): PaginatedList<Item> {
  return { items: removeDuplicates(items, getId), next, isLoading: false }
}

/** Appends the next page without items that the list already has. @see DOM-04 */
export function appendPage<Item>(
  list: PaginatedList<Item>,
  { items, next }: LoadedPage<Item>,
  getId: GetId<Item> = identity,
): PaginatedList<Item> {
  return { items: removeDuplicates([...list.items, ...items], getId), next, isLoading: false }
}

/** Keeps the first of each. */
function removeDuplicates<Item>(items: readonly Item[], getId: GetId<Item>): readonly Item[] {
  const byId = new Map<unknown, Item>()
  for (const item of items) if (!byId.has(getId(item))) byId.set(getId(item), item)
  return [...byId.values()]
}

/**
 * Adds an item that is not in the list at one end, or removes it.
 *
 * @returns the same list when nothing changes
 * @see TL-28, DOM-02
 */
export function moveListItem<Item, List extends PaginatedList<Item>>(
  list: List,
  item: Item,
  to: 'first' | 'last' | false,
): List {
  if (list.items.includes(item) === (to !== false)) return list
  if (to === false) return removeListItems(list, (one) => one === item)
  return { ...list, items: to === 'first' ? [item, ...list.items] : [...list.items, item] }
}

/** Removes items. @returns the same list when none matches */
export function removeListItems<Item, List extends PaginatedList<Item>>(
  list: List,
  isGone: (item: Item) => boolean,
): List {
  const items = list.items.filter((item) => !isGone(item))
  return items.length === list.items.length ? list : { ...list, items }
}
