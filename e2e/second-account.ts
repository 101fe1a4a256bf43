import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { deck } from './page-objects.ts'
import { createSignInEntry, restoreSignIn } from './saved-sign-in.ts'

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
  const entry = await createSignInEntry({ url: server, username })
  await context.setStorageState({
    ...state,
    origins: state.origins.map((one) => ({
      ...one,
      localStorage: [...one.localStorage.filter(isNotApp), entry],
    })),
  })
  return `${username}@${host}`
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
