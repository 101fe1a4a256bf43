import type { InstanceEntity } from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import { getInstanceV1, getInstanceV2 } from '../endpoints/instance.ts'
import { ApiError } from '../http/api-error.ts'
import { SignInError } from './sign-in-error.ts'

/** A server that is down for a moment is not something else. */
const DOWN: readonly number[] = [429, 500, 502, 503, 504]

/** Servers that tell nothing to strangers answer so, in JSON. */
const PRIVATE: readonly number[] = [401, 403]

/**
 * Asks the server what it is: instance v2, then v1 where it has no v2.
 *
 * @returns null for a Mastodon server that tells only its own users
 * @throws SignInError 'unreachable' or 'not-mastodon'
 */
export async function recogniseServer(
  client: ApiClient,
  host: string,
): Promise<InstanceEntity | null> {
  // Whatever went wrong here, v1 decides: a browser cannot tell a missing v2 from a dead server
  // where the 404 lacks its CORS header.
  const newest = await client.call(getInstanceV2, {}).catch(() => null)
  if (newest !== null) return newest
  try {
    return await client.call(getInstanceV1, {})
  } catch (error) {
    if (isSilence(error)) throw unreachable(host, error)
    if (isPrivate(error)) return null
    throw new SignInError('not-mastodon', { host, cause: error })
  }
}

/** Whether nothing useful answered, for now: no connection, or a server that is down. */
export const isSilence = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind === 'network' || DOWN.includes(error.status ?? 0)

export const unreachable = (host: string, cause: unknown): SignInError =>
  new SignInError('unreachable', { host, cause, ...detailOf(cause) })

/** What the server said of it, if it said anything. */
export function detailOf(error: unknown): { readonly detail?: string } {
  if (!(error instanceof ApiError) || error.status === null) return {}
  const description = oauthDescription(error.body) ?? error.serverMessage
  return { detail: description ?? String(error.status) }
}

function isPrivate(error: unknown): boolean {
  if (!(error instanceof ApiError) || !PRIVATE.includes(error.status ?? 0)) return false
  return typeof error.body === 'object' && error.body !== null && 'error' in error.body
}

function oauthDescription(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error_description' in body)) return null
  return typeof body.error_description === 'string' ? body.error_description : null
}
