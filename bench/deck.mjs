import { measureDragging } from './dragging.mjs'
import { median } from './house.mjs'
import { framesDuring, percentile, ratio, watchFrames } from './watch-frames.mjs'

const COLUMNS = 12
const PER_SECOND = 10
const WARM_SECONDS = 10
/** Columns of which all but those in view have to rest. */
const MANY = 30

/**
 * A deck of twelve columns while ten posts a second reach each of them: every frame is timed, against those
 * of the same deck while nothing happens. Then thirty columns, of which only those in view draw rows.
 *
 * @param seconds how long posts come in
 */
export async function measureDeck({ browser, server }, storageState, seconds = 60) {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1760, height: 1000 },
  })
  const page = await context.newPage()
  await page.goto(server.url)
  await fillDeck(page, COLUMNS)
  const devtools = await context.newCDPSession(page)
  await watchFrames(page)

  const idle = await framesDuring(page, () => page.waitForTimeout(5_000))
  // Until every list shows streamed posts, and the engine has compiled what draws them.
  await streamPosts(server, WARM_SECONDS)
  const heapBefore = await heapMb(devtools)
  let sent = 0
  const busy = await framesDuring(page, async () => {
    sent = await streamPosts(server, seconds)
  })
  const heapAfter = await heapMb(devtools)

  const dragged = await measureDragging(page, percentile(idle.frames, 0.95))

  await fillDeck(page, MANY)
  await page.waitForTimeout(2_000)
  const rows = await page.locator('[role="feed"] article').count()
  const feeds = await page.locator('[role="feed"]').count()
  await context.close()

  return {
    [`posts streamed into ${COLUMNS} columns`]: `${seconds * PER_SECOND} in ${sent.toFixed(1)} s`,
    'frame, 95th percentile, idle': `${percentile(idle.frames, 0.95).toFixed(1)} ms`,
    'frame, 95th percentile, busy': ratio(
      percentile(busy.frames, 0.95),
      percentile(idle.frames, 0.95),
    ),
    'frame, median, busy': ratio(median(busy.frames), median(idle.frames)),
    'tasks over 100 ms': `${busy.longTasks.length}, the longest ${Math.max(0, ...busy.longTasks).toFixed(0)} ms`,
    'heap, collected': `${heapBefore.toFixed(1)} MB before, ${ratio(heapAfter, heapBefore, 'MB')}`,
    ...dragged,
    [`rows drawn of ${MANY} columns`]: `${rows} in ${feeds} lists`,
  }
}

/** Local and Federated in turn beside those that are there, until there are so many. */
export async function fillDeck(page, count) {
  const regions = page.getByRole('main', { name: 'Columns' }).getByRole('region')
  while ((await regions.count()) < count) {
    const kind = (await regions.count()) % 2 === 0 ? 'Local' : 'Federated'
    await page.getByRole('button', { name: 'Add column', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
}

/** @returns how many seconds it took */
async function streamPosts(server, seconds) {
  const since = performance.now()
  for (let post = 1; post <= seconds * PER_SECOND; post += 1) {
    await server.controls.say({ acct: 'kwame', text: `Buoy ${post} reports` })
    await dueAt(since + (post * 1000) / PER_SECOND)
  }
  return (performance.now() - since) / 1000
}

async function heapMb(devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

function dueAt(moment) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())))
}
