import type { BrowserContext, Page } from '@playwright/test'
import type { RunningServer } from '@colonnade/demo-server'
import { expect, openDeck, test } from '../fixtures.ts'
import { copyWorld, startInstance } from '../instance.ts'
import { type OutageProxy, startOutageProxy } from '../outage-proxy.ts'
import { addColumn, column, composer } from '../pages.ts'
import { watchCalls } from '../watch-calls.ts'

/** `OUTAGES=300` plays the long form: more outages, longer ones, and two tabs. */
const OUTAGES = Number(process.env['OUTAGES'] ?? 8)
const IS_LONG = process.env['OUTAGES'] !== undefined
/** How long one lasts at most. Unit: s. */
const MOST_SECONDS = Number(process.env['OUTAGE_SECONDS'] ?? (IS_LONG ? 600 : 3))
const SEED = Number(process.env['OUTAGE_SEED'] ?? 1)
/** `OUTAGE_STREAMS=none`: the server has no streams, so columns are polled. */
const HAS_STREAMS = process.env['OUTAGE_STREAMS'] !== 'none'
const TABS = IS_LONG ? 2 : 1
/**
 * Until calls rest after an outage: the longest wait for a reconnect. Polls are calls for pages, of which Mastodon allows
 * 300 in 15 minutes: so many outages use them up, and the rest are spread over what is left of that time.
 */
const PATIENCE_MS = HAS_STREAMS ? (IS_LONG ? 180_000 : 45_000) : 960_000

const TITLES = ['Home', 'Federated', 'Local', 'Notifications'] as const
type Title = (typeof TITLES)[number]
const PATHS: Readonly<Record<Title, string>> = {
  Home: '/api/v1/timelines/home?',
  Federated: '/api/v1/timelines/public?',
  Local: '/api/v1/timelines/public?local=true&',
  Notifications: '/api/v1/notifications?types[]=mention&',
}
const KINDS = ['offline', 'drop', 'stall', 'late', 'restart'] as const
type Kind = (typeof KINDS)[number]

interface Outage {
  readonly kind: Kind
  readonly ms: number
  readonly before: number
  readonly during: number
  readonly after: number
  readonly isOwnPublished: boolean
}

/** The same numbers in each run, evenly between 0 and 1. */
function createNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Each kind in turn, so that a short form has them all; everything else is drawn. */
function planOutages(count: number, random: () => number): readonly Outage[] {
  const draw = (most: number) => Math.floor(random() * (most + 1))
  return Array.from({ length: count }, (_, index) => ({
    kind: KINDS[index % KINDS.length] ?? 'drop',
    ms: 500 + draw(Math.round(MOST_SECONDS * 1_000 * random() * random())),
    before: draw(3),
    // More than the longest page, now and then: then a gap stays for the reader.
    during: random() < 0.25 ? 45 : draw(5),
    after: draw(3),
    isOwnPublished: random() < 0.25,
  }))
}

interface Listed {
  readonly id: string
  readonly url?: string
  readonly reblog?: { readonly url: string } | null
  readonly status?: { readonly url: string } | null
}

/** The addresses of the posts that the server lists, newest first, down to one of them. */
async function readServer(
  url: string,
  authorization: string,
  title: Title,
  last: string | undefined,
): Promise<readonly string[]> {
  const found: string[] = []
  let before = ''
  for (let page = 0; page < 8 && !found.includes(last ?? ''); page += 1) {
    const answer = await fetch(`${url}${PATHS[title]}limit=40${before}`, {
      headers: { authorization },
    })
    expect(answer.status, title).toBe(200)
    const items = (await answer.json()) as readonly Listed[]
    for (const item of items)
      found.push(pathOf(item.status?.url ?? item.reblog?.url ?? item.url ?? item.id))
    const lowest = items.at(-1)
    if (lowest === undefined) break
    before = `&max_id=${lowest.id}`
  }
  return found
}

/** Through the proxy or not, it is the same post. */
const pathOf = (address: string): string => new URL(address, 'http://localhost').pathname

const GAP = 'gap'
/** Enough of the newest rows to be sure that a column is drawn. */
const LEAST_ROWS = 8
/** High enough for what the trial publishes to be drawn: nobody has to turn the wheel. */
const VIEWPORT = { width: 2_200, height: 4_500 }

/** The rows of a column from its top, as far as they are drawn without a break. */
async function readColumn(page: Page, title: Title): Promise<readonly string[]> {
  const rows = await column(page, title).posts.evaluateAll((articles) =>
    articles
      .map((row) => ({
        place: Number(row.ariaPosInSet),
        isGap: row.ariaLabel === 'Gap',
        href: row.querySelector('a:has(time)')?.getAttribute('href') ?? '',
      }))
      .toSorted((a, b) => a.place - b.place)
      .filter(({ place }, index) => place === index + 1),
  )
  return rows.map(({ isGap, href }) => (isGap ? GAP : pathOf(href)))
}

/**
 * What a column lacks without a gap, lists twice, or lists in another order than the server.
 *
 * @param least of the newest rows, how many it has to show at least
 */
function findFaults(
  title: Title,
  rows: readonly string[],
  listed: readonly string[],
  least: number,
): readonly string[] {
  const faults: string[] = []
  const seen = new Set<string>()
  let last = -1
  let hasGap = false
  for (const row of rows) {
    if (row === GAP) {
      hasGap = true
      continue
    }
    if (seen.has(row)) faults.push(`${title}: ${row} is listed twice`)
    seen.add(row)
    const place = listed.indexOf(row)
    // Notifications of other kinds stand below those that this trial makes.
    if (place < 0 && title === 'Notifications') break
    if (place < 0) faults.push(`${title}: ${row} is not on the server`)
    else if (place < last) faults.push(`${title}: ${row} stands too low`)
    else if (place > last + 1 && !hasGap)
      faults.push(`${title}: ${listed.slice(last + 1, place).join(' ')} missing above ${row}`)
    last = Math.max(last, place)
    hasGap = false
  }
  if (last + 1 < least && !rows.includes(GAP))
    faults.push(`${title}: shows ${last + 1} of the newest ${least}`)
  return faults
}

/** A column under the pointer, or with the focus in a row, lets nothing new in: who reads there is not disturbed. */
async function goToTop(page: Page, title: Title): Promise<void> {
  await column(page, title).region.getByRole('heading').getByRole('button', { name: title }).click()
  await page.mouse.move(0, 0)
}

/** Closes the gaps of a column. @returns how many presses that took */
async function fillGaps(page: Page, title: Title): Promise<number> {
  const { region } = column(page, title)
  const fill = region.getByRole('button', { name: 'Load missing posts' })
  let pressed = 0
  while (pressed < 8 && (await fill.count()) > 0) {
    const before = await readColumn(page, title)
    await fill.first().click()
    pressed += 1
    await expect.poll(() => readColumn(page, title)).not.toEqual(before)
  }
  if (pressed > 0) await goToTop(page, title)
  return pressed
}

/** The server of one trial, which can be ended and started again behind its proxy. */
async function startServer() {
  const world = await copyWorld()
  let server: RunningServer = await startInstance(world.place)
  const proxy = await startOutageProxy(server.url)
  const setManners = () => {
    if (!HAS_STREAMS) server.controls.refuseSockets(404)
  }
  setManners()
  let mentions = 0
  return {
    proxy,
    server: () => server,
    mentions: () => mentions,
    async say(count: number, text: string): Promise<void> {
      if (count === 0) return
      await server.controls.say({ acct: 'kwame', text, count })
      await server.controls.say({ acct: 'kwame', text: `@mira ${text}` })
      mentions += 1
    },
    async restart(runMeanwhile: () => Promise<void>) {
      await server.close()
      await runMeanwhile()
      server = await startInstance(world.place)
      setManners()
      proxy.setTarget(server.url)
    },
    async close() {
      await proxy.close()
      await server.close()
      await world.remove()
    },
  }
}

type Trial = Awaited<ReturnType<typeof startServer>>

/** With what right the page asks. */
function watchAuthorization(page: Page): () => string {
  let authorization = ''
  page.on('request', (request) => {
    authorization = request.headers()['authorization'] ?? authorization
  })
  return () => authorization
}

async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize(VIEWPORT)
  await page.goto(url)
  return page
}

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

async function suffer(
  { kind, ms, during }: Outage,
  trial: Trial,
  context: BrowserContext,
  proxy: OutageProxy,
): Promise<void> {
  const publish = () => trial.say(during, 'Said in the storm')
  if (kind === 'restart') {
    await publish()
    await trial.restart(() => wait(ms))
    return
  }
  if (kind === 'offline') await context.setOffline(true)
  else if (kind === 'late') proxy.setWeather({ type: 'late', ms: Math.min(ms, 5_000) })
  else proxy.setWeather({ type: kind })
  await publish()
  await wait(ms)
  if (kind === 'offline') await context.setOffline(false)
  else proxy.setWeather({ type: 'clear' })
}

// The last: what the page loads late may be asked for inside an outage.
test.use({
  forgiven:
    /WebSocket connection to|net::ERR_|Failed to load resource|Failed to fetch dynamically imported/,
})

interface Scene {
  readonly page: Page
  readonly context: BrowserContext
  readonly trial: Trial
}

async function playOutages({ page, context, trial }: Scene): Promise<void> {
  const { proxy } = trial
  const authorization = watchAuthorization(page)
  await page.setViewportSize(VIEWPORT)
  await openDeck(page, proxy.url)
  const { open, kind: choose } = addColumn(page)
  for (const title of ['Federated', 'Local'] as const) {
    await open.click()
    await choose(title).click()
    await expect(column(page, title).posts.first()).toBeVisible()
  }
  const tabs = [page]
  const calls = new Map([[page, watchCalls(page)]])
  for (let tab = 1; tab < TABS; tab += 1) {
    const opened = await openTab(context, proxy.url)
    tabs.push(opened)
    calls.set(opened, watchCalls(opened))
  }

  /** Calls rest: streams are back, and the newest post is there. */
  async function expectSound(step: string): Promise<void> {
    for (const tab of tabs) {
      for (const title of TITLES) {
        const { region, posts } = column(tab, title)
        if (HAS_STREAMS)
          await expect(region.getByTitle('Live'), step).toBeAttached({ timeout: PATIENCE_MS })
        const compare = async () => {
          const rows = await readColumn(tab, title)
          const last = rows.findLast((row) => row !== GAP)
          const listed = await readServer(trial.server().url, authorization(), title, last)
          const least = title === 'Notifications' ? trial.mentions() : LEAST_ROWS
          const faults = findFaults(title, rows, listed, Math.min(least, LEAST_ROWS))
          if (faults.length === 0) return faults
          const [path = ''] = PATHS[title].split('?')
          return [`tab ${tabs.indexOf(tab) + 1}`, ...faults, calls.get(tab)?.(path)]
        }
        await expect(posts.first()).toBeVisible()
        await expect.poll(compare, { message: step, timeout: PATIENCE_MS }).toEqual([])
        const pressed = await fillGaps(tab, title)
        if (pressed > 0) await expect.poll(compare, { message: `${step}, gaps filled` }).toEqual([])
      }
    }
  }

  await expectSound('before all')
  for (const [index, outage] of planOutages(OUTAGES, createNumbers(SEED)).entries()) {
    const step = `outage ${index + 1} of OUTAGE_SEED=${SEED}: ${JSON.stringify(outage)}`
    await test.step(step, async () => {
      if (outage.isOwnPublished) {
        await composer(page).text.fill(`My own words ${index}`)
        await composer(page).publish.click()
      }
      await trial.say(outage.before, 'Said before the storm')
      await suffer(outage, trial, context, proxy)
      await trial.say(outage.after, 'Said after the storm')
      await expectSound(step)
    })
  }
}

test(
  `after ${OUTAGES} outages (OUTAGE_SEED=${SEED}) no column lacks a post without a gap, and none lists one twice`,
  { tag: ['@TL-11', '@TL-12', '@NTF-15', '@BY-33', '@BY-38'] },
  async ({ page, context }) => {
    test.setTimeout(120_000 + OUTAGES * (MOST_SECONDS * 1_000 + PATIENCE_MS))
    const trial = await startServer()
    try {
      await playOutages({ page, context, trial })
    } finally {
      await page.close()
      await trial.close()
    }
  },
)
