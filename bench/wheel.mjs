import { median } from './house.mjs'
import { framesDuring, percentile, ratio, watchFrames } from './watch-frames.mjs'

const POSTS = 1_000
/** One turn of the wheel for each frame: as fast as a hand is. */
const TURN_PX = 120

/**
 * A wheel turned down through a thousand posts, page after page as they are loaded: every frame is timed, against
 * those of the same deck while nothing happens, and the rows are counted that are drawn at any time.
 */
export async function measureWheel({ browser, server }, storageState) {
  await server.controls.say({ acct: 'kwame', text: 'Another buoy reports', count: POSTS })
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1760, height: 1000 },
  })
  const page = await context.newPage()
  await page.goto(server.url)
  const feed = page.getByRole('region', { name: 'Home' }).getByRole('feed')
  await feed.getByRole('article').first().waitFor()
  await watchFrames(page)
  const idle = await framesDuring(page, () => page.waitForTimeout(3_000))

  const { x, y, width } = await page.getByRole('region', { name: 'Home' }).boundingBox()
  await page.mouse.move(x + width / 2, y + 400)
  let seen = 0
  let mostRows = 0
  const turned = await framesDuring(page, async () => {
    while (seen < POSTS) {
      for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, TURN_PX)
      const rows = await feed.evaluate(drawnRows)
      seen = Math.max(seen, rows.last)
      mostRows = Math.max(mostRows, rows.count)
    }
  })
  await context.close()

  return {
    'posts passed': String(seen),
    'frame, 95th percentile': ratio(percentile(turned.frames, 0.95), percentile(idle.frames, 0.95)),
    'frame, median': ratio(median(turned.frames), median(idle.frames)),
    'longest frame': `${Math.max(...turned.frames).toFixed(0)} ms`,
    'rows drawn, at most': String(mostRows),
  }
}

/** In the page. */
function drawnRows(feed) {
  const rows = [...feed.querySelectorAll('[role="article"], article')]
  const places = rows.map((row) => Number(row.closest('[data-index]')?.dataset.index ?? 0))
  return { count: rows.length, last: Math.max(0, ...places) }
}
