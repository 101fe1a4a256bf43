import { escapeHtml } from '@colonnade/domain/text'
import { deriveSecret, isSameSecret, createSecret } from '../access/tokens.ts'
import { findWebSession, startWebSession } from '../access/web-sessions.ts'
import { readCookie, formatCookie } from '../http/cookies.ts'
import { type Input, readInput, getText } from '../http/input.ts'
import { createRedirect } from '../http/response.ts'
import { createPageResponse, type PageContent } from '../pages/page-response.ts'
import { type SerializedAccount, serializeAccounts } from '../serialize/account.ts'
import { type AccountRow, readFact } from '../store/find-rows.ts'
import type { Store } from '../store/store.ts'
import {
  createRedirectUrl,
  type AuthorizationRequest,
  checkAuthorization,
} from './authorization-request.ts'
import { issueCode } from './exchange-code.ts'

interface AuthorizePageProps {
  readonly request: AuthorizationRequest
  /** The local accounts. They have no passwords: the user can sign in to any of them. */
  readonly accounts: readonly SerializedAccount[]
  readonly selectedId: string
  readonly formToken: string
  readonly origin: string
}

function renderAuthorizePage({
  request,
  accounts,
  selectedId,
  formToken,
  origin,
}: AuthorizePageProps): PageContent {
  const { app, redirectUri, scopes, state, challenge } = request
  const host = new URL(origin).host
  const place = getDestination(redirectUri)
  // Not focused for other sites: a malicious site could make the user hold Enter and then redirect here.
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
    body: `<h1>${escapeHtml(app.name)} would like permission to access your account</h1>
<p>On <strong>${escapeHtml(host)}</strong>, it will be able to: ${escapeHtml(describeScopes(scopes))}. You’ll be redirected to <strong>${escapeHtml(place)}</strong>.</p>
<form method="post" action="/oauth/authorize">
${Object.entries(hidden)
  .map(([name, value]) =>
    value === null ? '' : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  .join('')}
<fieldset><legend>Continue as</legend><div class="people">
${accounts.map((person) => renderAccountOption(person, person.id === selectedId)).join('\n')}
</div></fieldset>
<div class="choices">
<button class="main" name="answer" value="authorize"${focus}>Authorize</button>
<button name="answer" value="deny">Deny</button>
</div>
</form>`,
  }
}

function renderAccountOption(
  { id, acct, display_name, avatar, emojis }: SerializedAccount,
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

const SCOPE_TEXTS: Readonly<Record<string, string>> = {
  read: 'read all your account’s data',
  write: 'modify all your account’s data',
  follow: 'modify account relationships',
  push: 'receive your push notifications',
}

function describeScopes(scopes: string): string {
  const known = new Set(
    scopes.split(' ').flatMap((scope) => SCOPE_TEXTS[scope.split(':')[0] ?? ''] ?? []),
  )
  return [...known].join(', ')
}

function getDestination(uri: string): string {
  const { host, protocol } = new URL(uri)
  return host === '' ? protocol : host
}

const renderCodePage = (code: string): PageContent => ({
  title: 'Authorization code',
  body: `<h1>Authorization code</h1><p>Copy this code and paste it into the app.</p><code>${escapeHtml(code)}</code>`,
})

const renderErrorPage = (message: string): PageContent => ({
  title: 'Couldn’t sign in',
  body: `<h1>Couldn’t sign in</h1><p>${escapeHtml(message)}</p>`,
})

const FORM_SECONDS = 3_600
const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob'

/** Shows the form with the requesting app and the accounts to choose from. */
export async function showAuthorize(
  store: Store,
  request: Request,
  origin: string,
): Promise<Response> {
  const checked = await checkAuthorization(store, await readInput(request), origin)
  if (checked.kind === 'refused') return createRedirect(checked.location)
  if (checked.kind === 'unknown')
    return createPageResponse(renderErrorPage(checked.message), { status: 400 })

  const people = await loadLocalAccounts(store)
  const session = await findWebSession(store, request)
  const owner = await readFact(store.db, 'owner')
  const chosen =
    session?.accountId ??
    people.find(({ username }) => username === owner)?.id ??
    people[0]?.id ??
    ''
  const secret = readCookie(request, await getFormCookieName(store)) ?? createSecret()
  const page = renderAuthorizePage({
    request: checked.request,
    accounts: await serializeAccounts(
      { store, viewer: null, origin },
      sortSelectedFirst(people, chosen),
    ),
    selectedId: chosen,
    formToken: deriveFormToken(secret),
    origin,
  })
  const cookie = formatCookie(await getFormCookieName(store), secret, {
    origin,
    seconds: FORM_SECONDS,
  })
  return createPageResponse(page, {
    hasExternalRedirect: true,
    headers: { 'Set-Cookie': cookie },
  })
}

/** Handles the form. Accepts it only from the browser that it was sent to. */
export async function handleAuthorize(
  store: Store,
  request: Request,
  origin: string,
): Promise<Response> {
  const input = await readInput(request)
  const secret = readCookie(request, await getFormCookieName(store))
  if (
    secret === null ||
    !isSameSecret(getText(input, 'form_token') ?? '', deriveFormToken(secret))
  ) {
    return createPageResponse(
      renderErrorPage('This form has expired or is invalid. Go back to the app and sign in again.'),
      { status: 422 },
    )
  }
  const checked = await checkAuthorization(store, input, origin)
  if (checked.kind === 'refused') return createRedirect(checked.location)
  if (checked.kind === 'unknown')
    return createPageResponse(renderErrorPage(checked.message), { status: 400 })

  return getText(input, 'answer') === 'authorize'
    ? authorize(store, checked.request, input, origin)
    : redirectDenied(checked.request, origin)
}

function redirectDenied(request: AuthorizationRequest, origin: string): Response {
  if (request.redirectUri === OUT_OF_BAND)
    return createPageResponse(renderErrorPage('You denied access.'))
  const description = 'The resource owner or authorization server denied the request.'
  return createRedirect(
    createRedirectUrl(request, origin, { error: 'access_denied', error_description: description }),
  )
}

async function authorize(
  store: Store,
  request: AuthorizationRequest,
  input: Input,
  origin: string,
): Promise<Response> {
  const { app, redirectUri, scopes, challenge } = request
  const person = (await loadLocalAccounts(store)).find(
    ({ id }) => id === getText(input, 'account_id'),
  )
  if (person === undefined)
    return createPageResponse(renderErrorPage('This account doesn’t exist.'), { status: 422 })

  const code = await issueCode(store, { app, accountId: person.id, redirectUri, scopes, challenge })
  const cookie = { 'Set-Cookie': await startWebSession(store, person.id, origin) }
  if (redirectUri === OUT_OF_BAND)
    return createPageResponse(renderCodePage(code), { headers: cookie })
  return createRedirect(createRedirectUrl(request, origin, { code }), cookie)
}

/** Sorts the selected account first, so that the user does not have to scroll to it. */
const sortSelectedFirst = (people: readonly AccountRow[], chosen: string) =>
  people.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen))

const loadLocalAccounts = ({ db }: Store) =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('domain', 'is', null)
    .where('bot', '=', false)
    .orderBy('id')
    .execute()

const getFormCookieName = async ({ db }: Store) =>
  `colonnade_form_${await readFact(db, 'instance')}`

const deriveFormToken = (secret: string) => deriveSecret(secret, 'authorize form')
