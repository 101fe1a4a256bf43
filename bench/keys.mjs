/**
 * Records for each key press of a page the time from the key's own timestamp to the end of the frame that shows it.
 */
export function watchKeys(page) {
  return page.evaluate(() => {
    globalThis.keyPaints = []
    const note = ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => globalThis.keyPaints.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    }
    document.addEventListener('keydown', note, { capture: true })
    document.addEventListener('paste', note, { capture: true })
  })
}

/**
 * @returns {Promise<number[]>} ms to the paint of each key. The keys are typed every `everyMs`, also when the page is
 *   slow.
 */
export async function typeKeys(page, { keys, everyMs }) {
  await page.evaluate(() => void (globalThis.keyPaints.length = 0))
  const since = performance.now()
  for (let key = 1; key <= keys; key += 1) {
    await page.keyboard.press('abcdefg '[key % 8])
    const wait = since + key * everyMs - performance.now()
    if (wait > 0) await page.waitForTimeout(wait)
  }
  await page.waitForFunction((count) => globalThis.keyPaints.length >= count, keys)
  return page.evaluate(() => [...globalThis.keyPaints])
}

/** @returns ms from the paste to its paint */
export async function pasteInto(page, field, text) {
  await field.fill('')
  await page.evaluate(() => void (globalThis.keyPaints.length = 0))
  await field.evaluate((element, words) => {
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))
    document.execCommand('insertText', false, words)
  }, text)
  await page.waitForFunction(() => globalThis.keyPaints.length > 0)
  return page.evaluate(() => globalThis.keyPaints[0])
}
