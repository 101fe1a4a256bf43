import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { inRoot } from '../scripts/runner/paths.mjs'

const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
]

/** A world of its own, its server and a browser; `close` leaves nothing behind. */
export async function openHouse() {
  const data = await mkdtemp(join(tmpdir(), 'colonnade-bench-'))
  const { startServer } = await import(
    pathToFileURL(inRoot('apps', 'instance', 'dist', 'main.js')).href
  )
  const open = () =>
    startServer({
      port: 0,
      dataDir: data,
      databaseUrl: null,
      dist: inRoot('dist'),
      life: false,
      testControls: true,
    })

  const newWorldMs = await timeOf(async () => (await open()).close())
  let server
  const knownWorldMs = await timeOf(async () => (server = await open()))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: BROWSER_ARGS,
  })

  return {
    newWorldMs,
    knownWorldMs,
    server,
    browser,
    async close() {
      await browser.close()
      await server.close()
      await rm(data, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** What a signed-in browser keeps, for contexts that begin in the deck. */
export async function signIn({ browser, server }) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(server.url)
  await page.getByRole('button', { name: /^Sign in to / }).click()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.getByRole('main', { name: 'Columns' }).waitFor()
  const storageState = await context.storageState()
  await context.close()
  return storageState
}

async function timeOf(work) {
  const since = performance.now()
  await work()
  return performance.now() - since
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
