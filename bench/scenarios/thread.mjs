import { FIRST_DECK, saveDeck } from '../decks.mjs'

const ANSWERS = 500
const COLD_ROWS = 40
const USUAL = { width: 1760, height: 1000 }
/** All rows that are asked for are in view. */
const HIGH = { width: 1760, height: 5_000 }

/** From the moment when the answers have arrived: how a click on a short thread feels is told by `openings`. */
export const thread = {
  name: 'thread',
  about: `a post with ${ANSWERS} answers, and ${COLD_ROWS} rows in a high window`,
  runs: 5,
  figures: {
    manyMs: { label: `first paint of ${ANSWERS} replies, after the response`, unit: 'ms' },
    manyRows: { label: 'rows rendered', unit: '' },
    highMs: { label: `${COLD_ROWS} rows from a cold start, after the response`, unit: 'ms' },
  },
  measure: measureThread,
}

/** Ids of posts that are answered so often, by server: each is said once. */
const said = new WeakMap()

async function measureThread({ server, openPage }) {
  await saveDeck(server, FIRST_DECK)
  if (!said.has(server))
    said.set(server, [await say(server, ANSWERS), await say(server, COLD_ROWS)])
  const [many, few] = said.get(server)
  const usual = await openOnce(openPage, USUAL, { id: many, rows: 2 })
  const high = await openOnce(openPage, HIGH, { id: few, rows: COLD_ROWS })
  return { manyMs: usual.paintMs, manyRows: usual.rows, highMs: high.paintMs }
}

async function say({ controls }, answers) {
  const [opened] = await controls.say({ acct: 'kwame', text: 'The tide table is wrong' })
  await controls.say({
    acct: 'kwame',
    text: 'So I measured again, at every hour of the night, and wrote it down',
    count: answers,
    draft: { inReplyToId: opened },
  })
  return opened
}

async function openOnce(openPage, viewport, { id, rows }) {
  const page = await openPage({ viewport })
  await page.waitForLoadState('networkidle')
  const found = await page.evaluate(firstPaint, { path: `/statuses/${id}`, rows })
  await page.context().close()
  return found
}

/** In the page: goes to a thread and waits until so many rows are on the screen. */
function firstPaint({ path, rows: wanted }) {
  performance.setResourceTimingBufferSize(5_000)
  return new Promise((resolve) => {
    const look = () => {
      const rows = document.querySelectorAll('[data-kind="ROUTE"] article').length
      const asked = performance
        .getEntriesByType('resource')
        .findLast(({ name }) => name.endsWith('/context'))
      // A frame's callbacks come before it is painted: the next one's come after.
      if (rows >= wanted && asked !== undefined)
        requestAnimationFrame((now) => resolve({ paintMs: now - asked.responseEnd, rows }))
      else requestAnimationFrame(look)
    }
    history.pushState(null, '', path)
    look()
  })
}
