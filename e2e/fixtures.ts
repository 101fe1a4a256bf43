import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test'
import type { RunningServer } from '@colonnade/demo-server'
import { distDir, startCopy, startTwoServers, type TwoServers } from './instance.ts'
import { deck } from './page-objects.ts'
import { restoreSignIn } from './saved-sign-in.ts'
import { serveDashboard, type StaticOrigin } from './static-server.ts'

interface Fixtures {
  /** A running instance for this test only, which serves the dashboard. */
  readonly instance: RunningServer
  /** dist/ on its own origin, without an API. */
  readonly staticOrigin: StaticOrigin
  /** Console messages that the test provokes and the check ignores. */
  readonly allowedErrors: RegExp | null
  /**
   * Whether the shell worker is registered. Few tests need it, and each test would cache the program for its own
   * origin.
   */
  readonly hasShellWorker: boolean
  /** Whether a reload first shows the saved snapshot of the page. Every post would then exist twice for a moment. */
  readonly hasSnapshot: boolean
  /** The page, signed in, with its deck open. */
  readonly signedIn: Page
}

export const test = base.extend<Fixtures>({
  instance: async ({}, provide) => {
    const instance = await startCopy()
    await provide(instance)
    await instance.close()
  },

  baseURL: async ({ instance }, provide) => provide(instance.url),

  staticOrigin: async ({}, provide) => {
    const origin = await serveDashboard(distDir)
    await provide(origin)
    await origin.close()
  },

  allowedErrors: [null, { option: true }],

  hasShellWorker: [false, { option: true }],

  hasSnapshot: [false, { option: true }],

  context: async ({ context, hasShellWorker, hasSnapshot }, provide) => {
    if (!hasShellWorker) await context.addInitScript(disableShellWorker)
    if (!hasSnapshot) await context.addInitScript(removeSnapshot)
    const receivers = recordTokenReceivers(context)
    await provide(context)
    // An error message must not contain a token.
    const shared = [...receivers.values()].filter((origins) => origins.size > 1)
    expect(
      shared.map((origins) => [...origins]),
      'origins that received the same token',
    ).toEqual([])
  },

  page: async ({ page, allowedErrors }, provide) => {
    const messages: string[] = []
    const isAllowed = (text: string) =>
      allowedErrors?.test(text) === true && !POLICY_ERRORS.test(text)
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      const text = `${message.type()}: ${message.text()} (${message.location().url})`
      if (!isAllowed(text)) messages.push(text)
    })
    page.on('pageerror', (error) => {
      if (!isAllowed(error.message)) messages.push(error.stack ?? error.message)
    })

    await provide(page)

    expect(messages, 'console messages').toEqual([])
  },

  signedIn: async ({ page, instance }, provide) => {
    await openDeck(page, instance.url)
    await provide(page)
  },
})

/** A test with two servers that exchange posts. They run until the page is closed: lost sockets are console errors. */
export const testWithTwoServers = test.extend<{ readonly servers: TwoServers }>({
  servers: async ({}, provide) => {
    const servers = await startTwoServers()
    await provide(servers)
    await servers.close()
  },

  // The page depends on it, so it is closed before the servers.
  baseURL: async ({ servers }, provide) => provide(servers.first.url),
})

/** Records the origins that each token is sent to, by requests and by WebSockets. Only the one that issued it may be. */
function recordTokenReceivers(context: BrowserContext): ReadonlyMap<string, ReadonlySet<string>> {
  const receivers = new Map<string, Set<string>>()
  const record = (token: string | null | undefined, url: string) => {
    // A socket has the origin of its server's pages.
    const origin = new URL(url).origin.replace(/^ws/, 'http')
    if (token) receivers.set(token, (receivers.get(token) ?? new Set()).add(origin))
  }
  context.on('request', (request) => {
    record(request.headers()['authorization']?.replace('Bearer ', ''), request.url())
  })
  context.on('page', (page) =>
    page.on('websocket', (socket) =>
      record(new URL(socket.url()).searchParams.get('access_token'), socket.url()),
    ),
  )
  return receivers
}

/** Messages of a browser whose page violates its policy. No test may ignore them. */
const POLICY_ERRORS =
  /Content Security Policy|Trusted ?(?:Types|HTML|Script)|Permissions.Policy|\bCSP\b/i

/** Runs in the page. Prevents the registration of the shell worker. Other workers register as usual. */
function disableShellWorker(): void {
  // A sandboxed frame must not access service workers.
  if (window !== window.top) return
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (workers === undefined) return
  const register = workers.register.bind(workers)
  workers.register = (url, options) =>
    String(url).endsWith('/shell-worker.js') ? new Promise(() => undefined) : register(url, options)
}

/** Runs in the page, before its own scripts. */
function removeSnapshot(): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.endsWith('/sight')) localStorage.removeItem(name)
  } catch {
    // A frame with an opaque origin has no storage.
  }
}

/** Opens the deck with a saved sign-in. `sign-in.spec.ts` tests the sign-in itself. */
export async function openDeck(page: Page, url: string): Promise<void> {
  await restoreSignIn(page.context(), url)
  await page.goto(url)
  await expect(deck(page)).toBeVisible()
}

export { expect }
