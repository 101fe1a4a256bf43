import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'
import type { RunningServer } from '@colonnade/demo-server'
import { serveDashboard, type StaticOrigin } from './dashboard-origin.ts'
import { distDir, startCopy } from './instance.ts'
import { deck } from './pages.ts'
import { takeSignIn } from './signed-in-state.ts'

interface Fixtures {
  /** A living server of this test alone, with the dashboard on it. */
  readonly instance: RunningServer
  /** dist/ on an origin of its own, without any API. */
  readonly elsewhere: StaticOrigin
  /** Console messages that a test provokes and therefore forgives. */
  readonly forgiven: RegExp | null
  /** Whether browsers keep the program: few journeys need that, and each would keep it for an origin of its own. */
  readonly keepsProgram: boolean
  /** Whether a page that is loaded again shows at once what it showed: each post would be there twice for a moment. */
  readonly keepsSight: boolean
  /** The page, already signed in, with its deck open. */
  readonly signedIn: Page
}

export const test = base.extend<Fixtures>({
  instance: async ({}, provide) => {
    const instance = await startCopy()
    await provide(instance)
    await instance.close()
  },

  baseURL: async ({ instance }, provide) => provide(instance.url),

  elsewhere: async ({}, provide) => {
    const origin = await serveDashboard(distDir)
    await provide(origin)
    await origin.close()
  },

  forgiven: [null, { option: true }],

  keepsProgram: [false, { option: true }],

  keepsSight: [false, { option: true }],

  context: async ({ context, keepsProgram, keepsSight }, provide) => {
    if (!keepsProgram) await context.addInitScript(keepNothing)
    if (!keepsSight) await context.addInitScript(forgetSight)
    await provide(context)
  },

  page: async ({ page, forgiven }, provide) => {
    const complaints: string[] = []
    const isForgiven = (text: string) => forgiven?.test(text) === true && !GUARDS.test(text)
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      const text = `${message.type()}: ${message.text()} (${message.location().url})`
      if (!isForgiven(text)) complaints.push(text)
    })
    page.on('pageerror', (error) => {
      if (!isForgiven(error.message)) complaints.push(error.stack ?? error.message)
    })

    await provide(page)

    expect(complaints, 'the console stays empty').toEqual([])
  },

  signedIn: async ({ page, instance }, provide) => {
    await openDeck(page, instance.url)
    await provide(page)
  },
})

/** What a browser writes down when the page's policy held something back: no journey may forgive that. */
const GUARDS = /Content Security Policy|Trusted ?(?:Types|HTML|Script)|Permissions.Policy|\bCSP\b/i

/** In the page: the worker that keeps the program is never registered, others are. */
function keepNothing(): void {
  // A frame that may run nothing must not even ask for them.
  if (window !== window.top) return
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (workers === undefined) return
  const register = workers.register.bind(workers)
  workers.register = (url, options) =>
    String(url).endsWith('/shell-worker.js') ? new Promise(() => undefined) : register(url, options)
}

/** In the page, before its own scripts. */
function forgetSight(): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.endsWith('/sight')) localStorage.removeItem(name)
  } catch {
    // A frame without an origin keeps nothing.
  }
}

/** Into the deck of one who signed in before: the way there is walked by `sign-in.spec.ts`. */
export async function openDeck(page: Page, url: string): Promise<void> {
  await takeSignIn(page.context(), url)
  await page.goto(url)
  await expect(deck(page)).toBeVisible()
}

export { expect }
