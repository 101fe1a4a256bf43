import { isSame } from '../access/tokens.ts'
import { findWebSession, type WebSession } from '../access/web-sessions.ts'
import { ApiFailure } from '../http/reply.ts'
import type { Call } from './call.ts'

/**
 * Only the page that this instance serves may: its cookie, and the token that its page was given.
 *
 * @throws {ApiFailure} 422 for everybody else, in Mastodon's words
 */
export async function requireWebSession({ services, request }: Call): Promise<WebSession> {
  const session = await findWebSession(services.store, request)
  if (session === null) throw new ApiFailure(422, 'This method requires an authenticated user')
  const given = request.headers.get('X-CSRF-Token') ?? request.headers.get('X-XSRF-TOKEN') ?? ''
  if (!isSame(given, session.csrfToken))
    throw new ApiFailure(422, "Can't verify CSRF token authenticity.")
  return session
}
