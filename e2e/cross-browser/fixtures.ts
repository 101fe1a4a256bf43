import { readFile, writeFile } from 'node:fs/promises'
import { test as base, expect, type TestInfo } from '@playwright/test'
import type { RunningServer } from '@colonnade/demo-server'
import { startCopy } from '../instance.ts'
import { type Calls, hearCalls } from './calls.ts'
import { launchChromium } from './drivers/chromium.ts'
import type { Driver, Engine } from './drivers/driver.ts'
import { launchFirefox } from './drivers/firefox.ts'
import { inTime, limited } from './drivers/limited.ts'
import { launchWebKit } from './drivers/webkit.ts'
import { handsFile } from './hands-file.ts'
import { deck, signIn } from './parts.ts'
import { type Person, personAt } from './person.ts'

/** What the product tells developers of a browser whose push service is out of reach, or that has none. */
const NO_PUSH = /does not support push|lack VAPID|does not support the Push API/

const LAUNCH = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit }

/**
 * The name of a mark on tests whose browser ended or did not begin: they say nothing of the product.
 * scripts/checks/journeys.mjs reads it.
 */
const GONE = 'engine gone'

/** A browser that begins on a busy machine takes its time. */
const OPEN_LIMIT_MS = 60_000
const CLOSE_LIMIT_MS = 20_000
/** What does not close ends with the process. */
const leaveOpen = () => undefined

interface WorkerFixtures {
  readonly engineName: keyof typeof LAUNCH
  readonly engine: Engine
  /** Why no window opened for this test, if so. */
  readonly unopened: string[]
  /** One instance for all journeys of an engine: each begins in the deck, and leaves posts of its own. */
  readonly instance: RunningServer
  readonly newWindow: () => Promise<Person>
  /** The window of the world's owner, signed in as people sign in. */
  readonly own: Person
}

interface Fixtures {
  /** The owner, in a deck that was just opened. */
  readonly mira: Person
  /** Somebody who was never here. */
  readonly newcomer: Person
  readonly calls: Calls
  /** What the console may say, since the journey provokes it. */
  readonly forgiven: RegExp | null
  readonly marked: void
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, provide) => {
      const begun = inTime(LAUNCH[engineName](), OPEN_LIMIT_MS, () => `no ${engineName}`)
      const engine = await begun.catch(notBegun)
      await provide(engine)
      await inTime(engine.close(), CLOSE_LIMIT_MS, () => `${engine.name} does not close`).catch(
        leaveOpen,
      )
    },
    { scope: 'worker' },
  ],

  unopened: [
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

  newWindow: [
    async ({ engine, unopened }, provide) => {
      const hands = await readFile(handsFile, 'utf8')
      const open = async (): Promise<Driver> => {
        try {
          return await inTime(engine.open(), OPEN_LIMIT_MS, () => `${engine.name} opened no window`)
        } catch (trouble) {
          unopened.push(String(trouble))
          throw trouble
        }
      }
      await provide(async () => personAt(limited(await open(), engine.name), hands))
    },
    { scope: 'worker' },
  ],

  own: [
    async ({ newWindow, instance }, provide) => {
      const person = await newWindow()
      await signIn(person, instance.url)
      await provide(person)
      await person.close().catch(leaveOpen)
    },
    { scope: 'worker' },
  ],

  forgiven: [null, { option: true }],

  // Who counts calls hears those of the opening too.
  mira: async ({ own, instance, calls: _calls, forgiven }, provide, testInfo) => {
    await own.goto(instance.url)
    await own.complaints()
    await own.see(deck)
    await provide(own)
    await keepPicture(own, testInfo)
    await expectQuiet(own, forgiven)
  },

  newcomer: async ({ newWindow, forgiven }, provide, testInfo) => {
    const person = await newWindow()
    await provide(person)
    await keepPicture(person, testInfo)
    await expectQuiet(person, forgiven)
    await person.close().catch(leaveOpen)
  },

  calls: async ({}, provide) => {
    const calls = hearCalls()
    await provide(calls)
    calls.stop()
  },

  marked: [
    async ({ engine, unopened }, provide, testInfo) => {
      await provide()
      const why = engine.gone() ?? unopened.pop()
      if (why !== undefined) testInfo.annotations.push({ type: GONE, description: why })
    },
    { auto: true },
  ],
})

/** A browser that could not begin, for want of a screen or a library: no fault of the product. */
function notBegun(trouble: unknown): Engine {
  const why = `it did not begin: ${String(trouble)}`
  return {
    name: 'An engine that did not begin',
    gone: () => why,
    open: () => Promise.reject(new Error(why)),
    close: () => Promise.resolve(),
  }
}

/** What the window showed when the journey failed. */
async function keepPicture(person: Person, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return
  const path = testInfo.outputPath('window.png')
  await writeFile(path, await person.screenshot())
  await testInfo.attach('window', { path })
}

async function expectQuiet(person: Person, forgiven: RegExp | null): Promise<void> {
  const complaints = await person.complaints()
  const unforgiven = complaints.filter(
    (text) => !NO_PUSH.test(text) && forgiven?.test(text) !== true,
  )
  expect(unforgiven, 'the console stays empty').toEqual([])
}

export { expect }
