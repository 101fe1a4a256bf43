/** Gives up when a post has not appeared after this time. */
const LIMIT_MS = 60_000
const POLL_MS = 50

/**
 * Records, frame by frame in every document of a page: the first post of Home in view (`first`), posts down to the
 * window's edge (`filled`), the first post rendered by the deck and not by the initial state (`live`), and twenty
 * posts (`twenty`). Milliseconds since the navigation began.
 */
export function watchPostTimings(page) {
  return page.addInitScript(recordPostTimings)
}

/**
 * Asks by the protocol itself: Playwright's own waiting compiles a script of its own in the page, 40 ms on the way to
 * the first post.
 *
 * @returns the times, once Home is filled and `calmMs` have passed in which more posts can appear
 */
export async function waitForPostTimings(page, calmMs = 0) {
  const session = await page.context().newCDPSession(page)
  const read = async (expression) => {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
    return result.value
  }
  const limit = performance.now() + LIMIT_MS
  while (!(await read('postTimings?.filled !== undefined && postTimings.live !== undefined'))) {
    if (performance.now() > limit) throw new Error(`no posts after ${LIMIT_MS} ms`)
    await page.waitForTimeout(POLL_MS)
  }
  if (calmMs > 0) await page.waitForTimeout(calmMs)
  const timings = await read('({ ...postTimings, timeOrigin: performance.timeOrigin })')
  await session.detach()
  return timings
}

/** Runs in the page. */
function recordPostTimings() {
  if (window !== window.top) return
  const MANY = 20
  const moments = { mostRows: 0 }
  globalThis.postTimings = moments
  const note = (name) => (moments[name] ??= performance.now())
  const look = () => {
    const rows = [...document.querySelectorAll('[data-kind="HOME"] [role="feed"] article')]
      .map((row) => row.getBoundingClientRect())
      .filter(({ height }) => height > 0)
    const last = Math.max(0, ...rows.map(({ bottom }) => bottom))
    if (rows.some(({ top, bottom }) => top < innerHeight && bottom > 0)) note('first')
    if (last >= innerHeight) note('filled')
    if (document.querySelector('#root [data-kind="HOME"] [role="feed"] article')) note('live')
    if (rows.length >= MANY) note('twenty')
    moments.mostRows = Math.max(moments.mostRows, rows.length)
    if (moments.twenty === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
