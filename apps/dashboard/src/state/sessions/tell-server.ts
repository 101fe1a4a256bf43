import { signOut } from '@colonnade/api-client/oauth'
import type { Session } from '../session.ts'
import type { StoredSession } from '../stored-session.ts'

/**
 * Ends a session at its server, also while the page goes away. A server that does not answer is left alone.
 *
 * @param stored as it was kept here; null for the page's own
 * @returns whether the server has ended all of it. Never rejects.
 */
export async function tellServer(session: Session, stored: StoredSession | null): Promise<boolean> {
  const { platform, meta, servesPage } = session
  const isRevoked = stored === null || (await signOut({ ...stored, fetch: platform.fetch }))
  const isEnded = servesPage && (await endPageSession(session))
  // A page that told of nobody has nothing to end.
  return isRevoked && (isEnded || stored?.accessToken === meta.access_token)
}

/** The page's own cookie and token end with the server's sign-out form, as its own pages send it. */
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
