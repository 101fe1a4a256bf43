import { createColumns, FIRST_DECK } from '../decks.mjs'
import { openDevtools } from '../devtools.mjs'
import { openWindow } from '../fixture.mjs'
import { computeFrameFigures, recordFrames, watchFrames } from '../frames.mjs'
import { generateLoad } from '../generate-load.mjs'
import { waitForPostTimings, watchPostTimings } from '../post-timings.mjs'
import { computeRequestFigures, watchRequests } from '../requests.mjs'
import { computeMedian } from '../statistics.mjs'
import { createStoredSignIns } from '../stored-sign-ins.mjs'

const COLUMNS = 12
const ACCOUNTS = 3
const PER_SECOND = 10
const SECONDS = 30
const PEOPLE = 2_000
const SETTLE_MS = 8_000
const REST_MS = 3_000
const STARTS = 5
const CALM_MS = 2_000
const VIEWPORT = { width: 1920, height: 1000 }

/**
 * What several accounts cost: the same twelve columns and streams, once of one account and once of three on three
 * servers, and the start of a deck with each.
 */
export const accounts = {
  name: 'accounts',
  about: `${COLUMNS} columns at ${PER_SECOND} posts/s each, ${SECONDS} s, varied posts: of one account, and of ${ACCOUNTS} on ${ACCOUNTS} servers`,
  runs: 1,
  figures: {
    busyOne: { label: 'main thread busy, one account', unit: '%' },
    busyThree: { label: `main thread busy, ${ACCOUNTS} accounts`, unit: '%' },
    busyGrowth: { label: `main thread, growth with ${ACCOUNTS} accounts`, unit: '%' },
    frameOne: { label: 'frame, mean, one account', unit: 'ms' },
    frameThree: { label: `frame, mean, ${ACCOUNTS} accounts`, unit: 'ms' },
    frameGrowth: { label: `frame, growth with ${ACCOUNTS} accounts`, unit: '%' },
    heapOne: { label: 'heap, one account', unit: 'MB' },
    heapThree: { label: `heap, ${ACCOUNTS} accounts`, unit: 'MB' },
    heapGrowth: { label: `heap, growth with ${ACCOUNTS} accounts`, unit: '%' },
    firstOne: { label: 'first post, one account', unit: 'ms' },
    firstThree: { label: `first post, ${ACCOUNTS} accounts`, unit: 'ms' },
    firstGrowth: { label: `first post, growth with ${ACCOUNTS} accounts`, unit: '%' },
    scriptKb: { label: 'JavaScript to the first post, one account', unit: 'kB' },
  },
  targets: {
    busyGrowth: { atMost: 15, best: '', columns: '' },
    frameGrowth: { atMost: 15, best: '', columns: '' },
    heapGrowth: { atMost: 30, best: '', columns: '' },
    firstGrowth: { atMost: 3, best: '', columns: '' },
  },
  async measure(stage) {
    const others = [await stage.startServer(), await stage.startServer()]
    try {
      return await measureAccounts(stage, [stage.server, ...others])
    } finally {
      for (const server of others) await server.close()
    }
  },
}

async function measureAccounts(stage, servers) {
  const one = await measureStreaming(stage, splitColumns(servers.slice(0, 1)))
  const three = await measureStreaming(stage, splitColumns(servers))
  const starts = await measureStarts(stage, servers)
  const grow = (from, to) => 100 * (to / from - 1)
  return {
    busyOne: one.busy,
    busyThree: three.busy,
    busyGrowth: grow(one.busy, three.busy),
    frameOne: one.frame,
    frameThree: three.frame,
    frameGrowth: grow(one.frame, three.frame),
    heapOne: one.heapMb,
    heapThree: three.heapMb,
    heapGrowth: grow(one.heapMb, three.heapMb),
    ...starts,
    firstGrowth: grow(starts.firstOne, starts.firstThree),
  }
}

/** Gives each server the same number of the columns. */
function splitColumns(servers) {
  const columns = createColumns(COLUMNS)
  const share = COLUMNS / servers.length
  return servers.map((server, index) => ({
    server,
    columns: columns.slice(index * share, (index + 1) * share),
  }))
}

async function measureStreaming({ browser, site }, shares) {
  const storageState = await createStoredSignIns(site.url, shares)
  const page = await openWindow(browser, { storageState, viewport: VIEWPORT })
  await page.goto(site.url)
  await page.getByRole('feed').first().getByRole('article').first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
  await watchFrames(page)
  const devtools = await openDevtools(page)
  const { work, result } = await devtools.measureWork(() =>
    recordFrames(page, () =>
      Promise.all(
        shares.map(({ server, columns }) =>
          generateLoad(
            server,
            columns.map(({ stream }) => stream),
            { perSecond: PER_SECOND, seconds: SECONDS, people: PEOPLE },
          ),
        ),
      ),
    ),
  )
  await page.waitForTimeout(REST_MS)
  const { heapMb } = await devtools.measureMemory()
  await page.context().close()
  const { frames } = result
  return {
    ...work,
    ...computeFrameFigures(result),
    frame: frames.reduce((sum, ms) => sum + ms, 0) / frames.length,
    heapMb,
  }
}

/** Starts the deck of one account and of three in turn, so that the load of the machine meets both. */
async function measureStarts(stage, servers) {
  const one = []
  const three = []
  for (let start = 0; start < STARTS; start += 1) {
    one.push(await measureStart(stage, servers.slice(0, 1)))
    three.push(await measureStart(stage, servers))
  }
  const getMedian = (starts, name) => computeMedian(starts.map((each) => each[name]))
  return {
    firstOne: getMedian(one, 'first'),
    firstThree: getMedian(three, 'first'),
    scriptKb: getMedian(one, 'scriptKb'),
  }
}

async function measureStart({ browser, site }, servers) {
  const storageState = await createStoredSignIns(
    site.url,
    servers.map((server) => ({ server, columns: FIRST_DECK })),
  )
  const page = await openWindow(browser, { storageState, viewport: VIEWPORT })
  const requests = await watchRequests(await page.context().newCDPSession(page))
  await watchPostTimings(page)
  await page.goto(site.url)
  const { first, timeOrigin } = await waitForPostTimings(page, CALM_MS)
  await page.context().close()
  return { first, ...computeRequestFigures(requests.before(timeOrigin + first)) }
}
