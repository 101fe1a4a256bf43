import { escapeHtml } from '@colonnade/domain/text'
import { deriveSecret, isSame, newSecret } from '../access/tokens.ts'
import { findWebSession, startWebSession } from '../access/web-sessions.ts'
import { readCookie, writeCookie } from '../http/cookies.ts'
import { type Input, readInput, textOf } from '../http/input.ts'
import { redirect } from '../http/reply.ts'
import { framedReply, type FramedText } from '../pages/framed-reply.ts'
import { type SentAccount, serializeAccounts } from '../serialize/account.ts'
import { type AccountRow, readFact } from '../store/reads.ts'
import type { Store } from '../store/store.ts'
import { answerTo, type AuthorizationRequest, checkAuthorization } from './authorization-request.ts'
import { issueCode } from './exchange-code.ts'

interface AuthorizePage {
  readonly request: AuthorizationRequest
  /** The people of this instance, who have no passwords yet: whoever comes may be any of them. */
  readonly people: readonly SentAccount[]
  readonly chosen: string
  readonly formToken: string
  readonly origin: string
}

function authorizePage({ request, people, chosen, formToken, origin }: AuthorizePage): FramedText {
  const { app, redirectUri, scopes, state, challenge } = request
  const host = new URL(origin).host
  const place = placeOf(redirectUri)
  // Elsewhere a page could have its visitor hold Enter, and then lead here.
  const focus = place === host ? ' autofocus' : ''
  const hidden = {
    client_id: app.client_id,
    redirect_uri: redirectUri,
    scope: scopes,
    response_type: 'code',
    state,
    code_challenge: challenge,
    code_challenge_method: challenge === null ? null : 'S256',
    form_token: formToken,
  }

  return {
    title: `Authorize ${app.name}`,
    body: `<h1>${escapeHtml(app.name)} asks to be let in</h1>
<p>It would use <strong>${escapeHtml(host)}</strong> in your name: ${escapeHtml(inWords(scopes))}. You return to <strong>${escapeHtml(place)}</strong>.</p>
<form method="post" action="/oauth/authorize">
${Object.entries(hidden)
  .map(([name, value]) =>
    value === null ? '' : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  .join('')}
<fieldset><legend>Continue as</legend><div class="people">
${people.map((person) => personChoice(person, person.id === chosen)).join('\n')}
</div></fieldset>
<div class="choices">
<button class="main" name="answer" value="authorize"${focus}>Authorize</button>
<button name="answer" value="deny">Deny</button>
</div>
</form>`,
  }
}

function personChoice(
  { id, acct, display_name, avatar, emojis }: SentAccount,
  isChosen: boolean,
): string {
  const name = emojis.reduce(
    (html, { shortcode, url }) =>
      html.replaceAll(
        `:${shortcode}:`,
        `<img class="emoji" src="${escapeHtml(url)}" alt=":${shortcode}:">`,
      ),
    escapeHtml(display_name || acct),
  )
  return `<label><input type="radio" name="account_id" value="${id}"${isChosen ? ' checked' : ''}>
<img src="${escapeHtml(avatar)}" alt=""><span><b dir="auto">${name}</b><small>@${escapeHtml(acct)}</small></span></label>`
}

const words: Readonly<Record<string, string>> = {
  read: 'read everything you can read',
  write: 'post and change things',
  follow: 'follow people',
  push: 'send you notifications',
}

function inWords(scopes: string): string {
  const known = new Set(
    scopes.split(' ').flatMap((scope) => words[scope.split(':')[0] ?? ''] ?? []),
  )
  return [...known].join(', ')
}

function placeOf(uri: string): string {
  const { host, protocol } = new URL(uri)
  return host === '' ? protocol : host
}

const codePage = (code: string): FramedText => ({
  title: 'Authorization code',
  body: `<h1>Your code</h1><p>Copy it into the app that asked for it.</p><code>${escapeHtml(code)}</code>`,
})

const refusalPage = (message: string): FramedText => ({
  title: 'Cannot sign in',
  body: `<h1>This cannot be done</h1><p>${escapeHtml(message)}</p>`,
})

const FORM_SECONDS = 3_600
const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob'

/** Shows who asks, and as whom one may answer. */
export async function showAuthorize(
  store: Store,
  request: Request,
  origin: string,
): Promise<Response> {
  const checked = await checkAuthorization(store, await readInput(request), origin)
  if (checked.kind === 'refused') return redirect(checked.location)
  if (checked.kind === 'unknown') return framedReply(refusalPage(checked.message), { status: 400 })

  const people = await localPeople(store)
  const session = await findWebSession(store, request)
  const owner = await readFact(store.db, 'owner')
  const chosen =
    session?.accountId ??
    people.find(({ username }) => username === owner)?.id ??
    people[0]?.id ??
    ''
  const secret = readCookie(request, await formCookieName(store)) ?? newSecret()
  const page = authorizePage({
    request: checked.request,
    people: await serializeAccounts({ store, viewer: null, origin }, chosenFirst(people, chosen)),
    chosen,
    formToken: formTokenOf(secret),
    origin,
  })
  const cookie = writeCookie(await formCookieName(store), secret, { origin, seconds: FORM_SECONDS })
  return framedReply(page, {
    mayLeave: true,
    headers: { 'Set-Cookie': cookie },
  })
}

/** Takes the answer: only from a form that this browser was really shown. */
export async function answerAuthorize(
  store: Store,
  request: Request,
  origin: string,
): Promise<Response> {
  const input = await readInput(request)
  const secret = readCookie(request, await formCookieName(store))
  if (secret === null || !isSame(textOf(input, 'form_token') ?? '', formTokenOf(secret))) {
    return framedReply(
      refusalPage(
        'This form has grown old, or came from elsewhere. Go back to the app and sign in anew.',
      ),
      { status: 422 },
    )
  }
  const checked = await checkAuthorization(store, input, origin)
  if (checked.kind === 'refused') return redirect(checked.location)
  if (checked.kind === 'unknown') return framedReply(refusalPage(checked.message), { status: 400 })

  return textOf(input, 'answer') === 'authorize'
    ? authorize(store, checked.request, input, origin)
    : deny(checked.request, origin)
}

function deny(request: AuthorizationRequest, origin: string): Response {
  if (request.redirectUri === OUT_OF_BAND) return framedReply(refusalPage('You denied it.'))
  const description = 'The resource owner or authorization server denied the request.'
  return redirect(
    answerTo(request, origin, { error: 'access_denied', error_description: description }),
  )
}

async function authorize(
  store: Store,
  request: AuthorizationRequest,
  input: Input,
  origin: string,
): Promise<Response> {
  const { app, redirectUri, scopes, challenge } = request
  const person = (await localPeople(store)).find(({ id }) => id === textOf(input, 'account_id'))
  if (person === undefined)
    return framedReply(refusalPage('Nobody of that name lives here.'), { status: 422 })

  const code = await issueCode(store, { app, accountId: person.id, redirectUri, scopes, challenge })
  const cookie = { 'Set-Cookie': await startWebSession(store, person.id, origin) }
  if (redirectUri === OUT_OF_BAND) return framedReply(codePage(code), { headers: cookie })
  return redirect(answerTo(request, origin, { code }), cookie)
}

/** Whoever need not look for themselves should not have to scroll either. */
const chosenFirst = (people: readonly AccountRow[], chosen: string) =>
  people.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen))

const localPeople = ({ db }: Store) =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('domain', 'is', null)
    .where('bot', '=', false)
    .orderBy('id')
    .execute()

const formCookieName = async ({ db }: Store) => `colonnade_form_${await readFact(db, 'instance')}`

const formTokenOf = (secret: string) => deriveSecret(secret, 'authorize form')
