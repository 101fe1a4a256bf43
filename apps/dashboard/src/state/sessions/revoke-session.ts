import { signOut } from '@colonnade/api-client/oauth'
import type { Session } from '../session.ts'
import type { StoredSession } from '../stored-session.ts'

/**
 * Ends a session at its server, also while the page unloads. There is no retry.
 *
 * @param stored the stored sign-in; null for the page's own session
 * @returns whether the server has ended all of it. Never rejects.
 */
export async function revokeSession(
  session: Session,
  stored: StoredSession | null,
): Promise<boolean> {
  const { platform, meta, servesPage } = session
  const isRevoked = stored === null || (await signOut({ ...stored, fetch: platform.fetch }))
  const isEnded = servesPage && (await endPageSession(session))
  // A page without a signed-in account has no session to end.
  return isRevoked && (isEnded || stored?.accessToken === meta.access_token)
}

/** Ends the page's cookie and token with the server's sign-out form, as the server's own pages send it. */
async function endPageSession({ origin, platform }: Session): Promise<boolean> {
  const csrf = platform.elements.csrfToken()
  const request = new Request(`${origin}/auth/sign_out`, {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: csrf === null ? {} : { 'X-CSRF-Token': csrf },
    body: new URLSearchParams({
      _method: 'delete',
      ...(csrf !== null && { authenticity_token: csrf }),
    }),
  })
  return platform.fetch(request).then(
    ({ ok }) => ok,
    () => false,
  )
}
