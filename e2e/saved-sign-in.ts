import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { signInAs } from '@colonnade/demo-server/testing/oauth'
import { seedsDir } from './instance.ts'

/** The browser storage after a sign-in, and the URL of the instance. */
interface SavedSignIn {
  readonly url: string
  readonly state: string
}

const file = join(seedsDir, 'signed-in.json')

/** Storage keys of the sign-in. Nothing of a deck or of scroll positions is saved. */
const SIGN_IN_KEYS = /\/session$|\/apps\//

/** Saves the sign-in of this browser at `url` for other browsers. */
export async function saveSignIn(context: BrowserContext, url: string): Promise<void> {
  const { cookies, origins } = await context.storageState()
  const signInOnly = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => SIGN_IN_KEYS.test(name)),
  }))
  const saved: SavedSignIn = { url, state: JSON.stringify({ cookies, origins: signInOnly }) }
  await writeFile(file, JSON.stringify(saved))
}

type StorageState = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>

/**
 * Restores the saved sign-in, as if it had been made at `url`. Copies of the instance differ only in their port.
 *
 * @param pageUrl the origin of the dashboard, when another server than the instance serves it
 */
export async function restoreSignIn(
  context: BrowserContext,
  url: string,
  pageUrl = url,
): Promise<void> {
  const saved = JSON.parse(await readFile(file, 'utf8')) as SavedSignIn
  const { host } = new URL(url)
  const state = JSON.parse(saved.state.replaceAll(new URL(saved.url).host, host)) as StorageState
  const { origin } = new URL(pageUrl)
  await context.setStorageState({
    ...state,
    origins: state.origins.map((one) => ({ ...one, origin })),
  })
}

interface Person {
  readonly url: string
  /** Without the server's host. */
  readonly username: string
}

/**
 * Signs in as several people over OAuth and stores that as the program does, which is faster than doing it in the
 * browser. `two-servers.spec.ts` also does it there.
 *
 * @param pageUrl the origin of the dashboard
 */
export async function storeSignIns(
  context: BrowserContext,
  pageUrl: string,
  people: readonly Person[],
): Promise<void> {
  const localStorage = await Promise.all(people.map(createSignInEntry))
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: new URL(pageUrl).origin, localStorage }],
  })
}

/** Signs in over OAuth. @returns the entry of `localStorage` that the program would write */
export async function createSignInEntry({ url, username }: Person) {
  const { origin, host } = new URL(url)
  const accessToken = await signInAs(url, username)
  const answer = await fetch(`${origin}/api/v1/accounts/verify_credentials`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  })
  const account: unknown = await answer.json()
  const app = { clientId: '', clientSecret: '', redirectUri: '', scopes: '', vapidKey: null }
  const session = { origin, host, accessToken, app, account, initialState: null }
  return {
    name: `colonnade/accounts/${username}@${host}/session`,
    value: JSON.stringify(session),
  }
}
