import type { RelationshipEntity } from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import * as accounts from '../endpoints/accounts.ts'
import { ApiError } from '../http/api-error.ts'
import type { RequestOptions } from '../http/request-observer.ts'

export interface FollowInput extends accounts.FollowParams {
  readonly id: string
}

const FORBIDDEN = 403

/**
 * Follows an account, or sends a follow request to a locked one. Hollo forbids following an account that is followed
 * already. This counts as success when nothing would have changed.
 *
 * @throws ApiError; also when such a server would have had to change boosts or notifications
 * @see API-14
 */
export async function followAccount(
  api: ApiClient,
  input: FollowInput,
  options: RequestOptions = {},
): Promise<RelationshipEntity> {
  try {
    return await api.request(accounts.followAccount, input, { ...options, expects: FORBIDDEN })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== FORBIDDEN) throw error
    const known = await readRelationship(api, input.id)
    if (known !== null && isUpToDate(known, input)) return known
    // Sent again, so that this refusal raises an alert.
    return api.request(accounts.followAccount, input, options)
  }
}

async function readRelationship(api: ApiClient, id: string): Promise<RelationshipEntity | null> {
  const relationships = await api
    .request(accounts.getRelationships, { id: [id] }, { skipLoading: true })
    .catch(() => [])
  return relationships.find((one) => one.id === id) ?? null
}

function isUpToDate(known: RelationshipEntity, { reblogs, notify }: FollowInput): boolean {
  if (!known.following && !known.requested) return false
  return (
    known.showing_reblogs === (reblogs ?? known.showing_reblogs) &&
    known.notifying === (notify ?? known.notifying)
  )
}
