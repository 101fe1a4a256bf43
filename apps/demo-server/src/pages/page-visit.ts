import { escapeHtml } from '@colonnade/domain/text'
import { isSame } from '../access/secrets.ts'
import { findWebSession, type WebSession } from '../access/web-sessions.ts'
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
export const isOwnForm = (input: Input, { csrfToken }: WebSession): boolean =>
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
