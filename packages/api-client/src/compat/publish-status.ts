import { isPublishedCopy, type PostedStatus } from '@colonnade/domain/compose'
import type { AccountId, StatusEntity } from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import { getAccountStatuses } from '../endpoints/accounts.ts'
import { createStatus } from '../endpoints/statuses.ts'
import { ApiError } from '../http/api-error.ts'
import type { RequestOptions } from '../http/request-observer.ts'

const REQUEST_TIMEOUT = 408
const FIRST_SERVER_ERROR = 500
/**
 * Enough to include statuses posted elsewhere in between; a full page, because some servers drop items from small
 * ones.
 */
const CHECKED_STATUSES = 40

export interface Publication {
  readonly posted: PostedStatus
  /** The author of the status. */
  readonly me: AccountId
  readonly idempotencyKey: string
  /** When an earlier attempt without a response was sent, in milliseconds since the epoch; null without one. */
  readonly sentAt: number | null
}

/**
 * Publishes a status. An earlier attempt without a response may have succeeded. Unless the server is known to honour
 * the key and there are no files, the account's newest statuses are checked first, so that nothing is sent twice.
 *
 * @throws ApiError; when the statuses could not be checked, nothing was sent
 * @see CMP-05
 */
export async function publishStatus(
  api: ApiClient,
  { posted, me, idempotencyKey, sentAt }: Publication,
  options: RequestOptions = {},
): Promise<StatusEntity> {
  // Servers forget keys sooner than they attach files: a status that has used the files would be created again
  // without them.
  const isKeyEnough =
    api.capabilities.getSupport('idempotency') === 'yes' && posted.media_ids.length === 0
  if (sentAt !== null && !isKeyEnough) {
    const newest = await fetchNewest(api, me, options)
    const arrived = newest.find((status) => isPublishedCopy(posted, status, sentAt))
    if (arrived !== undefined) return arrived
  }
  return api.request(createStatus, posted, { ...options, idempotencyKey })
}

/** @returns an empty list when the server refuses the request: then only the key prevents duplicates */
async function fetchNewest(
  api: ApiClient,
  me: AccountId,
  options: RequestOptions,
): Promise<readonly StatusEntity[]> {
  try {
    const asked = { ...options, expects: isRefusal }
    return (await api.requestPage(getAccountStatuses, { id: me, limit: CHECKED_STATUSES }, asked))
      .items
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error)) return []
    throw error
  }
}

const isRefusal = (error: ApiError): boolean => !isPossiblyPublished(error)

/**
 * Returns whether the status may have been created despite a failure: there was no response, an unreadable one, or
 * that of a proxy that timed out.
 */
export function isPossiblyPublished(error: ApiError): boolean {
  if (error.kind === 'network' || error.kind === 'decode' || error.kind === 'aborted') return true
  const { status } = error
  return status === REQUEST_TIMEOUT || (status !== null && status >= FIRST_SERVER_ERROR)
}
