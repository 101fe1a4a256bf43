import { median } from './house.mjs'

/** As many as the largest instances have. */
const OWN_EMOJI = 1_500
const TURNS = 9

/** How long the emoji picker takes from a press to its paint, once it has been fetched, and its fullest tab. */
export async function measureEmoji({ browser, server }, storageState) {
  await server.controls.coinEmojis('coin', OWN_EMOJI)
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.goto(server.url)
  const button = page.getByRole('button', { name: 'Insert emoji' })
  const picker = page.getByRole('dialog', { name: 'Emoji' })
  const since = performance.now()
  await button.click()
  await picker.waitFor()
  const fetched = performance.now() - since
  await watchClicks(page)

  const opened = []
  const turned = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.keyboard.press('Escape')
    await picker.waitFor({ state: 'hidden' })
    opened.push(await timeClick(page, button))
    turned.push(await timeClick(page, picker.getByRole('tab', { name: 'Of this server' })))
  }
  const drawn = await picker.getByRole('gridcell').count()
  await context.close()

  return {
    'opens for the first time': `${fetched.toFixed(0)} ms`,
    'opens again': told(opened),
    [`shows ${OWN_EMOJI} of the instance's own`]: told(turned),
    'of them drawn': drawn,
  }
}

const told = (times) =>
  `median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`

/** From the click, in its own time, to the end of the frame that shows what it did. */
function watchClicks(page) {
  return page.evaluate(() => {
    globalThis.clickPaints = []
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => globalThis.clickPaints.push(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  })
}

async function timeClick(page, target) {
  await page.evaluate(() => void (globalThis.clickPaints.length = 0))
  await target.click()
  await page.waitForFunction(() => globalThis.clickPaints.length > 0)
  return page.evaluate(() => globalThis.clickPaints[0])
}
