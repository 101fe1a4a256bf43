import { escapeHtml } from '@colonnade/domain/text'
import { isSame } from '../access/tokens.ts'
import { endWebSession, findWebSession, type WebSession } from '../access/web-sessions.ts'
import type { BodySize } from '../http/body-limits.ts'
import { type Input, readInput, textOf } from '../http/input.ts'
import { redirect } from '../http/reply.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import { type AccountRow, findAccount } from '../store/reads.ts'
import type { Services } from '../streaming/announce.ts'
import { framedReply } from './framed-reply.ts'

/** What a page that is somebody's own is made of. */
export interface PageVisit {
  readonly services: Services
  readonly settings: InstanceSettings
  readonly request: Request
  readonly origin: string
  readonly session: WebSession
  readonly me: AccountRow
}

type Visited = Pick<PageVisit, 'services' | 'settings' | 'request' | 'origin'>

/** A page of whom the cookie names; everybody else is told to sign in first. */
export async function visitedPage(
  visited: Visited,
  page: (visit: PageVisit) => Promise<Response>,
): Promise<Response> {
  const { store } = visited.services
  const session = await findWebSession(store, visited.request)
  const me = session === null ? undefined : await findAccount(store.db, session.accountId)
  if (session === null || me === undefined) return strangerPage()
  return page({ ...visited, session, me })
}

/** What a form says; null where it is none of ours, or has grown old. @throws {ApiFailure} for a garbled one */
export async function readForm(
  { request, session }: PageVisit,
  size: BodySize = 'words',
): Promise<Input | null> {
  const input = await readInput(request, size)
  return isOwnForm(input, session) ? input : null
}

/** Whether a form was really shown to this browser: other sites cannot know its token. */
const isOwnForm = (input: Input, { csrfToken }: WebSession): boolean =>
  isSame(textOf(input, FORM_TOKEN) ?? '', csrfToken)

const FORM_TOKEN = 'authenticity_token'

/** HTML of the field by which a form is known again. */
export const tokenField = ({ csrfToken }: WebSession): string =>
  `<input type="hidden" name="${FORM_TOKEN}" value="${escapeHtml(csrfToken)}">`

const strangerPage = () =>
  notePage(
    401,
    'Sign in first',
    'This page belongs to an account. Open the dashboard, sign in, and come back.',
  )

export const oldFormPage = () =>
  notePage(
    422,
    'This form has grown old',
    'Nothing was saved. Go back, load the page anew, and send it once more.',
  )

/** A page that only says something. */
export function notePage(status: number, title: string, text: string): Response {
  const body = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="/">Open the dashboard</a></p>`
  return framedReply({ title, body }, { status })
}

/** After a form was taken: the same page again, which says so. Loading it anew sends nothing twice. */
export const savedRedirect = (path: string): Response => redirect(`${path}?saved=1`)

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
