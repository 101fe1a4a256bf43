import type { AccountEntity, RelationshipEntity } from '@colonnade/domain/entities'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import {
  endorseAccount,
  getAccountEndorsements,
  getEndorsements,
  pinAccount,
  unendorseAccount,
  unpinAccount,
} from '../endpoints/endorsements.ts'
import type { CallOptions } from '../http/observer.ts'

/** What servers give at once where not all come together. */
const PAGE_SIZE = 80

/**
 * Whom the own profile shows, all of them, by the call that the server has for it.
 *
 * @param me the own account's id
 * @throws ApiError, of kind `unsupported` where a server has neither call
 * @see API-27, ACC-13
 */
export function readEndorsements(
  api: ApiClient,
  me: string,
  options: CallOptions = {},
): Promise<readonly AccountEntity[]> {
  return firstSupported({ ...options, isKnown: true }, [
    (given) => api.call(getEndorsements, {}, given),
    (given) => allPages(api, me, given),
  ])
}

async function allPages(
  api: ApiClient,
  id: string,
  options: CallOptions,
): Promise<readonly AccountEntity[]> {
  let page = await api.page(getAccountEndorsements, { id, limit: PAGE_SIZE }, options)
  const all = [...page.items]
  while (page.next !== null && page.items.length > 0) {
    page = await api.follow(getAccountEndorsements, page.next, options)
    all.push(...page.items)
  }
  return all
}

/**
 * Shows an account that one follows on the own profile, or no longer, by the name that the server
 * has for it.
 *
 * @param id of an account that is known to exist: a 404 says that the call does not
 * @throws ApiError, of kind `unsupported` where a server has neither
 * @see API-20, ACC-12
 */
export function featureAccount(
  api: ApiClient,
  id: string,
  isFeatured: boolean,
  options: CallOptions = {},
): Promise<RelationshipEntity> {
  return firstSupported({ ...options, isKnown: true }, [
    (given) => api.call(isFeatured ? pinAccount : unpinAccount, { id }, given),
    (given) => api.call(isFeatured ? endorseAccount : unendorseAccount, { id }, given),
  ])
}
