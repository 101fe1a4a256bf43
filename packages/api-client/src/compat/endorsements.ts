import type { AccountEntity, RelationshipEntity } from '@colonnade/domain/entities'
import { tryInOrder } from '../capabilities/try-in-order.ts'
import type { ApiClient } from '../client.ts'
import {
  endorseAccount,
  getAccountEndorsements,
  getEndorsements,
  pinAccount,
  unendorseAccount,
  unpinAccount,
} from '../endpoints/endorsements.ts'
import type { RequestOptions } from '../http/request-observer.ts'

/** The page size of servers that return the accounts in pages. */
const PAGE_SIZE = 80

/**
 * Fetches all accounts featured on the own profile, by the method that the server supports.
 *
 * @param me the own account's id
 * @throws ApiError, of kind `unsupported` when the server has neither method
 * @see API-27, ACC-13
 */
export function readEndorsements(
  api: ApiClient,
  me: string,
  options: RequestOptions = {},
): Promise<readonly AccountEntity[]> {
  return tryInOrder({ ...options, isKnown: true }, [
    (given) => api.request(getEndorsements, {}, given),
    (given) => fetchAllPages(api, me, given),
  ])
}

async function fetchAllPages(
  api: ApiClient,
  id: string,
  options: RequestOptions,
): Promise<readonly AccountEntity[]> {
  let page = await api.requestPage(getAccountEndorsements, { id, limit: PAGE_SIZE }, options)
  const all = [...page.items]
  while (page.next !== null && page.items.length > 0) {
    page = await api.requestLink(getAccountEndorsements, page.next, options)
    all.push(...page.items)
  }
  return all
}

/**
 * Features a followed account on the own profile, or stops featuring it, by the method that the server supports.
 *
 * @param id of an account that is known to exist: a 404 means that the server lacks the method
 * @throws ApiError, of kind `unsupported` when the server has neither method
 * @see API-20, ACC-12
 */
export function featureAccount(
  api: ApiClient,
  id: string,
  isFeatured: boolean,
  options: RequestOptions = {},
): Promise<RelationshipEntity> {
  return tryInOrder({ ...options, isKnown: true }, [
    (given) => api.request(isFeatured ? pinAccount : unpinAccount, { id }, given),
    (given) => api.request(isFeatured ? endorseAccount : unendorseAccount, { id }, given),
  ])
}
