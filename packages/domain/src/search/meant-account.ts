import type { AccountEntity } from '../entities/account.ts'

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
