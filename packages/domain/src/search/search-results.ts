import type { AccountEntity } from '../entities/account.ts'
import { type PaginatedList, appendPage } from '../timeline/index.ts'

/** Page size of each type of result. */
export const SEARCH_PAGE_SIZE = 20

/** Number of accounts and of hashtags that are shown initially, so that the posts below them are visible. */
const INITIALLY_SHOWN = 5

type ResultPage<Item> = Pick<PaginatedList<Item>, 'items' | 'next'>

/** Creates a page of one type. A full page may have a next one, whose offset is the length of the list. @see SRC-02 */
export function toResultPage<Item>(items: readonly Item[]): ResultPage<Item> {
  return { items, next: items.length >= SEARCH_PAGE_SIZE ? 'more' : null }
}

/**
 * Appends the next page of one type. A page without new results is the last one, because some servers have no pages
 * and send the first one again.
 */
export function appendResults<Item>(
  found: PaginatedList<Item>,
  page: ResultPage<Item>,
  getId?: (item: Item) => unknown,
): PaginatedList<Item> {
  const all = appendPage(found, page, getId)
  return all.items.length > found.items.length ? all : { ...all, next: null }
}

/**
 * Returns how many results of one type are shown: the first few, or all without another request. @param isWhole
 * whether the user has selected to show all
 */
export function getShownCount(
  { items }: Pick<PaginatedList<unknown>, 'items'>,
  isWhole: boolean,
): number {
  return isWhole ? items.length : Math.min(INITIALLY_SHOWN, items.length)
}

type AccountNames = Pick<AccountEntity, 'acct' | 'username' | 'url'>

const normalise = (text: string): string => text.trim().toLowerCase().replace(/\/$/, '')

/**
 * Finds the account that a text means: the one with exactly this name or address, otherwise the first, which the
 * server ranks highest.
 *
 * @param typed a name with or without its domain and `@`, or a URL
 * @param host of the server, whose own accounts have no domain
 * @returns null without results
 */
export function findMatchingAccount<Account extends AccountNames>(
  typed: string,
  accounts: readonly Account[],
  host: string,
): Account | null {
  const query = normalise(typed).replace(/^@/, '')
  const ownDomain = `@${host.toLowerCase()}`
  const acct = query.endsWith(ownDomain) ? query.slice(0, -ownDomain.length) : query
  const match = accounts.find(
    (account) => account.acct.toLowerCase() === acct || normalise(account.url) === normalise(typed),
  )
  return match ?? accounts[0] ?? null
}
