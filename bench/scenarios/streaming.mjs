import { createColumns, saveDeck } from '../decks.mjs'
import { openDevtools } from '../devtools.mjs'
import { computeFrameFigures, recordFrames, watchFrames } from '../frames.mjs'
import { generateLoad } from '../generate-load.mjs'
import { countGaps, waitForPosts } from '../wait-for-post.mjs'

const SECONDS = 30
const SETTLE_MS = 6_000
const REST_MS = 3_000
/** By then everything that is no longer needed has been removed. */
const LONG_REST_MS = 60_000
const ONE_COLUMN = { width: 1440, height: 900 }
const MANY_COLUMNS = { width: 1920, height: 1000 }
/** Authors of varied posts. Each has an avatar of their own, so that no picture is in the cache. */
const PEOPLE = 2_000

const figures = {
  busy: { label: 'main thread busy', unit: '%' },
  script: { label: 'main thread: script', unit: '%' },
  layout: { label: 'main thread: style and layout', unit: '%' },
  frameP50: { label: 'frame, median', unit: 'ms' },
  frameP95: { label: 'frame, 95th percentile', unit: 'ms' },
  frameP99: { label: 'frame, 99th percentile', unit: 'ms' },
  frameMax: { label: 'longest frame', unit: 'ms' },
  framesDropped: { label: 'frames dropped', unit: '' },
  longTasks: { label: 'tasks over 50 ms', unit: '' },
  longTasksMs: { label: 'tasks over 50 ms, total', unit: 'ms' },
  longestTask: { label: 'longest task', unit: 'ms' },
  requests: { label: 'requests while streaming', unit: '' },
  gaps: { label: 'gaps, for posts that were dropped', unit: '' },
  heapBefore: { label: 'heap before, collected', unit: 'MB' },
  heapAfter: { label: 'heap after, collected', unit: 'MB' },
  heapGrowth: { label: 'heap growth', unit: '%' },
  heapGrowthLater: { label: 'heap growth, a minute later', unit: '%' },
  nodesBefore: { label: 'DOM nodes before', unit: '' },
  nodesAfter: { label: 'DOM nodes after', unit: '' },
  elementsBefore: { label: 'elements before', unit: '' },
  elementsAfter: { label: 'elements after', unit: '' },
  lagMs: { label: 'response time at the end', unit: 'ms' },
  shownMs: { label: 'last post of every column shown after', unit: 'ms' },
}

/**
 * Creates a scenario with `columns` columns at `perSecond` posts each, all scrolled to the top. `people`: the posts
 * vary in author, avatar, length, language and media.
 */
function createScenario({ columns, perSecond, runs, people, isRested = false, targets = {} }) {
  const what = columns === 1 ? 'Home alone' : `${columns} columns`
  const whose =
    people === undefined ? '' : `, varied posts of ${people.toLocaleString('en-GB')} people`
  return {
    name: `streaming-${columns}${people === undefined ? '' : '-varied'}`,
    about: `${what} at ${perSecond} posts/s${columns === 1 ? '' : ' each'}, ${SECONDS} s, live${whose}`,
    runs,
    figures,
    targets,
    measure: (house) =>
      measureStreaming(house, { columns: createColumns(columns), perSecond, people, isRested }),
  }
}

export const streamingScenarios = [
  createScenario({
    columns: 1,
    perSecond: 20,
    runs: 2,
    targets: { busy: { atMost: 20, best: 'Sengi 47', columns: 'Mastodon 79, glitch-soc 88' } },
  }),
  createScenario({
    columns: 6,
    perSecond: 10,
    runs: 2,
    targets: {
      frameP95: { atMost: 16.8, best: 'Sengi 150', columns: 'Mastodon 242, glitch-soc 267' },
    },
  }),
  createScenario({
    columns: 12,
    perSecond: 10,
    runs: 2,
    isRested: true,
    targets: {
      frameP95: { atMost: 16.8, best: 'Sengi 167', columns: 'glitch-soc 433' },
      busy: { atMost: 50, best: 'Sengi 99', columns: 'glitch-soc 99.5' },
      heapGrowthLater: { atMost: 8, best: 'Sengi 31 → 53 MB', columns: 'glitch-soc 44 → 178 MB' },
      elementsAfter: { atMost: 6_000, best: 'Sengi 30,779', columns: 'glitch-soc 17,638' },
    },
  }),
  createScenario({
    columns: 30,
    perSecond: 10,
    runs: 1,
    targets: { frameP95: { atMost: 16.8, best: '', columns: '' } },
  }),
  createScenario({
    columns: 1,
    perSecond: 20,
    runs: 2,
    people: PEOPLE,
    targets: {
      frameP95: { atMost: 16.8, best: '', columns: '' },
      busy: { atMost: 25, best: '', columns: '' },
    },
  }),
  createScenario({
    columns: 6,
    perSecond: 10,
    runs: 2,
    people: PEOPLE,
    targets: {
      frameP95: { atMost: 16.8, best: '', columns: '' },
      busy: { atMost: 35, best: '', columns: '' },
    },
  }),
  createScenario({
    columns: 12,
    perSecond: 10,
    runs: 2,
    people: PEOPLE,
    targets: {
      frameP50: { atMost: 16.7, best: '', columns: '' },
      frameP95: { atMost: 33.4, best: 'Sengi 200', columns: 'Sengi 200' },
      busy: { atMost: 50, best: '', columns: '' },
      longestTask: { atMost: 100, best: '', columns: '' },
      gaps: { atMost: 0, best: '', columns: '' },
      shownMs: { atMost: 2_000, best: '', columns: 'Sengi 27,000' },
    },
  }),
]

async function measureStreaming({ server, openPage }, options) {
  const { columns, perSecond, people, isRested } = options
  await saveDeck(server, columns)
  const viewport = columns.length === 1 ? ONE_COLUMN : MANY_COLUMNS
  const page = await openPage({ viewport })
  await page.waitForTimeout(SETTLE_MS)
  await watchFrames(page)
  const devtools = await openDevtools(page)
  const before = await devtools.measureMemory()
  const streams = columns.map(({ stream }) => stream)

  let requests = 0
  page.on('request', () => (requests += 1))
  let lagMs = 0
  let shownMs = 0
  const { work, result } = await devtools.measureWork(() =>
    recordFrames(page, async () => {
      const last = await generateLoad(server, streams, { perSecond, seconds: SECONDS, people })
      const since = performance.now()
      await page.evaluate(() => 0)
      lagMs = performance.now() - since
      await waitForPosts(page, last)
      shownMs = performance.now() - since
    }),
  )
  await page.waitForTimeout(REST_MS)
  const after = await devtools.measureMemory()
  if (isRested) await page.waitForTimeout(LONG_REST_MS)
  const later = isRested ? await devtools.measureMemory() : after

  return {
    ...work,
    ...computeFrameFigures(result),
    requests,
    gaps: await countGaps(page),
    heapBefore: before.heapMb,
    heapAfter: after.heapMb,
    heapGrowth: 100 * (after.heapMb / before.heapMb - 1),
    heapGrowthLater: 100 * (later.heapMb / before.heapMb - 1),
    nodesBefore: before.nodes,
    nodesAfter: after.nodes,
    elementsBefore: before.elements,
    elementsAfter: after.elements,
    lagMs,
    shownMs,
  }
}
