import { escapeHtml } from '@colonnade/domain/text'
import type { FramedText } from '../pages/framed-reply.ts'
import type { SentAccount } from '../serialize/account.ts'
import type { AuthorizationRequest } from './authorization-request.ts'

interface AuthorizePage {
  readonly request: AuthorizationRequest
  /** The people of this instance, who have no passwords yet: whoever comes may be any of them. */
  readonly people: readonly SentAccount[]
  readonly chosen: string
  readonly formToken: string
  readonly origin: string
}

export function authorizePage({
  request,
  people,
  chosen,
  formToken,
  origin,
}: AuthorizePage): FramedText {
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

export const codePage = (code: string): FramedText => ({
  title: 'Authorization code',
  body: `<h1>Your code</h1><p>Copy it into the app that asked for it.</p><code>${escapeHtml(code)}</code>`,
})

export const refusalPage = (message: string): FramedText => ({
  title: 'Cannot sign in',
  body: `<h1>This cannot be done</h1><p>${escapeHtml(message)}</p>`,
})
