import { escapeHtml } from '@colonnade/domain/text'
import { endWebSession, findWebSession, type WebSession } from '../access/web-sessions.ts'
import { readInput } from '../http/input.ts'
import { redirect } from '../http/reply.ts'
import type { Services } from '../streaming/announce.ts'
import { framedReply } from './framed-reply.ts'
import { isOwnForm, tokenField } from './page-visit.ts'

/** Asks: a link alone, on whatever page it stands, signs nobody out. @see RTE-08 */
export async function showSignOut({ store }: Services, request: Request, origin: string) {
  const session = await findWebSession(store, request)
  return session === null ? redirect('/') : question(session, origin, 200)
}

/** Ends the browser's session and the token of its page: only by a form that it was shown. */
export async function signOut(
  { store, hub }: Services,
  request: Request,
  origin: string,
): Promise<Response> {
  const session = await findWebSession(store, request)
  if (session === null) return redirect('/')
  if (!isOwnForm(await readInput(request), session)) return question(session, origin, 422)
  const cookie = await endWebSession(store, session, origin)
  hub.dropToken(session.tokenId)
  return redirect('/', { 'Set-Cookie': cookie })
}

function question(session: WebSession, origin: string, status: number): Response {
  const host = escapeHtml(new URL(origin).host)
  return framedReply(
    {
      title: 'Sign out',
      body: `<h1>Sign out of ${host}?</h1>
<p>This browser’s session here ends. Apps that you let in stay in until you sign out of them.</p>
<form method="post" action="/auth/sign_out">${tokenField(session)}
<div class="choices"><button class="main">Sign out</button></div></form>
<p class="after"><a href="/">Stay, and open the dashboard</a></p>`,
    },
    { style: '.after { margin: 16px 0 0; }', status },
  )
}
