import { signOut } from '@colonnade/api-client/oauth'
import type { Session } from '../session.ts'
import type { StoredSession } from './stored-session.ts'

/** Ends a session at its server. A server that does not answer is left alone. @param stored as it was kept here; null for the page's own */
export async function tellServer(session: Session, stored: StoredSession | null): Promise<void> {
  const { fetch } = session.platform
  if (stored !== null) {
    const { origin, app, accessToken } = stored
    await signOut({ origin, app, accessToken, fetch })
  }
  if (session.servesPage) await endPageSession(session)
}

/** The page's own cookie and token end with the server's sign-out form, as its own pages send it. */
async function endPageSession({ origin, platform }: Session): Promise<void> {
  const csrf = platform.elements.csrfToken()
  const request = new Request(`${origin}/auth/sign_out`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: csrf === null ? {} : { 'X-CSRF-Token': csrf },
    body: new URLSearchParams({
      _method: 'delete',
      ...(csrf !== null && { authenticity_token: csrf }),
    }),
  })
  await platform.fetch(request).catch(() => null)
}
