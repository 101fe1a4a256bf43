/** Gives up when a post has not appeared after this time. */
const LIMIT_MS = 60_000

/**
 * Records, frame by frame in every document of a page: the first post of Home in view (`first`), posts down to the
 * window's edge (`filled`), the first post rendered by the deck and not by the initial state (`live`), and twenty
 * posts (`twenty`). Milliseconds since the navigation began.
 */
export function watchPostTimings(page) {
  return page.addInitScript(recordPostTimings)
}

/** @returns the times, once Home is filled and `calmMs` have passed in which more posts can appear */
export async function waitForPostTimings(page, calmMs = 0) {
  await page.waitForFunction(
    () => globalThis.postTimings?.filled !== undefined && globalThis.postTimings.live !== undefined,
    null,
    {
      timeout: LIMIT_MS,
    },
  )
  if (calmMs > 0) await page.waitForTimeout(calmMs)
  return page.evaluate(() => ({ ...globalThis.postTimings, timeOrigin: performance.timeOrigin }))
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
