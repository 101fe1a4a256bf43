import { redirect } from '../http/reply.ts'
import { endWebSession, findWebSession } from '../oauth/web-sessions.ts'
import type { Services } from '../streaming/announce.ts'

/** Ends the browser's session and the token of its page, whoever asked by whatever method. */
export async function signOut(
  { store, hub }: Services,
  request: Request,
  origin: string,
): Promise<Response> {
  const session = await findWebSession(store, request)
  if (session === null) return redirect('/')
  const cookie = await endWebSession(store, session, origin)
  hub.dropToken(session.tokenId)
  return redirect('/', { 'Set-Cookie': cookie })
}
