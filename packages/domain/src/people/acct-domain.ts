import type { AccountRecord } from '../entities/account.ts'
import type { AccountId } from '../entities/ids.ts'

/** The server that an account lives on, in lower case; null for an account of the own server. @see ACC-20 */
export function acctDomain(acct: string): string | null {
  const at = acct.lastIndexOf('@')
  return at < 0 ? null : acct.slice(at + 1).toLowerCase()
}

/**
 * The known accounts of a server, not of those that only end alike: what a block or unblock of the
 * server changes.
 *
 * @see DOM-05
 */
export function accountsOfDomain(
  accounts: Iterable<Pick<AccountRecord, 'id' | 'acct'>>,
  domain: string,
): readonly AccountId[] {
  const wanted = domain.toLowerCase()
  return [...accounts].filter(({ acct }) => acctDomain(acct) === wanted).map(({ id }) => id)
}
