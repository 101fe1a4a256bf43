import { FIRST_DECK, saveDeck } from '../decks.mjs'

const ANSWERS = 500
const COLD_ROWS = 40
const USUAL = { width: 1760, height: 1000 }
/** High enough for all requested rows to be in view. */
const HIGH = { width: 1760, height: 5_000 }

/** Measures from the response on. The scenario `openings` measures a click on a short thread. */
export const thread = {
  name: 'thread',
  about: `a post with ${ANSWERS} replies, and ${COLD_ROWS} rows in a high window`,
  runs: 5,
  figures: {
    manyMs: { label: `first paint of ${ANSWERS} replies, after the response`, unit: 'ms' },
    manyRows: { label: 'rows rendered', unit: '' },
    highMs: { label: `${COLD_ROWS} rows from a cold start, after the response`, unit: 'ms' },
  },
  measure: measureThread,
}

/** Ids of posts with that number of replies, by server: each is created once. */
const postIds = new WeakMap()

async function measureThread({ server, openPage }) {
  await saveDeck(server, FIRST_DECK)
  if (!postIds.has(server))
    postIds.set(server, [
      await createThread(server, ANSWERS),
      await createThread(server, COLD_ROWS),
    ])
  const [many, few] = postIds.get(server)
  const usual = await measureOpening(openPage, USUAL, { id: many, rows: 2 })
  const high = await measureOpening(openPage, HIGH, { id: few, rows: COLD_ROWS })
  return { manyMs: usual.paintMs, manyRows: usual.rows, highMs: high.paintMs }
}

async function createThread({ controls }, answers) {
  const [opened] = await controls.post({ acct: 'kwame', text: 'The tide table is wrong' })
  await controls.post({
    acct: 'kwame',
    text: 'So I measured again, at every hour of the night, and wrote it down',
    count: answers,
    draft: { inReplyToId: opened },
  })
  return opened
}

async function measureOpening(openPage, viewport, { id, rows }) {
  const page = await openPage({ viewport })
  await page.waitForLoadState('networkidle')
  const found = await page.evaluate(measureFirstPaint, { path: `/statuses/${id}`, rows })
  await page.context().close()
  return found
}

/** Runs in the page: opens a thread and waits until `rows` rows are on the screen. */
function measureFirstPaint({ path, rows: wanted }) {
  performance.setResourceTimingBufferSize(5_000)
  return new Promise((resolve) => {
    const look = () => {
      const rows = document.querySelectorAll('[data-kind="ROUTE"] article').length
      const entry = performance
        .getEntriesByType('resource')
        .findLast(({ name }) => name.endsWith('/context'))
      // A frame's callbacks run before its paint; those of the next one run after it.
      if (rows >= wanted && entry !== undefined)
        requestAnimationFrame((now) => resolve({ paintMs: now - entry.responseEnd, rows }))
      else requestAnimationFrame(look)
    }
    history.pushState(null, '', path)
    look()
  })
}
