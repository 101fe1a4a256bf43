import { fillDeck } from './deck.mjs'
import { median } from './house.mjs'
import { percentile, ratio } from './watch-frames.mjs'

const COLUMNS = 12
const POST_EVERY_MS = 100
/** Of each measure: each as soon as the one before is painted and a breath is over. */
const KEYS = 40
const WARM_KEYS = 10
const BREATH_MS = 40
const LONG = 5_000
const PASTED = 20_000
const SENTENCE =
  'The buoy rang at four, and @ada@harbour.example heard it: https://harbour.example/log #Fog. '
const PARAGRAPH = `${SENTENCE.repeat(4)}\n`

/**
 * How long a key takes until what it wrote is painted, and how much the page works meanwhile: in an empty draft, in a
 * long one, behind a paste that no server would take, and while ten posts a second come into each of twelve columns.
 */
export async function measureTyping({ browser, server }, storageState) {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1760, height: 1000 },
  })
  const page = await context.newPage()
  await page.goto(server.url)
  await fillDeck(page, COLUMNS)
  const field = page.getByRole('textbox', { name: 'What is on your mind?' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await watchKeys(page)
  const typeInto = async (text) => {
    await field.fill(text)
    await typeKeys(page, devtools, WARM_KEYS)
    return typeKeys(page, devtools, KEYS)
  }

  const empty = await typeInto('')
  const long = await typeInto(textOf(LONG))
  const pasted = await pasteInto(page, field, textOf(PASTED))
  const huge = await typeKeys(page, devtools, KEYS)
  const busy = await whilePosting(server, () => typeInto(''))
  const busyLong = await whilePosting(server, () => typeInto(textOf(LONG)))
  await context.close()

  return {
    'key to paint, empty draft': told(empty, empty),
    [`key to paint, ${LONG} characters`]: told(long, empty),
    [`key to paint, ${PASTED} characters`]: told(huge, empty),
    [`paste of ${PASTED} characters to paint`]: `${pasted.toFixed(0)} ms`,
    'key to paint, posts come in': told(busy, empty),
    [`the same, ${LONG} characters`]: told(busyLong, empty),
  }
}

/** Ten posts a second reach every column as long as something is done. */
async function whilePosting(server, work) {
  let isOver = false
  const posting = (async () => {
    for (let post = 1; !isOver; post += 1) {
      await server.controls.say({ acct: 'kwame', text: `Buoy ${post} reports` })
      await new Promise((resolve) => setTimeout(resolve, POST_EVERY_MS))
    }
  })()
  const done = await work()
  isOver = true
  await posting
  return done
}

function told({ paints, workMs }, base) {
  const times = ratio(median(paints), median(base.paints))
  return `${times}, 95 % ${percentile(paints, 0.95).toFixed(1)} ms; works ${ratio(workMs, base.workMs)}`
}

/** The page notes for each key how long it took from the key, in its own time, to the end of the frame that shows it. */
function watchKeys(page) {
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

/** @returns ms to the paint of each key, and ms that the page worked for one, in the mean */
async function typeKeys(page, devtools, keys) {
  await page.evaluate(() => void (globalThis.keyPaints.length = 0))
  const before = await workOf(devtools)
  for (let key = 1; key <= keys; key += 1) {
    await page.keyboard.press('abcdefg '[key % 8])
    await page.waitForFunction((count) => globalThis.keyPaints.length >= count, key)
    await page.waitForTimeout(BREATH_MS)
  }
  const workMs = ((await workOf(devtools)) - before) / keys
  return { paints: await page.evaluate(() => globalThis.keyPaints), workMs }
}

async function workOf(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function pasteInto(page, field, text) {
  await field.fill('')
  await page.evaluate(() => void (globalThis.keyPaints.length = 0))
  await field.evaluate((element, words) => {
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))
    document.execCommand('insertText', false, words)
  }, text)
  await page.waitForFunction(() => globalThis.keyPaints.length > 0)
  return page.evaluate(() => globalThis.keyPaints[0])
}

const textOf = (length) => PARAGRAPH.repeat(Math.ceil(length / PARAGRAPH.length)).slice(0, length)
