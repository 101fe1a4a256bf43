/** Records the time of the last click or key press in a page, from the event's own timestamp. */
export function watchClicks(page) {
  return page.evaluate(() => {
    const note = ({ timeStamp }) => {
      globalThis.clickedAt = timeStamp
    }
    document.addEventListener('click', note, { capture: true })
    document.addEventListener('keydown', note, { capture: true })
  })
}

/**
 * Clicks and waits until the target's content has a layout.
 *
 * @param shows a selector of what was not visible before
 * @returns {Promise<number>} ms from the click to the end of the frame that shows it
 */
export async function measureClickToFrame(page, target, shows) {
  const { shown } = await measureFrames(page, () => target.click(), { shown: shows })
  return shown
}

/**
 * Clicks or presses a key and waits until each of several contents has a layout.
 *
 * @param act does the click or presses the key
 * @param shows selectors, by name, of what was not visible before
 * @returns {Promise<Record<string, number>>} ms from the click or key to the end of the frame that shows each
 */
export async function measureFrames(page, act, shows) {
  await page.evaluate(() => void (globalThis.clickedAt = undefined))
  const shown = page.evaluate(
    (selectors) =>
      new Promise((resolve) => {
        const times = {}
        const isShown = (selector) =>
          globalThis.clickedAt !== undefined &&
          [...document.querySelectorAll(selector)].some((each) => each.offsetHeight > 0)
        const look = () => {
          const found = Object.keys(selectors).filter(
            (name) => times[name] === undefined && isShown(selectors[name]),
          )
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            for (const name of found) times[name] = performance.now() - globalThis.clickedAt
            if (Object.keys(times).length === Object.keys(selectors).length) resolve(times)
          }
          port2.postMessage(null)
          if (Object.keys(times).length + found.length < Object.keys(selectors).length)
            requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    shows,
  )
  await act()
  return shown
}
