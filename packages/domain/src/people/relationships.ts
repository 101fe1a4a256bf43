import type { AccountCounters, AccountRecord } from '../entities/account.ts'
import type { AccountId } from '../entities/ids.ts'

/**
 * Whose relationships are still to be asked for: each once, not the own account's, none that is known.
 *
 * @see ACC-21, NTF-25, SRC-05
 */
export function unknownRelationships(
  ids: Iterable<AccountId>,
  isKnown: (id: AccountId) => boolean,
  me: AccountId,
): readonly AccountId[] {
  return [...new Set(ids)].filter((id) => id !== me && !isKnown(id))
}

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

/**
 * An account's counters after the own account began or ceased to follow it. Never below 0; a hidden
 * count (-1) stays hidden.
 *
 * @returns the same counters when nothing changed
 * @see ENT-05
 */
export function countFollower(
  counters: AccountCounters,
  wasFollowing: boolean,
  isFollowing: boolean,
): AccountCounters {
  const { followers_count } = counters
  if (wasFollowing === isFollowing || followers_count < 0) return counters
  const change = isFollowing ? 1 : -1
  return { ...counters, followers_count: Math.max(0, followers_count + change) }
}
