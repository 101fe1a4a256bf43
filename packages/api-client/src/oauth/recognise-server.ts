import type { InstanceEntity } from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import { getInstanceV1, getInstanceV2 } from '../endpoints/instance.ts'
import { ApiError } from '../http/api-error.ts'
import { SignInError } from './normalise-server.ts'

/** Answers that say "later", besides those of a fault. */
const LATER: readonly number[] = [408, 425, 429]
const FIRST_FAULT = 500
const NOT_IMPLEMENTED = 501

/** Of a page's title. */
const MOST_LETTERS = 100

/** Servers that tell nothing to strangers answer so, in JSON. */
const PRIVATE: readonly number[] = [401, 403]

/**
 * Asks the server what it is: instance v2, then v1 where it has no v2.
 *
 * @returns null for a Mastodon server that tells only its own users
 * @throws SignInError 'unreachable', 'refused' or 'not-mastodon'
 */
export async function recogniseServer(
  client: ApiClient,
  host: string,
): Promise<InstanceEntity | null> {
  // Whatever went wrong here, v1 decides: a browser cannot tell a missing v2 from a dead server
  // where the 404 lacks its CORS header.
  const newest = await client.call(getInstanceV2, {}).catch((error: unknown) => error)
  if (!(newest instanceof Error)) return newest as InstanceEntity
  try {
    return await client.call(getInstanceV1, {})
  } catch (error) {
    // A server that has a fault there now may have no v1 at all.
    if (isFault(newest)) throw unreachable(host, newest)
    if (isSilence(error)) throw unreachable(host, error)
    if (isPrivate(error)) return null
    if (isTurnedAway(error)) {
      throw new SignInError('refused', { host, cause: error, byServer: true, ...detailOf(error) })
    }
    throw new SignInError('not-mastodon', { host, cause: error })
  }
}

/** Whether nothing useful answered, for now: no connection, or a server that has a fault. */
export const isSilence = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind === 'network' || isFault(error)

/** Whether the server answered that it cannot now; nothing that a user did wrong. */
function isFault(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === null) return false
  const { status } = error
  return LATER.includes(status) || (status >= FIRST_FAULT && status !== NOT_IMPLEMENTED)
}

export const unreachable = (host: string, cause: unknown): SignInError =>
  new SignInError('unreachable', { host, cause, ...detailOf(cause) })

/** What the server said of it, if it said anything. */
export function detailOf(error: unknown): { readonly detail?: string; readonly status?: number } {
  if (!(error instanceof ApiError) || error.status === null) return {}
  const { status, body, serverMessage } = error
  const detail = oauthDescription(body) ?? serverMessage ?? titleOf(body) ?? String(status)
  return { detail, status }
}

/** What stands in the title of a page, as of a proxy or a firewall. */
function titleOf(body: unknown): string | null {
  if (typeof body !== 'string') return null
  const [, title = ''] = /<title[^<>]*>([^<]*)</i.exec(body) ?? []
  return title.trim().slice(0, MOST_LETTERS) || null
}

function isPrivate(error: unknown): boolean {
  if (!(error instanceof ApiError) || !PRIVATE.includes(error.status ?? 0)) return false
  return typeof error.body === 'object' && error.body !== null && 'error' in error.body
}

/** A firewall's page: whether a server stands behind it nobody knows. */
const isTurnedAway = (error: unknown): boolean =>
  error instanceof ApiError && PRIVATE.includes(error.status ?? 0)

function oauthDescription(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error_description' in body)) return null
  return typeof body.error_description === 'string' ? body.error_description : null
}
