import { computeCodeChallenge, createSecret } from '../access/tokens.ts'
import { createTestClient } from './test-client.ts'

export interface TestApp {
  readonly client_id: string
  readonly client_secret: string
}

export const REDIRECT = 'https://deck.example/back'
export const SCOPES = 'read write follow push'

/** The OAuth steps of an app, one by one, with a browser's cookies where a browser is needed. */
export function createOAuthSteps(url: string) {
  const client = createTestClient(url)
  const verifier = createSecret()
  const cookies = new Map<string, string>()
  const keepCookies = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
  }
  const cookieHeader = () => ({
    Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })

  return {
    verifier,
    cookies,
    cookieHeader,
    async register() {
      const body = new URLSearchParams({
        client_name: 'Deck',
        redirect_uris: REDIRECT,
        scopes: SCOPES,
      })
      return (await client.post<TestApp>('/api/v1/apps', body)).body
    },
    /** @returns the hidden fields of the form, the selected account, and the ids of all accounts by acct */
    async openForm(app: TestApp, changes: Record<string, string> = {}) {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: app.client_id,
        redirect_uri: REDIRECT,
        scope: SCOPES,
        state: 'st4te',
        code_challenge: computeCodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...changes,
      })
      const answer = await client.send<string>(
        'GET',
        `/oauth/authorize?${query}`,
        undefined,
        cookieHeader(),
      )
      keepCookies(answer.headers)
      const fields = new URLSearchParams()
      for (const [, name = '', value = ''] of answer.body.matchAll(
        /<input type="hidden" name="([^"]+)" value="([^"]*)">/g,
      )) {
        fields.set(name, value.replaceAll('&amp;', '&'))
      }
      fields.set('account_id', /value="(\d+)" checked/.exec(answer.body)?.[1] ?? '')
      const people = new Map(
        [
          ...answer.body.matchAll(/name="account_id" value="(\d+)"[^]*?<small>@([^<]+)<\/small>/g),
        ].map(([, id = '', acct = '']) => [acct, id]),
      )
      return { ...answer, fields, people }
    },
    /** @returns the response and the parameters of the redirect */
    async answer(fields: URLSearchParams, choice: 'authorize' | 'deny', headers = cookieHeader()) {
      const body = new URLSearchParams(fields)
      body.set('answer', choice)
      const answer = await client.post<string>('/oauth/authorize', body, headers)
      keepCookies(answer.headers)
      const location = answer.headers.get('Location')
      return {
        ...answer,
        params: new URLSearchParams(location === null ? '' : new URL(location).search),
      }
    },
    exchange: (app: TestApp, code: string | null, changes: Record<string, string> = {}) =>
      client.post<{ access_token: string; scope: string; created_at: number }>(
        '/oauth/token',
        new URLSearchParams({
          grant_type: 'authorization_code',
          code: code ?? '',
          client_id: app.client_id,
          client_secret: app.client_secret,
          redirect_uri: REDIRECT,
          code_verifier: verifier,
          ...changes,
        }),
      ),
  }
}

/**
 * Signs in as a person of a server over its OAuth endpoints, without a browser.
 *
 * @param username without the server's host
 * @returns an access token with all scopes that the deck requests
 */
export async function signInAs(url: string, username: string): Promise<string> {
  const steps = createOAuthSteps(url)
  const app = await steps.register()
  const { fields, people } = await steps.openForm(app)
  const id = people.get(username)
  if (id === undefined) throw new Error(`${username} cannot sign in at ${url}`)
  fields.set('account_id', id)
  const { params } = await steps.answer(fields, 'authorize')
  const { body } = await steps.exchange(app, params.get('code'))
  return body.access_token
}

/** Creates a signed-in browser for the server's own pages. */
export async function createPageVisitor(url: string) {
  const steps = createOAuthSteps(url)
  const { fields } = await steps.openForm(await steps.register())
  await steps.answer(fields, 'authorize')
  const cookie = steps.cookieHeader()
  const client = createTestClient(url)

  const open = (path: string) => client.send<string>('GET', path, undefined, cookie)
  const getCsrfToken = async (path: string) =>
    /name="authenticity_token" value="([^"]+)"/.exec((await open(path)).body)?.[1] ?? ''

  return {
    cookie,
    open,
    tokenOn: getCsrfToken,
    /** Submits a form of the page, with the page's CSRF token or with another one. */
    async submit(
      path: string,
      values: Readonly<Record<string, string | Blob>>,
      token: string | null = null,
    ) {
      const form = new FormData()
      form.set('authenticity_token', token ?? (await getCsrfToken(path)))
      for (const [name, value] of Object.entries(values)) form.set(name, value)
      return client.send<string>('POST', path, form, cookie)
    },
  }
}
