import { median } from './house.mjs'
import { slowness } from './yardstick.mjs'

const ANSWERS = 500
const RUNS = 5

/**
 * Opening a post that has five hundred answers: from the moment when they have arrived until the first of them is
 * painted; the median of five, each in a page that has not seen them.
 */
export async function measureThread({ browser, server }, storageState) {
  const [opened] = await server.controls.say({ acct: 'kwame', text: 'The tide table is wrong' })
  await server.controls.say({
    acct: 'kwame',
    text: 'So I measured again, at every hour of the night, and wrote it down',
    count: ANSWERS,
    draft: { inReplyToId: opened },
  })
  const runs = []
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await openOnce(browser, server.url, storageState, `/statuses/${opened}`))
  const paintMs = median(runs.map((run) => run.paintMs))
  return {
    [`first paint of ${ANSWERS} answers`]: `${paintMs.toFixed(0)} ms after the response`,
    'the same, as on an idle laptop': `${(paintMs / median(runs.map((run) => run.slowness))).toFixed(0)} ms`,
    'rows drawn of them': String(median(runs.map((run) => run.rows))),
  }
}

async function openOnce(browser, url, storageState, path) {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1760, height: 1000 },
  })
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('region', { name: 'Home' }).getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  const before = slowness()
  const figures = await page.evaluate(firstPaint, path)
  await context.close()
  return { ...figures, slowness: (before + slowness()) / 2 }
}

/** In the page: goes to a thread and waits until answers are on the screen. */
function firstPaint(path) {
  performance.setResourceTimingBufferSize(5_000)
  return new Promise((resolve) => {
    const look = () => {
      const rows = document.querySelectorAll('[data-kind="ROUTE"] article').length
      const asked = performance
        .getEntriesByType('resource')
        .findLast(({ name }) => name.endsWith('/context'))
      // A frame's callbacks come before it is painted: the next one's come after.
      if (rows > 1 && asked !== undefined)
        requestAnimationFrame((now) => resolve({ paintMs: now - asked.responseEnd, rows }))
      else requestAnimationFrame(look)
    }
    history.pushState(null, '', path)
    look()
  })
}
