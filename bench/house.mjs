import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { cache, inRoot } from '../scripts/runner/paths.mjs'

const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
]
/** The painted pictures of the world: each is painted once for all runs. */
const paintings = join(cache, 'bench', 'media')
/** The sign-in alone: nobody has laid out a deck yet, or read in one. */
const OF_SIGN_IN = /\/session$|\/apps\//

/** A world of its own behind its server, with somebody signed in to it; `close` leaves nothing behind. */
export async function openHouse() {
  const data = await mkdtemp(join(tmpdir(), 'colonnade-bench-'))
  await mkdir(paintings, { recursive: true })
  await symlink(paintings, join(data, 'media'), 'junction')
  const open = await serverIn(data)
  const newWorldMs = await timeOf(async () => (await open()).close())
  let server
  const knownWorldMs = await timeOf(async () => (server = await open()))
  await fetchPictures(server)
  const storageState = await signIn(server)

  return {
    /** A browser that nobody has used, and pages in it of who is signed in. */
    async enter() {
      const browser = await launch()
      const stage = { server, browser, storageState, openedIn: { newWorldMs, knownWorldMs } }
      return {
        ...stage,
        newPage: (options) => newPage(stage, options),
        openPage: (options) => openPage(stage, options),
        close: () => browser.close(),
      }
    },
    async close() {
      await server.close()
      await rm(data, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM, args: BROWSER_ARGS })

async function serverIn(data) {
  const main = pathToFileURL(inRoot('apps', 'demo-server', 'dist', 'main.js')).href
  const { startServer } = await import(main)
  return () =>
    startServer({
      port: 0,
      dataDir: data,
      databaseUrl: null,
      dist: inRoot('dist'),
      life: false,
      testControls: true,
      isRehearsal: true,
    })
}

/** A page of who is signed in, before anything is opened in it. */
async function newPage({ browser, storageState }, options = {}) {
  const context = await browser.newContext({ storageState, ...options })
  return context.newPage()
}

/** A deck with posts in it. */
async function openPage(stage, options) {
  const page = await newPage(stage, options)
  await page.goto(stage.server.url)
  await page.getByRole('region', { name: 'Home' }).getByRole('article').first().waitFor()
  return page
}

/** What a signed-in browser keeps, for contexts that begin in the deck. */
async function signIn(server) {
  const browser = await launch()
  const page = await browser.newPage()
  await page.goto(server.url)
  await page.getByRole('button', { name: /^Sign in to / }).click()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.getByRole('main', { name: 'Columns' }).waitFor()
  const { cookies, origins } = await page.context().storageState()
  await browser.close()
  const alone = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => OF_SIGN_IN.test(name)),
  }))
  return { cookies, origins: alone }
}

/** Lets the server paint what columns show before anything is measured. */
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

async function timeOf(work) {
  const since = performance.now()
  await work()
  return performance.now() - since
}
