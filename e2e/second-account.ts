import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { deck } from './page-objects.ts'
import { restoreSignIn } from './saved-sign-in.ts'

const SCOPES = 'read write follow push'

/** Returns the hidden fields of the server's authorization form, with the account of a person. */
function readForm(html: string, username: string): URLSearchParams {
  const hidden = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)
  const fields = new URLSearchParams(
    [...hidden].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
  )
  const people = html.matchAll(/name="account_id" value="(\d+)"[^]*?<small>@([^<]+)<\/small>/g)
  const person = [...people].find(([, , acct]) => acct === username)
  if (person?.[1] === undefined) throw new Error(`${username} cannot sign in`)
  fields.set('account_id', person[1])
  fields.set('answer', 'authorize')
  return fields
}

/** Signs in a person of the instance at `url` over its OAuth endpoints. */
async function fetchSession(url: string, username: string) {
  const redirectUri = `${url}/`
  const post = (path: string, body: URLSearchParams, headers: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', body, headers, redirect: 'manual' })
  const registered = await post(
    '/api/v1/apps',
    new URLSearchParams({ client_name: 'Deck', redirect_uris: redirectUri, scopes: SCOPES }),
  )
  const { client_id: clientId, client_secret: clientSecret } = (await registered.json()) as Record<
    'client_id' | 'client_secret',
    string
  >
  const client = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri }
  const form = await fetch(
    `${url}/oauth/authorize?${new URLSearchParams({ ...client, response_type: 'code', scope: SCOPES })}`,
  )
  const cookie = form.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const answer = await post('/oauth/authorize', readForm(await form.text(), username), {
    Cookie: cookie,
  })
  const code = new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? ''
  const exchanged = await post(
    '/oauth/token',
    new URLSearchParams({ ...client, code, grant_type: 'authorization_code' }),
  )
  const { access_token: accessToken } = (await exchanged.json()) as Record<'access_token', string>
  const verified = await fetch(`${url}/api/v1/accounts/verify_credentials`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  })
  const account: unknown = await verified.json()
  const app = { clientId, clientSecret, redirectUri, scopes: SCOPES, vapidKey: null }
  return { origin: url, accessToken, app, account, initialState: null }
}

/** The stored app was registered for the port of the template. A new sign-in registers another one. */
const isNotApp = ({ name }: { readonly name: string }) => !name.includes('/apps/')

/**
 * Signs in a second person beside the account that is signed in to the instance at `url`, before the deck is opened.
 *
 * @param server the server of the second person, if it is another one
 * @returns the key of the account, `user@host`
 */
export async function addSecondAccount(
  context: BrowserContext,
  url: string,
  username: string,
  server = url,
): Promise<string> {
  const state = await context.storageState()
  const { host } = new URL(server)
  const key = `${username}@${host}`
  const value = JSON.stringify({ ...(await fetchSession(server, username)), host })
  await context.setStorageState({
    ...state,
    origins: state.origins.map((one) => ({
      ...one,
      localStorage: [
        ...one.localStorage.filter(isNotApp),
        { name: `colonnade/accounts/${key}/session`, value },
      ],
    })),
  })
  return key
}

/**
 * Opens the deck of the instance at `url` with two accounts.
 *
 * @param username of the second one
 * @param server the server of the second one, if it is another one
 */
export async function openDeckOfTwo(
  page: Page,
  url: string,
  username: string,
  server = url,
): Promise<void> {
  await restoreSignIn(page.context(), url)
  await addSecondAccount(page.context(), url, username, server)
  await page.goto(url)
  await expect(deck(page)).toBeVisible()
}
