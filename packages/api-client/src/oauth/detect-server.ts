import type { InstanceEntity } from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import { getInstanceV1, getInstanceV2 } from '../endpoints/instance.ts'
import { ApiError } from '../http/api-error.ts'
import { SignInError } from './normalise-server.ts'

/** Statuses of temporary errors, besides those of server errors. */
const TEMPORARY_STATUSES: readonly number[] = [408, 425, 429]
const FIRST_SERVER_ERROR = 500
const NOT_IMPLEMENTED = 501

/** Maximum length of a page's title. */
const MAX_TITLE_LENGTH = 100

/** The statuses of servers that require authentication, with a JSON body. */
const PRIVATE_STATUSES: readonly number[] = [401, 403]

/**
 * Fetches the instance information of a server: v2, or v1 when it lacks v2.
 *
 * @returns null for a Mastodon server that requires authentication for it
 * @throws SignInError 'unreachable', 'refused' or 'not-mastodon'
 */
export async function detectServer(
  client: ApiClient,
  host: string,
): Promise<InstanceEntity | null> {
  // After any failure of v2 the result of v1 counts: a browser cannot distinguish a missing v2 from an unreachable
  // server when the 404 lacks its CORS header.
  const newest = await client.request(getInstanceV2, {}).catch((error: unknown) => error)
  if (!(newest instanceof Error)) return newest as InstanceEntity
  try {
    return await client.request(getInstanceV1, {})
  } catch (error) {
    // A server with a temporary error may have no v1 at all.
    if (isServerError(newest)) throw createUnreachableError(host, newest)
    if (isUnreachable(error)) throw createUnreachableError(host, error)
    if (isPrivateServer(error)) return null
    if (isBlockedByFirewall(error)) {
      throw new SignInError('refused', {
        host,
        cause: error,
        byServer: true,
        ...getErrorDetail(error),
      })
    }
    throw new SignInError('not-mastodon', { host, cause: error })
  }
}

/** Returns whether there is no useful response for now: no connection, or a server error. */
export const isUnreachable = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind === 'network' || isServerError(error)

/** Returns whether the server reports a temporary error or a server error. Nothing that the user did is wrong. */
function isServerError(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === null) return false
  const { status } = error
  return (
    TEMPORARY_STATUSES.includes(status) ||
    (status >= FIRST_SERVER_ERROR && status !== NOT_IMPLEMENTED)
  )
}

export const createUnreachableError = (host: string, cause: unknown): SignInError =>
  new SignInError('unreachable', { host, cause, ...getErrorDetail(cause) })

/** Returns the server's message and status, if there was a response. */
export function getErrorDetail(error: unknown): {
  readonly detail?: string
  readonly status?: number
} {
  if (!(error instanceof ApiError) || error.status === null) return {}
  const { status, body, serverMessage } = error
  const detail = getOauthDescription(body) ?? serverMessage ?? getPageTitle(body) ?? String(status)
  return { detail, status }
}

/** Returns the title of an HTML page, such as that of a proxy or a firewall. */
function getPageTitle(body: unknown): string | null {
  if (typeof body !== 'string') return null
  const [, title = ''] = /<title[^<>]*>([^<]*)</i.exec(body) ?? []
  return title.trim().slice(0, MAX_TITLE_LENGTH) || null
}

function isPrivateServer(error: unknown): boolean {
  if (!(error instanceof ApiError) || !PRIVATE_STATUSES.includes(error.status ?? 0)) return false
  return typeof error.body === 'object' && error.body !== null && 'error' in error.body
}

/** Returns whether a firewall blocked the request. Whether there is a server behind it is unknown. */
const isBlockedByFirewall = (error: unknown): boolean =>
  error instanceof ApiError && PRIVATE_STATUSES.includes(error.status ?? 0)

function getOauthDescription(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error_description' in body)) return null
  return typeof body.error_description === 'string' ? body.error_description : null
}
