/**
 * Starts recording where the viewport of a virtual list is not filled with rows: after each frame, and at each scroll
 * event. At a scroll event the compositor has already moved the mounted rows, and the list has not mounted others yet.
 *
 * @param list selector of the scrolling element
 */
export function watchBlanks(page, list) {
  return page.evaluate((selector) => {
    const scroller = document.querySelector(selector)
    const rowList = scroller.querySelector('[data-testid="virtuoso-item-list"]')
    const getBlank = () => {
      const view = scroller.getBoundingClientRect()
      const rows = rowList.getBoundingClientRect()
      const { paddingTop, paddingBottom } = rowList.style
      const [before, after] = [parseFloat(paddingTop) || 0, parseFloat(paddingBottom) || 0]
      // Above the first row of all is the header, and below the last one the placeholder of a page that is loading.
      const above = before === 0 ? 0 : rows.top + before - view.top
      const below = after === 0 ? 0 : view.bottom - (rows.bottom - after)
      return Math.max(0, above, below)
    }
    globalThis.blanks = { painted: [], scrolled: [] }
    const record = (kind) => {
      const blank = getBlank()
      if (blank > 1) globalThis.blanks[kind].push(blank)
    }
    // Captured before the list's own listener, which mounts the missing rows.
    scroller.parentElement.addEventListener('scroll', () => record('scrolled'), { capture: true })
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => record('painted')
    const tick = () => {
      port2.postMessage(null)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  }, list)
}

/**
 * Returns the blanks since the last call: the number of frames that were painted with one, of scroll events that
 * uncovered one, and the height of the largest in px.
 */
export async function readBlanks(page) {
  const { painted, scrolled } = await page.evaluate(() => {
    const recorded = globalThis.blanks
    globalThis.blanks = { painted: [], scrolled: [] }
    return recorded
  })
  return {
    blankFrames: painted.length,
    blankScrolls: scrolled.length,
    blankPx: Math.max(0, ...painted, ...scrolled),
  }
}
