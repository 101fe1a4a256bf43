import type { CDPSession } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { composer } from './pages.ts'
import { takeSignIn } from './signed-in-state.ts'

/** UTF-16 units. */
const LENGTH = 235_000
const SENTENCE =
  'A boat came in and went out again with the tide, said @ada@far.example of #harbour. '
const filledWith = (part: string) => part.repeat(LENGTH / part.length)

/** An odd number has one in the middle. */
const KEYS = 11

/** What a key may cost, from its event to the frame that shows it. Milliseconds of the processor: other programs don't count. */
const MOST_MS = 50

/** What no single key may cost: now and then one pays for what the browser clears away, and a slow machine doubles that. */
const LONGEST_MS = 100

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
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await takeSignIn(page.context(), instance.url)
    await page.goto(instance.url)
    const { text: field } = composer(page)
    await field.click()
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await page.keyboard.press('Control+V')
    await expect.poll(async () => (await field.inputValue()).length).toBe(text.length)
    await page.mouse.move(0, 0)
    const drawFrame = () => page.evaluate(() => new Promise(requestAnimationFrame))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await drawFrame()

    const costs: number[] = []
    let before = await readWork(devtools)
    for (let count = 0; count < KEYS; count += 1) {
      await page.keyboard.press('a')
      await drawFrame()
      const after = await readWork(devtools)
      costs.push(after - before)
      before = after
    }

    costs.sort((one, other) => one - other)
    expect(costs[(KEYS - 1) / 2]).toBeLessThan(MOST_MS)
    expect(costs.at(-1)).toBeLessThan(LONGEST_MS)
    expect((await field.inputValue()).length).toBe(text.length + KEYS)
  })
}
