import { readFile, writeFile } from 'node:fs/promises'
import { test as base, expect, type TestInfo } from '@playwright/test'
import type { RunningServer } from '@colonnade/instance'
import { startCopy } from '../instance.ts'
import { type Calls, hearCalls } from './calls.ts'
import { launchChromium } from './drivers/chromium.ts'
import type { Engine } from './drivers/driver.ts'
import { launchFirefox } from './drivers/firefox.ts'
import { inTime, limited } from './drivers/limited.ts'
import { launchWebKit } from './drivers/webkit.ts'
import { handsFile } from './hands-file.ts'
import { deck, signIn } from './parts.ts'
import { type Person, personAt } from './person.ts'

/** What the product tells developers of a browser whose push service is out of reach, or that has none. */
const NO_PUSH = /does not support push|lack VAPID|does not support the Push API/

const LAUNCH = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit }

/** The name of a mark on tests whose browser ended: they say nothing of the product. scripts/checks/browsers.mjs reads it. */
const GONE = 'engine gone'

/** A browser that begins on a busy machine takes its time. */
const OPEN_LIMIT_MS = 60_000

interface WorkerFixtures {
  readonly engineName: keyof typeof LAUNCH
  readonly engine: Engine
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
      const engine = await LAUNCH[engineName]()
      await provide(engine)
      await engine.close()
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
    async ({ engine }, provide) => {
      const hands = await readFile(handsFile, 'utf8')
      const open = () =>
        inTime(engine.open(), OPEN_LIMIT_MS, () => `${engine.name} opened no window`)
      await provide(async () => personAt(limited(await open(), engine.name), hands))
    },
    { scope: 'worker' },
  ],

  own: [
    async ({ newWindow, instance }, provide) => {
      const person = await newWindow()
      await signIn(person, instance.url)
      await provide(person)
      await person.close()
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
    await person.close()
  },

  calls: async ({}, provide) => {
    const calls = hearCalls()
    await provide(calls)
    calls.stop()
  },

  marked: [
    async ({ engine }, provide, testInfo) => {
      await provide()
      const why = engine.gone()
      if (why !== null) testInfo.annotations.push({ type: GONE, description: why })
    },
    { auto: true },
  ],
})

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
