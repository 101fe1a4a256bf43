import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { cache, inRoot } from '../scripts/runner/paths.mjs'
import { serveStaticSite } from './static-site.mjs'

const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
]
/** The images of the seed data. They are generated once for all runs. */
const imageCache = join(cache, 'bench', 'media')
/** The entries of the sign-in only: no saved deck, no scroll positions. */
const SIGN_IN_ENTRIES = /\/session$|\/apps\//

/** Starts a server with seed data and signs in to it. `close` stops it and removes its data. */
export async function createFixture() {
  const data = await createDataFolder()
  const open = await prepareServer(data)
  const newWorldMs = await measureDuration(async () => (await open()).close())
  let server
  const knownWorldMs = await measureDuration(async () => (server = await open()))
  await fetchPictures(server)
  const site = await serveStaticSite()
  const storageState = await createStorageState(server.url)
  const siteStorageState = await createStorageState(site.url, server.url)

  return {
    /** Starts a new browser, with pages of the signed-in user. */
    async signIn() {
      const browser = await launchBrowser()
      const stage = { server, browser, storageState, openedIn: { newWorldMs, knownWorldMs } }
      const siteStage = { ...stage, server: site, storageState: siteStorageState }
      return {
        ...stage,
        /** Starts another server with seed data of its own. */
        startServer: startAnotherServer,
        newPage: (options) => createPage(stage, options),
        openPage: (options) => openPage(stage, options),
        /** The dashboard on an origin of its own, where the same user is signed in by OAuth. */
        site: {
          url: site.url,
          newPage: (options) => createPage(siteStage, options),
        },
        close: () => browser.close(),
      }
    },
    async close() {
      await site.close()
      await server.close()
      await rm(data, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function createDataFolder() {
  const data = await mkdtemp(join(tmpdir(), 'colonnade-bench-'))
  await mkdir(imageCache, { recursive: true })
  await symlink(imageCache, join(data, 'media'), 'junction')
  return data
}

async function startAnotherServer() {
  const data = await createDataFolder()
  const server = await (await prepareServer(data))()
  return {
    ...server,
    close: async () => {
      await server.close()
      await rm(data, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const launchBrowser = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM, args: BROWSER_ARGS })

async function prepareServer(data) {
  const main = pathToFileURL(inRoot('apps', 'demo-server', 'dist', 'main.js')).href
  const { startServer } = await import(main)
  return () =>
    startServer({
      port: 0,
      dataDir: data,
      databaseUrl: null,
      dist: inRoot('dist'),
      hasSimulator: false,
      testControls: true,
      isTestMode: true,
    })
}

/** Opens an empty page of the signed-in user. */
const createPage = ({ browser, storageState }, options = {}) =>
  openWindow(browser, { storageState, ...options })

/** A window works for itself when it opens, half a second of both cores. The browsers of users are running. */
const WINDOW_START_MS = 3_000

/** Opens an empty page in a window of its own, and waits until the window has started. */
export async function openWindow(browser, options) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.waitForTimeout(WINDOW_START_MS)
  return page
}

/** Opens a deck and waits for its first post. */
async function openPage(stage, options) {
  const page = await createPage(stage, options)
  await page.goto(stage.server.url)
  await page.getByRole('region', { name: 'Home' }).getByRole('article').first().waitFor()
  return page
}

/**
 * Signs in and returns the browser's storage, so that other contexts start in the deck.
 *
 * @param instance the URL of the server, for a dashboard on another origin
 */
async function createStorageState(url, instance = null) {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  await page.goto(url)
  if (instance === null) await page.getByRole('button', { name: /^Sign in to / }).click()
  else {
    await page.getByRole('textbox', { name: 'Server' }).fill(new URL(instance).host)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.getByRole('main', { name: 'Columns' }).waitFor()
  const { cookies, origins } = await page.context().storageState()
  await browser.close()
  const alone = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => SIGN_IN_ENTRIES.test(name)),
  }))
  return { cookies, origins: alone }
}

/** Makes the server generate the images of the columns before anything is measured. */
async function fetchPictures({ url }) {
  const pages = ['timelines/public?limit=40', 'timelines/public?limit=40&only_media=true']
  const answers = await Promise.all(pages.map((page) => fetch(`${url}/api/v1/${page}`)))
  const statuses = (await Promise.all(answers.map((answer) => answer.json()))).flat()
  const addresses = statuses.flatMap(({ account, media_attachments: media, emojis }) => [
    account.avatar,
    ...media.map(({ preview_url: preview }) => preview),
    ...emojis.map(({ url: emoji }) => emoji),
  ])
  for (const address of new Set(addresses.filter(Boolean)))
    await (await fetch(address)).arrayBuffer()
}

async function measureDuration(work) {
  const since = performance.now()
  await work()
  return performance.now() - since
}
