/** Somebody has waited long enough for what does not come. */
const LIMIT_MS = 60_000

/**
 * Lets every document of a page note, frame by frame, when the first post of Home is laid out in view, when posts
 * fill Home down to the window's edge, when one stands in the deck itself and no longer in the sight of how it was
 * left, and when there are twenty. Milliseconds since the navigation began.
 */
export function watchArrivals(page) {
  return page.addInitScript(noteArrivals)
}

/** @returns the moments, once Home is filled and `calmMs` have passed in which more posts might come */
export async function arrivals(page, calmMs = 0) {
  await page.waitForFunction(
    () => globalThis.arrivals?.filled !== undefined && globalThis.arrivals.live !== undefined,
    null,
    {
      timeout: LIMIT_MS,
    },
  )
  if (calmMs > 0) await page.waitForTimeout(calmMs)
  return page.evaluate(() => ({ ...globalThis.arrivals, timeOrigin: performance.timeOrigin }))
}

/** In the page. */
function noteArrivals() {
  if (window !== window.top) return
  const MANY = 20
  const moments = { mostRows: 0 }
  globalThis.arrivals = moments
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
