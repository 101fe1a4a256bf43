import { readBlanks, watchBlanks } from '../blanks.mjs'
import { FIRST_DECK, saveDeck } from '../decks.mjs'
import { openDevtools } from '../devtools.mjs'
import { computeFrameFigures, recordFrames, watchFrames } from '../frames.mjs'

const POSTS = 1_000
const TURN_PX = 700
const TURN_EVERY_MS = 75
const LIMIT_MS = 100_000
/** Turns back up from the last post, through rows that are not mounted any more. */
const TURNS_UP = 80
/** Reading the rows forces a layout, so it happens only every few turns. */
const TURNS_BETWEEN_LOOKS = 10
const SETTLE_MS = 4_000

export const wheel = {
  name: 'wheel',
  about: `scrolling Home to its ${POSTS}th post, ${TURN_PX} px every ${TURN_EVERY_MS} ms`,
  runs: 1,
  figures: {
    reached: { label: 'posts reached', unit: '' },
    seconds: { label: 'duration', unit: 's' },
    busy: { label: 'main thread busy', unit: '%' },
    frameP50: { label: 'frame, median', unit: 'ms' },
    frameP95: { label: 'frame, 95th percentile', unit: 'ms' },
    frameP99: { label: 'frame, 99th percentile', unit: 'ms' },
    frameMax: { label: 'longest frame', unit: 'ms' },
    longTasksMs: { label: 'tasks over 50 ms, total', unit: 'ms' },
    elements: { label: 'elements at the end', unit: '' },
    nodes: { label: 'DOM nodes at the end', unit: '' },
    heapMb: { label: 'heap at the end, collected', unit: 'MB' },
    mostRows: { label: 'posts on the page, maximum', unit: '' },
    blankFrames: { label: 'frames with a blank in the list', unit: '' },
    blankScrolls: { label: 'scroll events that uncovered a blank', unit: '' },
    blankPx: { label: 'largest blank', unit: 'px' },
    upP50: { label: 'upwards: frame, median', unit: 'ms' },
    upP95: { label: 'upwards: frame, 95th percentile', unit: 'ms' },
    upMax: { label: 'upwards: longest frame', unit: 'ms' },
    upBusy: { label: 'upwards: main thread busy', unit: '%' },
    upBlankFrames: { label: 'upwards: frames with a blank in the list', unit: '' },
  },
  targets: {
    frameP95: { atMost: 16.8, best: 'Semaphore 16.8', columns: 'Sengi 33, glitch-soc 67' },
    elements: { atMost: 1_500, best: 'Semaphore 762', columns: 'Sengi 56,261; glitch-soc 12,544' },
  },
  measure: measureWheel,
}

async function measureWheel({ server, openPage }) {
  await saveDeck(server, FIRST_DECK)
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  await page.waitForTimeout(SETTLE_MS)
  const { x, y, width, height } = await page.getByRole('region', { name: 'Home' }).boundingBox()
  await page.mouse.move(x + width / 2, y + height / 2)
  await watchFrames(page)
  await watchBlanks(page, '[data-kind="HOME"] [data-virtuoso-scroller]')
  const devtools = await openDevtools(page)

  const since = performance.now()
  let rows = { last: 0, mostRows: 0 }
  const { work, result } = await devtools.measureWork(() =>
    recordFrames(page, async () => {
      rows = await scrollToPost(page, POSTS)
    }),
  )
  const seconds = (performance.now() - since) / 1000
  const blanks = await readBlanks(page)
  const memory = await devtools.measureMemory()
  return {
    ...work,
    ...computeFrameFigures(result),
    ...memory,
    ...blanks,
    ...(await measureUp(page, devtools)),
    reached: rows.last,
    mostRows: rows.mostRows,
    seconds,
  }
}

async function measureUp(page, devtools) {
  await readBlanks(page)
  const { work, result } = await devtools.measureWork(() =>
    recordFrames(page, () => turnWheel(page, TURNS_UP, -TURN_PX)),
  )
  const { frameP50, frameP95, frameMax } = computeFrameFigures(result)
  const { blankFrames } = await readBlanks(page)
  return {
    upP50: frameP50,
    upP95: frameP95,
    upMax: frameMax,
    upBusy: work.busy,
    upBlankFrames: blankFrames,
  }
}

async function turnWheel(page, turns, px) {
  const since = performance.now()
  for (let turn = 1; turn <= turns; turn += 1) {
    await page.mouse.wheel(0, px)
    const wait = since + turn * TURN_EVERY_MS - performance.now()
    if (wait > 0) await page.waitForTimeout(wait)
  }
}

/** @throws when that post is not reached in time, because figures of an empty list would look good */
async function scrollToPost(page, post) {
  const since = performance.now()
  let mostRows = 0
  for (let turn = 1; ; turn += 1) {
    await page.mouse.wheel(0, TURN_PX)
    if (turn % TURNS_BETWEEN_LOOKS === 0) {
      const { count, last } = await page.evaluate(countRows)
      mostRows = Math.max(mostRows, count)
      if (last >= post) return { last, mostRows }
      if (performance.now() - since > LIMIT_MS)
        throw new Error(`The wheel came to post ${last} only, in ${LIMIT_MS / 1000} s.`)
    }
    const wait = since + turn * TURN_EVERY_MS - performance.now()
    if (wait > 0) await page.waitForTimeout(wait)
  }
}

/** Runs in the page. */
function countRows() {
  const rows = [...document.querySelectorAll('[data-kind="HOME"] [role="feed"] article')]
  const inView = rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  return {
    count: rows.length,
    last: Math.max(0, ...inView.map((row) => Number(row.getAttribute('aria-posinset')))),
  }
}
