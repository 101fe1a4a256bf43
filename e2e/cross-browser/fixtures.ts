import { readFile, writeFile } from 'node:fs/promises'
import { test as base, expect, type TestInfo } from '@playwright/test'
import type { RunningServer } from '@colonnade/demo-server'
import { distDir, startCopy } from '../instance.ts'
import { serveDashboard, type StaticOrigin } from '../static-server.ts'
import { launchChromium } from './drivers/chromium.ts'
import { withTimeout, withCommandTimeouts } from './drivers/command-timeout.ts'
import type { Driver, Engine } from './drivers/driver.ts'
import { launchFirefox } from './drivers/firefox.ts'
import { launchWebKit } from './drivers/webkit.ts'
import { inputScriptFile } from './input-script-file.ts'
import { deck, signIn } from './page-objects.ts'
import { type ServerRequests, recordServerRequests } from './server-requests.ts'
import { type User, createUser } from './user.ts'

/** Console messages of a browser whose push service is unreachable or missing. */
const NO_PUSH = /does not support push|lack VAPID|does not support the Push API/

const LAUNCH = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit }

/**
 * Annotation of tests whose browser exited or did not start. They say nothing about the product.
 * scripts/checks/end-to-end.mjs reads it.
 */
const ENGINE_GONE = 'browser crashed'

/** A browser starts slowly on a busy machine. */
const OPEN_TIMEOUT_MS = 60_000
const CLOSE_TIMEOUT_MS = 20_000
/** An engine that does not close ends with the process. */
const ignoreError = () => undefined

interface WorkerFixtures {
  readonly engineName: keyof typeof LAUNCH
  readonly engine: Engine
  /** Errors of windows that did not open for this test. */
  readonly openErrors: string[]
  /** One instance for all tests of an engine. Each test starts in the deck and leaves its posts behind. */
  readonly instance: RunningServer
  /** dist/ on its own origin, without an API. */
  readonly staticOrigin: StaticOrigin
  readonly newWindow: () => Promise<User>
  /** The window of the owner of the seed data, signed in through the sign-in screen. */
  readonly owner: User
}

interface Fixtures {
  /** The owner, with a freshly loaded deck. */
  readonly mira: User
  /** A user without an account in this browser. */
  readonly newcomer: User
  readonly serverRequests: ServerRequests
  /** Console messages that the test provokes and the check ignores. */
  readonly allowedErrors: RegExp | null
  readonly engineAnnotation: void
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, provide) => {
      const starting = withTimeout(
        LAUNCH[engineName](),
        OPEN_TIMEOUT_MS,
        () => `${engineName} did not start`,
      )
      const engine = await starting.catch(createFailedEngine)
      await provide(engine)
      await withTimeout(
        engine.close(),
        CLOSE_TIMEOUT_MS,
        () => `${engine.name} did not close`,
      ).catch(ignoreError)
    },
    { scope: 'worker' },
  ],

  openErrors: [
    async ({}, provide) => {
      await provide([])
    },
    { scope: 'worker' },
  ],

  instance: [
    async ({}, provide) => {
      const instance = await startCopy()
      await provide(instance)
      await instance.close()
    },
    { scope: 'worker' },
  ],

  staticOrigin: [
    async ({}, provide) => {
      const origin = await serveDashboard(distDir)
      await provide(origin)
      await origin.close()
    },
    { scope: 'worker' },
  ],

  newWindow: [
    async ({ engine, openErrors }, provide) => {
      const inputScript = await readFile(inputScriptFile, 'utf8')
      const open = async (): Promise<Driver> => {
        try {
          return await withTimeout(
            engine.open(),
            OPEN_TIMEOUT_MS,
            () => `${engine.name} did not open a window`,
          )
        } catch (error) {
          openErrors.push(String(error))
          throw error
        }
      }
      await provide(async () =>
        createUser(withCommandTimeouts(await open(), engine.name), inputScript),
      )
    },
    { scope: 'worker' },
  ],

  owner: [
    async ({ newWindow, instance }, provide) => {
      const user = await newWindow()
      await signIn(user, instance.url)
      await provide(user)
      await user.close().catch(ignoreError)
    },
    { scope: 'worker' },
  ],

  allowedErrors: [null, { option: true }],

  // The recorded requests include those of loading the deck, so recording starts first.
  mira: async ({ owner, instance, serverRequests: _calls, allowedErrors }, provide, testInfo) => {
    await owner.goto(instance.url)
    await owner.readConsole()
    await owner.waitForVisible(deck)
    await provide(owner)
    await attachScreenshot(owner, testInfo)
    await expectCleanConsole(owner, allowedErrors)
  },

  newcomer: async ({ newWindow, allowedErrors }, provide, testInfo) => {
    const user = await newWindow()
    await provide(user)
    await attachScreenshot(user, testInfo)
    await expectCleanConsole(user, allowedErrors)
    await user.close().catch(ignoreError)
  },

  serverRequests: async ({}, provide) => {
    const requests = recordServerRequests()
    await provide(requests)
    requests.stop()
  },

  engineAnnotation: [
    async ({ engine, openErrors }, provide, testInfo) => {
      await provide()
      const reason = engine.getExitReason() ?? openErrors.pop()
      if (reason !== undefined)
        testInfo.annotations.push({ type: ENGINE_GONE, description: reason })
    },
    { auto: true },
  ],
})

/**
 * Creates a placeholder for an engine that did not start, such as without a display or a library. The product is not at
 * fault.
 */
function createFailedEngine(error: unknown): Engine {
  const reason = `it did not start: ${String(error)}`
  return {
    name: 'An engine that did not start',
    getExitReason: () => reason,
    open: () => Promise.reject(new Error(reason)),
    close: () => Promise.resolve(),
  }
}

/** Attaches a screenshot of the window to a failed test. */
async function attachScreenshot(user: User, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return
  const path = testInfo.outputPath('window.png')
  await writeFile(path, await user.screenshot())
  await testInfo.attach('window', { path })
}

async function expectCleanConsole(user: User, allowedErrors: RegExp | null): Promise<void> {
  const messages = await user.readConsole()
  const unexpected = messages.filter(
    (text) => !NO_PUSH.test(text) && allowedErrors?.test(text) !== true,
  )
  expect(unexpected, 'console messages').toEqual([])
}

export { expect }
