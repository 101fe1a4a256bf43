import type { RelationshipEntity } from '@colonnade/domain/entities'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import {
  endorseAccount,
  pinAccount,
  unendorseAccount,
  unpinAccount,
} from '../endpoints/endorsements.ts'
import type { CallOptions } from '../http/observer.ts'

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
