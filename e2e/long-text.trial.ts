import type { CDPSession } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { composer } from './pages.ts'
import { takeSignIn } from './signed-in-state.ts'

/** UTF-16 units. */
const LENGTH = 235_000
const SENTENCE =
  'A boat came in and went out again with the tide, said @ada@far.example of #harbour. '
const filledWith = (part: string) => part.repeat(LENGTH / part.length)

const KEYS = 10

/** What a key may cost, from its event to the frame that shows it. Milliseconds of the processor: other programs don't count. */
const MOST_MS = 50

/** What the page's thread has worked until now. Milliseconds of the processor. */
async function readWork(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

for (const [name, text] of [
  ['lines', filledWith(`${SENTENCE}\n`)],
  ['one paragraph', filledWith(SENTENCE)],
  ['one word', filledWith('x')],
  ['lines of Japanese', filledWith(`${'港の朝は早い。'.repeat(12)}\n`)],
] as const) {
  test(`takes each key at once in a text of 235,000 characters: ${name} [CMP-50]`, async ({
    page,
    instance,
  }) => {
    await takeSignIn(page.context(), instance.url)
    await page.goto(instance.url)
    const { text: field } = composer(page)
    await field.click()
    await field.evaluate((element: HTMLTextAreaElement, pasted) => {
      element.setRangeText(pasted, 0, 0, 'end')
      element.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }, text)
    await page.mouse.move(0, 0)
    const drawFrame = () => page.evaluate(() => new Promise(requestAnimationFrame))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await drawFrame()
    await page.keyboard.press('a')
    await drawFrame()

    const before = await readWork(devtools)
    for (let count = 0; count < KEYS; count += 1) {
      await page.keyboard.press('a')
      await drawFrame()
    }

    const perKey = ((await readWork(devtools)) - before) / KEYS
    expect(perKey).toBeLessThan(MOST_MS)
    expect((await field.inputValue()).length).toBe(text.length + KEYS + 1)
  })
}
