import type { AccountEntity } from '../entities/account.ts'

/** One kind of what was found. */
export interface Found<Item> {
  readonly items: readonly Item[]
  /** How many of them show: the rest is a press away, without asking. */
  readonly shown: number
  /** The server may know more of this kind. */
  readonly hasMore: boolean
}

/** Before anything was found. */
export const NOTHING_FOUND: Found<never> = { items: [], shown: 0, hasMore: false }

/** How many of a kind are asked for at once. */
export const SEARCH_PAGE_SIZE = 20

/** So many people and hashtags show at first: the posts below them should be in sight. */
export const FIRST_SHOWN = 5

/** What makes two results one: an id is itself, a hashtag goes by its name. */
type KeyOf<Item> = (item: Item) => unknown

const itself = (item: unknown): unknown => item

function unique<Item>(items: readonly Item[], keyOf: KeyOf<Item>): readonly Item[] {
  const byKey = new Map<unknown, Item>()
  for (const item of items) {
    const key = keyOf(item)
    if (!byKey.has(key)) byKey.set(key, item)
  }
  return [...byKey.values()]
}

/**
 * What a search found of one kind. A full page means that there may be more.
 *
 * @param shown how many show at first
 * @see SRC-02
 */
export function foundOf<Item>(
  page: readonly Item[],
  shown: number,
  keyOf: KeyOf<Item> = itself,
): Found<Item> {
  const items = unique(page, keyOf)
  const hasMore = page.length >= SEARCH_PAGE_SIZE
  return { items, shown: Math.min(shown, items.length), hasMore }
}

/** Whether more shows by a press alone, without asking the server. */
export function holdsBack({ items, shown }: Found<unknown>): boolean {
  return items.length > shown
}

/** Shows all that is held. */
export function showAll<Item>(found: Found<Item>): Found<Item> {
  return { ...found, shown: found.items.length }
}

/**
 * Takes in the next page of one kind. One that brings nothing new was the last: some servers know no
 * pages and tell the first one again.
 */
export function withMore<Item>(
  found: Found<Item>,
  page: readonly Item[],
  keyOf: KeyOf<Item> = itself,
): Found<Item> {
  const items = unique([...found.items, ...page], keyOf)
  const isNew = items.length > found.items.length
  return { items, shown: items.length, hasMore: isNew && page.length >= SEARCH_PAGE_SIZE }
}

/** Takes out what is gone: deleted posts, those of blocked people. @returns the same where it holds none */
export function withoutFound<Item>(
  found: Found<Item>,
  isGone: (item: Item) => boolean,
): Found<Item> {
  const items = found.items.filter((item) => !isGone(item))
  if (items.length === found.items.length) return found
  const shown = found.items.slice(0, found.shown).filter((item) => !isGone(item)).length
  return { ...found, items, shown }
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
