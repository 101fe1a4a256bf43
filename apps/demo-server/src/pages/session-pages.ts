import { escapeHtml } from '@colonnade/domain/text'
import { isSameSecret } from '../access/tokens.ts'
import { endWebSession, findWebSession, type WebSession } from '../access/web-sessions.ts'
import type { BodySize } from '../http/body-limits.ts'
import { type Input, readInput, getText } from '../http/input.ts'
import { createRedirect } from '../http/response.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import { type AccountRow, findAccount } from '../store/find-rows.ts'
import type { Services } from '../streaming/send-events.ts'
import { createPageResponse } from './page-response.ts'

/** The context of a page that requires a signed-in account. */
export interface PageContext {
  readonly services: Services
  readonly settings: InstanceSettings
  readonly request: Request
  readonly origin: string
  readonly session: WebSession
  readonly me: AccountRow
}

type PageRequest = Pick<PageContext, 'services' | 'settings' | 'request' | 'origin'>

/**
 * Calls `page` with the account of the session cookie. Without a session, returns a page that asks the user to sign
 * in.
 */
export async function requireSession(
  visited: PageRequest,
  page: (visit: PageContext) => Promise<Response>,
): Promise<Response> {
  const { store } = visited.services
  const session = await findWebSession(store, visited.request)
  const me = session === null ? undefined : await findAccount(store.db, session.accountId)
  if (session === null || me === undefined) return createSignInMessage()
  return page({ ...visited, session, me })
}

/** Reads a form. Returns null if its token is invalid or expired. @throws {ApiFailure} if the form is malformed */
export async function readForm(
  { request, session }: PageContext,
  size: BodySize = 'words',
): Promise<Input | null> {
  const input = await readInput(request, size)
  return hasValidToken(input, session) ? input : null
}

/** Whether a form was sent to this browser. Other sites cannot know its token. */
const hasValidToken = (input: Input, { csrfToken }: WebSession): boolean =>
  isSameSecret(getText(input, FORM_TOKEN_NAME) ?? '', csrfToken)

const FORM_TOKEN_NAME = 'authenticity_token'

/** Renders the hidden field with the form's token as HTML. */
export const renderTokenField = ({ csrfToken }: WebSession): string =>
  `<input type="hidden" name="${FORM_TOKEN_NAME}" value="${escapeHtml(csrfToken)}">`

const createSignInMessage = () =>
  createMessagePage(
    401,
    'Sign in required',
    'You need to sign in to view this page. Open the dashboard, sign in, and try again.',
  )

export const createExpiredFormPage = () =>
  createMessagePage(
    422,
    'This form has expired',
    'Your changes were not saved. Go back, reload the page, and submit the form again.',
  )

/** Creates a page with a message. */
export function createMessagePage(status: number, title: string, text: string): Response {
  const body = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="/">Open the dashboard</a></p>`
  return createPageResponse({ title, body }, { status })
}

/** Redirects to the same page after a form was saved. Reloading that page does not send the form again. */
export const redirectSaved = (path: string): Response => createRedirect(`${path}?saved=1`)

/** Asks for confirmation, so that a link on another page cannot sign the user out. @see RTE-08 */
export async function showSignOut({ store }: Services, request: Request, origin: string) {
  const session = await findWebSession(store, request)
  return session === null ? createRedirect('/') : createSignOutPage(session, origin, 200)
}

/** Ends the browser's session and revokes the token of its page, if the form has a valid token. */
export async function signOut(
  { store, hub }: Services,
  request: Request,
  origin: string,
): Promise<Response> {
  const session = await findWebSession(store, request)
  if (session === null) return createRedirect('/')
  if (!hasValidToken(await readInput(request), session))
    return createSignOutPage(session, origin, 422)
  const cookie = await endWebSession(store, session, origin)
  hub.dropToken(session.tokenId)
  return createRedirect('/', { 'Set-Cookie': cookie })
}

function createSignOutPage(session: WebSession, origin: string, status: number): Response {
  const host = escapeHtml(new URL(origin).host)
  return createPageResponse(
    {
      title: 'Sign out',
      body: `<h1>Sign out of ${host}?</h1>
<p>You’ll be signed out in this browser. Apps that you authorized keep access until you sign out of them.</p>
<form method="post" action="/auth/sign_out">${renderTokenField(session)}
<div class="choices"><button class="main">Sign out</button></div></form>
<p class="after"><a href="/">Stay signed in and open the dashboard</a></p>`,
    },
    { style: '.after { margin: 16px 0 0; }', status },
  )
}
