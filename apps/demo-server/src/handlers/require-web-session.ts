import { isSameSecret } from '../access/tokens.ts'
import { findWebSession, type WebSession } from '../access/web-sessions.ts'
import { ApiFailure } from '../http/response.ts'
import type { Call } from './handler.ts'

/**
 * Requires a request from the page that this server delivers, with its cookie and CSRF token.
 *
 * @throws {ApiFailure} 422 for all others, with Mastodon's text
 */
export async function requireWebSession({ services, request }: Call): Promise<WebSession> {
  const session = await findWebSession(services.store, request)
  if (session === null) throw new ApiFailure(422, 'This method requires an authenticated user')
  const given = request.headers.get('X-CSRF-Token') ?? request.headers.get('X-XSRF-TOKEN') ?? ''
  if (!isSameSecret(given, session.csrfToken))
    throw new ApiFailure(422, "Can't verify CSRF token authenticity.")
  return session
}
