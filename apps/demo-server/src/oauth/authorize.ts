import { deriveSecret, isSame, newSecret } from '../access/secrets.ts'
import { findWebSession, startWebSession } from '../access/web-sessions.ts'
import { readCookie, writeCookie } from '../http/cookies.ts'
import { type Input, readInput, textOf } from '../http/input.ts'
import { redirect } from '../http/reply.ts'
import { framedReply } from '../pages/framed-reply.ts'
import { serializeAccounts } from '../serialize/account.ts'
import { type AccountRow, readFact } from '../store/reads.ts'
import type { Store } from '../store/store.ts'
import { answerTo, checkAuthorization, type AuthorizationRequest } from './authorization-request.ts'
import { authorizePage, codePage, refusalPage } from './authorize-page.ts'
import { issueCode } from './exchange-code.ts'

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
