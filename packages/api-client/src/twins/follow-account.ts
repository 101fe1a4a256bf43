import type { RelationshipEntity } from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import * as accounts from '../endpoints/accounts.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallOptions } from '../http/observer.ts'

export interface FollowInput extends accounts.FollowParams {
  readonly id: string
}

const FORBIDDEN = 403

/**
 * Follows, or asks to where the account is locked. Hollo forbids to follow who is followed already:
 * where nothing was left to do, that is no failure.
 *
 * @throws ApiError; also where such a server would have had to change boosts or notifications
 * @see API-14
 */
export async function followAccount(
  api: ApiClient,
  input: FollowInput,
  options: CallOptions = {},
): Promise<RelationshipEntity> {
  try {
    return await api.call(accounts.followAccount, input, { ...options, expects: FORBIDDEN })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== FORBIDDEN) throw error
    const known = await readRelationship(api, input.id)
    if (known !== null && isAsWanted(known, input)) return known
    // Asked again, so that this time the refusal is told.
    return api.call(accounts.followAccount, input, options)
  }
}

async function readRelationship(api: ApiClient, id: string): Promise<RelationshipEntity | null> {
  const told = await api
    .call(accounts.getRelationships, { id: [id] }, { skipLoading: true })
    .catch(() => [])
  return told.find((one) => one.id === id) ?? null
}

function isAsWanted(known: RelationshipEntity, { reblogs, notify }: FollowInput): boolean {
  if (!known.following && !known.requested) return false
  return (
    known.showing_reblogs === (reblogs ?? known.showing_reblogs) &&
    known.notifying === (notify ?? known.notifying)
  )
}
