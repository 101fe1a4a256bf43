import { isPublishedCopy, type PostedStatus } from '@colonnade/domain/compose'
import type { AccountId, StatusEntity } from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import { getAccountStatuses } from '../endpoints/accounts.ts'
import { createStatus } from '../endpoints/statuses.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallOptions } from '../http/observer.ts'

const REQUEST_TIMEOUT = 408
const FIRST_SERVER_ERROR = 500
/** Enough for what was posted elsewhere meanwhile; a full page, since some servers empty small ones. */
const LOOKED_AT = 40

export interface Publication {
  readonly posted: PostedStatus
  /** Whose status it becomes. */
  readonly me: AccountId
  readonly idempotencyKey: string
  /** When the same was sent before and no answer came, in milliseconds since the epoch; null when it was not. */
  readonly sentAt: number | null
}

/**
 * Publishes. What was sent before without an answer may have arrived: where the server is not known
 * to honour the key, or files belong to it, the account's newest statuses are looked at first, and nothing is sent twice.
 *
 * @throws ApiError; where the statuses could not be looked at, nothing was sent
 * @see CMP-05
 */
export async function publishStatus(
  api: ApiClient,
  { posted, me, idempotencyKey, sentAt }: Publication,
  options: CallOptions = {},
): Promise<StatusEntity> {
  // Keys are forgotten sooner than files are attached: a post that has taken them would be made again without.
  const isKeyEnough = api.capabilities.of('idempotency') === 'yes' && posted.media_ids.length === 0
  if (sentAt !== null && !isKeyEnough) {
    const newest = await newestOf(api, me, options)
    const arrived = newest.find((status) => isPublishedCopy(posted, status, sentAt))
    if (arrived !== undefined) return arrived
  }
  return api.call(createStatus, posted, { ...options, idempotencyKey })
}

/** @returns nothing where the server refuses to tell: then the key has to do */
async function newestOf(
  api: ApiClient,
  me: AccountId,
  options: CallOptions,
): Promise<readonly StatusEntity[]> {
  try {
    const asked = { ...options, expects: isRefusal }
    return (await api.page(getAccountStatuses, { id: me, limit: LOOKED_AT }, asked)).items
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error)) return []
    throw error
  }
}

const isRefusal = (error: ApiError): boolean => !mayBePublished(error)

/**
 * Whether a failure leaves it open if the status was made: no answer came, one that nobody can
 * read, or that of something between which gave up waiting.
 */
export function mayBePublished(error: ApiError): boolean {
  if (error.kind === 'network' || error.kind === 'decode' || error.kind === 'aborted') return true
  const { status } = error
  return status === REQUEST_TIMEOUT || (status !== null && status >= FIRST_SERVER_ERROR)
}
