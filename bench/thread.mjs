import { median } from './house.mjs'
import { slowness } from './yardstick.mjs'

const ANSWERS = 500
const RUNS = 5
const COLD_ROWS = 40
const USUAL = { width: 1760, height: 1000 }
/** All rows that are asked for are in view. */
const HIGH = { width: 1760, height: 5_000 }

/**
 * Opening a post that has five hundred answers, and one that has forty in a window high enough for all of them: from
 * the moment when they have arrived until they are painted; the median of five, each in a page that has not seen them.
 */
export async function measureThread({ browser, server }, storageState) {
  const openOften = async (answers, viewport, rows) => {
    const path = `/statuses/${await sayThread(server, answers)}`
    const runs = []
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({ storageState, viewport })
      runs.push(await openOnce(context, server.url, { path, rows }))
      await context.close()
    }
    return runs
  }
  return {
    ...figures(`first paint of ${ANSWERS} answers`, await openOften(ANSWERS, USUAL, 2)),
    ...figures(`${COLD_ROWS} rows from cold`, await openOften(COLD_ROWS, HIGH, COLD_ROWS)),
  }
}

/** @returns the id of the post that is answered so often */
async function sayThread({ controls }, answers) {
  const [opened] = await controls.say({ acct: 'kwame', text: 'The tide table is wrong' })
  await controls.say({
    acct: 'kwame',
    text: 'So I measured again, at every hour of the night, and wrote it down',
    count: answers,
    draft: { inReplyToId: opened },
  })
  return opened
}

function figures(title, runs) {
  const paintMs = median(runs.map((run) => run.paintMs))
  return {
    [title]: `${paintMs.toFixed(0)} ms after the response`,
    [`${title}, as on an idle laptop`]: `${(paintMs / median(runs.map((run) => run.slowness))).toFixed(0)} ms`,
    [`${title}, rows drawn`]: String(median(runs.map((run) => run.rows))),
  }
}

async function openOnce(context, url, wanted) {
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('region', { name: 'Home' }).getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  const before = slowness()
  const found = await page.evaluate(firstPaint, wanted)
  return { ...found, slowness: (before + slowness()) / 2 }
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
