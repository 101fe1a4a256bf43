import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { worlds } from './instance.ts'

/** What a browser keeps of a sign-in, and where it signed in. */
interface Kept {
  readonly url: string
  readonly state: string
}

const file = join(worlds, 'signed-in.json')

/** The sign-in alone: nobody has laid out a deck yet, or read in one. */
const OF_SIGN_IN = /\/session$|\/apps\//

/** Keeps what this browser has of its sign-in at `url`, for every other one. */
export async function keepSignIn(context: BrowserContext, url: string): Promise<void> {
  const { cookies, origins } = await context.storageState()
  const alone = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => OF_SIGN_IN.test(name)),
  }))
  const kept: Kept = { url, state: JSON.stringify({ cookies, origins: alone }) }
  await writeFile(file, JSON.stringify(kept))
}

/** Gives a browser the kept sign-in, as if it had been made at `url`: a copy differs by its port alone. */
export async function takeSignIn(context: BrowserContext, url: string): Promise<void> {
  const kept = JSON.parse(await readFile(file, 'utf8')) as Kept
  const { host } = new URL(url)
  const state = kept.state.replaceAll(new URL(kept.url).host, host)
  await context.setStorageState(
    JSON.parse(state) as Exclude<Parameters<BrowserContext['setStorageState']>[0], string>,
  )
}
