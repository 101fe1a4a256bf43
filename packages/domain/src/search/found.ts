import type { AccountEntity } from '../entities/account.ts'
import { type LinkedList, nextPage } from '../timeline/index.ts'

/** How many of a kind are asked for at once. */
export const SEARCH_PAGE_SIZE = 20

/** So many people and hashtags show at first: the posts below them should be in sight. */
const FIRST_SHOWN = 5

type FoundPage<Item> = Pick<LinkedList<Item>, 'items' | 'next'>

/** A page of one kind. A full one means that there may be more: from where on, the list's length tells. @see SRC-02 */
export function foundPage<Item>(items: readonly Item[]): FoundPage<Item> {
  return { items, next: items.length >= SEARCH_PAGE_SIZE ? 'more' : null }
}

/**
 * Takes in the next page of one kind. One that brings nothing new was the last: some servers know no
 * pages and tell the first one again.
 */
export function nextFound<Item>(
  found: LinkedList<Item>,
  page: FoundPage<Item>,
  idOf?: (item: Item) => unknown,
): LinkedList<Item> {
  const all = nextPage(found, page, idOf)
  return all.items.length > found.items.length ? all : { ...all, next: null }
}

/** How many of a kind show: the first few, the rest is a press away, without asking. @param isWhole that was pressed */
export function shownOf({ items }: Pick<LinkedList<unknown>, 'items'>, isWhole: boolean): number {
  return isWhole ? items.length : Math.min(FIRST_SHOWN, items.length)
}

type Named = Pick<AccountEntity, 'acct' | 'username' | 'url'>

const plain = (text: string): string => text.trim().toLowerCase().replace(/\/$/, '')

/**
 * Who of those found is meant: the one that bears the very name or address, else the first, which the
 * server thinks likeliest.
 *
 * @param typed a name with or without its domain and `@`, or an address
 * @param host of the server: its own people go there without a domain
 * @returns null where nobody was found
 */
export function meantAccount<Account extends Named>(
  typed: string,
  accounts: readonly Account[],
  host: string,
): Account | null {
  const wanted = plain(typed).replace(/^@/, '')
  const own = `@${host.toLowerCase()}`
  const acct = wanted.endsWith(own) ? wanted.slice(0, -own.length) : wanted
  const meant = accounts.find(
    (account) => account.acct.toLowerCase() === acct || plain(account.url) === plain(typed),
  )
  return meant ?? accounts[0] ?? null
}
