import type { BrowserContext, Page } from '@playwright/test'
import type { RunningServer } from '@colonnade/demo-server'
import { expect, openDeck, test } from '../fixtures.ts'
import { copySeed, startInstance } from '../instance.ts'
import { type OutageProxy, startOutageProxy } from '../outage-proxy.ts'
import { addColumn, column, composer } from '../page-objects.ts'
import { recordRequests } from '../record-requests.ts'

/** `OUTAGES=300` runs the long form with more and longer outages and two tabs. */
const OUTAGES = Number(process.env['OUTAGES'] ?? 8)
const IS_LONG = process.env['OUTAGES'] !== undefined
/** Longest outage. Unit: s. */
const MAX_SECONDS = Number(process.env['OUTAGE_SECONDS'] ?? (IS_LONG ? 600 : 3))
const SEED = Number(process.env['OUTAGE_SEED'] ?? 1)
/** `OUTAGE_STREAMS=none`: the server has no streams, so columns are polled. */
const HAS_STREAMS = process.env['OUTAGE_STREAMS'] !== 'none'
const TABS = IS_LONG ? 2 : 1
/**
 * Longest time until the page is stable after an outage, which is the longest wait for a reconnect. Polls request
 * pages, of which Mastodon allows 300 in 15 minutes. Many outages use up that limit, and further polls are spread
 * over the rest of the period.
 */
const RECOVERY_TIMEOUT_MS = HAS_STREAMS ? (IS_LONG ? 180_000 : 45_000) : 960_000

const TITLES = ['Home', 'Federated', 'Local', 'Notifications'] as const
type Title = (typeof TITLES)[number]
const PATHS: Readonly<Record<Title, string>> = {
  Home: '/api/v1/timelines/home?',
  Federated: '/api/v1/timelines/public?',
  Local: '/api/v1/timelines/public?local=true&',
  Notifications: '/api/v1/notifications?types[]=mention&',
}
const KINDS = ['offline', 'drop', 'stall', 'slow', 'restart'] as const
type Kind = (typeof KINDS)[number]

interface Outage {
  readonly kind: Kind
  readonly ms: number
  readonly before: number
  readonly during: number
  readonly after: number
  readonly isOwnPublished: boolean
}

/** Generates the same evenly distributed numbers between 0 and 1 in each run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Plans each kind of outage in turn, so that a short run includes them all. Everything else is random. */
function planOutages(count: number, random: () => number): readonly Outage[] {
  const pickUpTo = (most: number) => Math.floor(random() * (most + 1))
  return Array.from({ length: count }, (_, index) => ({
    kind: KINDS[index % KINDS.length] ?? 'drop',
    ms: 500 + pickUpTo(Math.round(MAX_SECONDS * 1_000 * random() * random())),
    before: pickUpTo(3),
    // Sometimes more than the longest page, so that a gap remains for the user to fill.
    during: random() < 0.25 ? 45 : pickUpTo(5),
    after: pickUpTo(3),
    isOwnPublished: random() < 0.25,
  }))
}

interface Listed {
  readonly id: string
  readonly url?: string
  readonly reblog?: { readonly url: string } | null
  readonly status?: { readonly url: string } | null
}

/** Fetches the paths of the posts that the server lists, newest first, down to `last`. */
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
      found.push(getPath(item.status?.url ?? item.reblog?.url ?? item.url ?? item.id))
    const lowest = items.at(-1)
    if (lowest === undefined) break
    before = `&max_id=${lowest.id}`
  }
  return found
}

/** A post has the same path through the proxy and without it. */
const getPath = (address: string): string => new URL(address, 'http://localhost').pathname

const GAP = 'gap'
/** Enough of the newest rows to prove that a column is rendered. */
const MIN_ROWS = 8
/** High enough to render all posts of the test without scrolling. */
const VIEWPORT = { width: 2_200, height: 4_500 }

/** Reads the rows of a column from its top, as far as they are rendered without a break. */
async function readColumn(page: Page, title: Title): Promise<readonly string[]> {
  const rows = await column(page, title).posts.evaluateAll((articles) =>
    articles
      .map((row) => ({
        place: Number(row.ariaPosInSet),
        isGap: row.ariaLabel === 'Gap',
        href: row.querySelector('a:has(time)')?.getAttribute('href') ?? '',
      }))
      .toSorted((a, b) => a.place - b.place)
      .filter(({ place: position }, index) => position === index + 1),
  )
  return rows.map(({ isGap, href }) => (isGap ? GAP : getPath(href)))
}

/**
 * Finds posts that a column misses without a gap, lists twice, or lists in another order than the server.
 *
 * @param least the number of newest rows that the column has to show
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
    const position = listed.indexOf(row)
    // Notifications of other types follow below those of this test.
    if (position < 0 && title === 'Notifications') break
    if (position < 0) faults.push(`${title}: ${row} is not on the server`)
    else if (position < last) faults.push(`${title}: ${row} is too low`)
    else if (position > last + 1 && !hasGap)
      faults.push(`${title}: ${listed.slice(last + 1, position).join(' ')} missing above ${row}`)
    last = Math.max(last, position)
    hasGap = false
  }
  if (last + 1 < least && !rows.includes(GAP))
    faults.push(`${title}: shows ${last + 1} of the newest ${least}`)
  return faults
}

/**
 * Scrolls a column to its top and moves the pointer away. New posts are queued while the pointer or the focus is in
 * the rows.
 */
async function goToTop(page: Page, title: Title): Promise<void> {
  await column(page, title).region.getByRole('heading').getByRole('button', { name: title }).click()
  await page.mouse.move(0, 0)
}

/** Fills the gaps of a column. @returns the number of clicks */
async function fillGaps(page: Page, title: Title): Promise<number> {
  const { region } = column(page, title)
  const fill = region.getByRole('button', { name: 'Load missing posts' })
  let clicks = 0
  while (clicks < 8 && (await fill.count()) > 0) {
    const before = await readColumn(page, title)
    await fill.first().click()
    clicks += 1
    await expect.poll(() => readColumn(page, title)).not.toEqual(before)
  }
  if (clicks > 0) await goToTop(page, title)
  return clicks
}

/** Starts the server of one test, which can be stopped and restarted behind its proxy. */
async function startTestServer() {
  const seed = await copySeed()
  let server: RunningServer = await startInstance(seed.location)
  const proxy = await startOutageProxy(server.url)
  const applyStreamSetting = () => {
    if (!HAS_STREAMS) server.controls.refuseSockets(404)
  }
  applyStreamSetting()
  let mentions = 0
  return {
    proxy,
    server: () => server,
    mentions: () => mentions,
    async say(count: number, text: string): Promise<void> {
      if (count === 0) return
      await server.controls.post({ acct: 'kwame', text, count })
      await server.controls.post({ acct: 'kwame', text: `@mira ${text}` })
      mentions += 1
    },
    async restart(whileStopped: () => Promise<void>) {
      await server.close()
      await whileStopped()
      server = await startInstance(seed.location)
      applyStreamSetting()
      proxy.setTarget(server.url)
    },
    async close() {
      await proxy.close()
      await server.close()
      await seed.remove()
    },
  }
}

type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Records the authorisation header of the page. */
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

async function simulateOutage(
  { kind, ms, during }: Outage,
  testServer: TestServer,
  context: BrowserContext,
  proxy: OutageProxy,
): Promise<void> {
  const publish = () => testServer.say(during, 'During the outage')
  if (kind === 'restart') {
    await publish()
    await testServer.restart(() => wait(ms))
    return
  }
  if (kind === 'offline') await context.setOffline(true)
  else if (kind === 'slow') proxy.setNetworkState({ type: 'slow', ms: Math.min(ms, 5_000) })
  else proxy.setNetworkState({ type: kind })
  await publish()
  await wait(ms)
  if (kind === 'offline') await context.setOffline(false)
  else proxy.setNetworkState({ type: 'normal' })
}

// The last pattern is for deferred chunks, which may be requested during an outage.
test.use({
  allowedErrors:
    /WebSocket connection to|net::ERR_|Failed to load resource|Failed to fetch dynamically imported/,
})

interface TestContext {
  readonly page: Page
  readonly context: BrowserContext
  readonly testServer: TestServer
}

async function runOutages({ page, context, testServer }: TestContext): Promise<void> {
  const { proxy } = testServer
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
  const calls = new Map([[page, recordRequests(page)]])
  for (let tab = 1; tab < TABS; tab += 1) {
    const tabPage = await openTab(context, proxy.url)
    tabs.push(tabPage)
    calls.set(tabPage, recordRequests(tabPage))
  }

  /** Expects that streams are connected and that every column matches the server. */
  async function expectRecovered(step: string): Promise<void> {
    for (const tab of tabs) {
      for (const title of TITLES) {
        const { region, posts } = column(tab, title)
        if (HAS_STREAMS)
          await expect(region.getByTitle('Live'), step).toBeAttached({
            timeout: RECOVERY_TIMEOUT_MS,
          })
        const compare = async () => {
          const rows = await readColumn(tab, title)
          const last = rows.findLast((row) => row !== GAP)
          const listed = await readServer(testServer.server().url, authorization(), title, last)
          const least = title === 'Notifications' ? testServer.mentions() : MIN_ROWS
          const faults = findFaults(title, rows, listed, Math.min(least, MIN_ROWS))
          if (faults.length === 0) return faults
          const [path = ''] = PATHS[title].split('?')
          return [`tab ${tabs.indexOf(tab) + 1}`, ...faults, calls.get(tab)?.(path)]
        }
        await expect(posts.first()).toBeVisible()
        await expect.poll(compare, { message: step, timeout: RECOVERY_TIMEOUT_MS }).toEqual([])
        const clicks = await fillGaps(tab, title)
        if (clicks > 0) await expect.poll(compare, { message: `${step}, gaps filled` }).toEqual([])
      }
    }
  }

  await expectRecovered('before the first outage')
  for (const [index, outage] of planOutages(OUTAGES, createRandom(SEED)).entries()) {
    const step = `outage ${index + 1} of OUTAGE_SEED=${SEED}: ${JSON.stringify(outage)}`
    await test.step(step, async () => {
      if (outage.isOwnPublished) {
        await composer(page).text.fill(`My own words ${index}`)
        await composer(page).publish.click()
      }
      await testServer.say(outage.before, 'Before the outage')
      await simulateOutage(outage, testServer, context, proxy)
      await testServer.say(outage.after, 'After the outage')
      await expectRecovered(step)
    })
  }
}

test(
  `misses and duplicates no post after ${OUTAGES} outages (OUTAGE_SEED=${SEED})`,
  { tag: ['@TL-11', '@TL-12', '@NTF-15', '@BY-33', '@BY-38'] },
  async ({ page, context }) => {
    test.setTimeout(120_000 + OUTAGES * (MAX_SECONDS * 1_000 + RECOVERY_TIMEOUT_MS))
    const testServer = await startTestServer()
    try {
      await runOutages({ page, context, testServer })
    } finally {
      await page.close()
      await testServer.close()
    }
  },
)
