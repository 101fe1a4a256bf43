import { createColumns, saveDeck } from '../decks.mjs'
import { openDevtools } from '../devtools.mjs'
import { generateLoad } from '../generate-load.mjs'
import { computeGrowth } from '../report/growth.mjs'
import { waitForPosts } from '../wait-for-post.mjs'

const COLUMNS = 12
const STATUSES = 40_000
const SECONDS = 300
/**
 * The heap rises and falls with each collection. Few samples would only show where they fell, not whether it grows.
 */
const SAMPLE_EVERY_MS = 7_000
const SETTLE_MS = 6_000
const MOST_GROWTH = 10

/** Receives the posts of an hour in five minutes, in all columns at once. */
export const endurance = {
  name: 'endurance',
  about: `${STATUSES.toLocaleString('en-GB')} posts through ${COLUMNS} columns in ${SECONDS / 60} minutes`,
  /** It takes as long as all other scenarios together. */
  runsOnlyWhenNamed: true,
  runs: 1,
  figures: {
    heapFirst: { label: 'heap, collected, mean of the first third', unit: 'MB' },
    heapLast: { label: 'heap, collected, mean of the last third', unit: 'MB' },
    heapGrowth: { label: 'heap growth, first to last third', unit: '%' },
    nodesFirst: { label: 'DOM nodes, first third', unit: '' },
    nodesLast: { label: 'DOM nodes, last third', unit: '' },
    listenersFirst: { label: 'listeners, first third', unit: '' },
    listenersLast: { label: 'listeners, last third', unit: '' },
    elements: { label: 'elements at the end', unit: '' },
    busy: { label: 'main thread busy', unit: '%' },
    shownMs: { label: 'last post in Home shown after', unit: 'ms' },
  },
  targets: {
    heapGrowth: { atMost: MOST_GROWTH, best: '', columns: 'glitch-soc 44 → 178 MB in 30 s' },
  },
  measure: measureEndurance,
}

async function measureEndurance({ server, openPage }) {
  const columns = createColumns(COLUMNS)
  await saveDeck(server, columns)
  const page = await openPage({ viewport: { width: 1920, height: 1000 } })
  await page.waitForTimeout(SETTLE_MS)
  const devtools = await openDevtools(page)
  const streams = columns.map(({ stream }) => stream)
  const samples = []

  const { work, result: shownMs } = await devtools.measureWork(async () => {
    const stop = sampleEvery(SAMPLE_EVERY_MS, async () =>
      samples.push(await devtools.measureMemory()),
    )
    const perSecond = STATUSES / COLUMNS / SECONDS
    const [last] = await generateLoad(server, streams, { perSecond, seconds: SECONDS })
    const since = performance.now()
    await waitForPosts(page, [last])
    const shown = performance.now() - since
    await stop()
    return shown
  })
  const heap = computeGrowth(samples.map(({ heapMb }) => heapMb))
  const nodes = computeGrowth(samples.map((sample) => sample.nodes))
  const listeners = computeGrowth(samples.map((sample) => sample.listeners))

  return {
    heapFirst: heap.first,
    heapLast: heap.last,
    heapGrowth: heap.percent,
    nodesFirst: nodes.first,
    nodesLast: nodes.last,
    listenersFirst: listeners.first,
    listenersLast: listeners.last,
    elements: samples.at(-1).elements,
    busy: work.busy,
    shownMs,
    details: { samples },
    failures: heap.percent > MOST_GROWTH ? [`The heap grew by ${heap.percent.toFixed(1)} %.`] : [],
  }
}

/** @returns a function that stops sampling after a last sample */
function sampleEvery(ms, take) {
  let isOver = false
  let wake = () => undefined
  const taking = (async () => {
    while (!isOver) {
      await new Promise((resolve) => {
        wake = resolve
        setTimeout(resolve, ms).unref()
      })
      await take()
    }
  })()
  return () => {
    isOver = true
    wake()
    return taking
  }
}
