/** Records the time of the last click in a page, from the click's own timestamp. */
export function watchClicks(page) {
  return page.evaluate(() => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        globalThis.clickedAt = timeStamp
      },
      { capture: true },
    )
  })
}

/**
 * Clicks and waits until the target's content has a layout.
 *
 * @param shows a selector of what was not visible before
 * @returns {Promise<number>} ms from the click to the end of the frame that shows it
 */
export async function measureClickToFrame(page, target, shows) {
  await page.evaluate(() => void (globalThis.clickedAt = undefined))
  const shown = page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        const isShown = () =>
          globalThis.clickedAt !== undefined &&
          [...document.querySelectorAll(selector)].some((each) => each.offsetHeight > 0)
        const look = () => {
          if (!isShown()) return requestAnimationFrame(look)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - globalThis.clickedAt)
          port2.postMessage(null)
        }
        requestAnimationFrame(look)
      }),
    shows,
  )
  await target.click()
  return shown
}
