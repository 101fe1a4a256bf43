import type { AccountCounters, AccountRecord } from '../entities/account.ts'
import type { AccountId } from '../entities/ids.ts'

/**
 * Returns the accounts whose relationships have to be fetched: each once, without the own account and known ones.
 *
 * @see ACC-21, NTF-25, SRC-05
 */
export function getUnknownRelationships(
  ids: Iterable<AccountId>,
  isKnown: (id: AccountId) => boolean,
  me: AccountId,
): readonly AccountId[] {
  return [...new Set(ids)].filter((id) => id !== me && !isKnown(id))
}

/** Returns the domain of an account, in lower case; null for an account of the own server. @see ACC-20 */
export function getAcctDomain(acct: string): string | null {
  const at = acct.lastIndexOf('@')
  return at < 0 ? null : acct.slice(at + 1).toLowerCase()
}

/**
 * Finds the known accounts of exactly this domain, which blocking or unblocking it changes.
 *
 * @see DOM-05
 */
export function findAccountsOfDomain(
  accounts: Iterable<Pick<AccountRecord, 'id' | 'acct'>>,
  domain: string,
): readonly AccountId[] {
  const lowerDomain = domain.toLowerCase()
  return [...accounts].filter(({ acct }) => getAcctDomain(acct) === lowerDomain).map(({ id }) => id)
}

/**
 * Updates an account's counters after the signed-in account followed or unfollowed it. Never below 0; a hidden count
 * (-1) stays hidden.
 *
 * @returns the same counters if they do not change
 * @see ENT-05
 */
export function updateFollowerCount(
  counters: AccountCounters,
  wasFollowing: boolean,
  isFollowing: boolean,
): AccountCounters {
  const { followers_count } = counters
  if (wasFollowing === isFollowing || followers_count < 0) return counters
  const change = isFollowing ? 1 : -1
  return { ...counters, followers_count: Math.max(0, followers_count + change) }
}
