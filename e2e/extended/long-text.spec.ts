import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { composer } from '../pages.ts'
import { takeSignIn } from '../signed-in-state.ts'

/** UTF-16 units. */
const LENGTH = 235_000
const SENTENCE =
  'A boat came in and went out again with the tide, said @ada@far.example of #harbour. '
const filledWith = (part: string) => part.repeat(LENGTH / part.length)

/** An odd number has one in the middle. */
const KEYS = 11

/**
 * What a key may cost more than in a field that the page knows nothing of, with the same text pasted into it: without line
 * ends the browser alone takes 40 ms and more. Milliseconds of the processor: other programs don't count.
 */
const MOST_MS = 50

/** The same for the dearest key: now and then one pays for what the browser clears away. */
const LONGEST_MS = 100

/** What a key may cost where the text has lines, whoever spends it: from its event to the frame that shows it. */
const MOST_IN_LINES_MS = 50

/** What the page's thread has worked until now. Milliseconds of the processor. */
async function readWork(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** What some keys cost, each until the frame that shows it. */
async function costsOfKeys(page: Page, devtools: CDPSession) {
  const drawFrame = () => page.evaluate(() => new Promise(requestAnimationFrame))
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
  return { median: costs[(KEYS - 1) / 2]!, most: costs.at(-1)! }
}

for (const [name, text] of [
  ['lines', filledWith(`${SENTENCE}\n`)],
  ['one paragraph', filledWith(SENTENCE)],
  ['one word', filledWith('x')],
  ['lines of Japanese', filledWith(`${'港の朝は早い。'.repeat(12)}\n`)],
] as const) {
  test(
    `takes each key at once in a text of 235,000 characters: ${name}`,
    { tag: '@CMP-50' },
    async ({ page, instance }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await takeSignIn(page.context(), instance.url)
      await page.goto(instance.url)
      const { text: field } = composer(page)
      await field.click()
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await page.keyboard.press('Control+V')
      await expect.poll(async () => (await field.inputValue()).length).toBe(text.length)
      await page.mouse.move(0, 0)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
      const own = await costsOfKeys(page, devtools)
      expect((await field.inputValue()).length).toBe(text.length + KEYS)
      await field.evaluate((composed) => {
        const bare = document.createElement('textarea')
        const { font, width, height } = getComputedStyle(composed)
        const place = 'position: fixed; inset: 0 auto auto 0; z-index: 99'
        bare.style.cssText = `${place}; font: ${font}; width: ${width}; height: ${height}`
        document.body.append(bare)
        bare.focus()
      })
      await page.keyboard.press('Control+V')
      const bare = await costsOfKeys(page, devtools)

      expect(own.median - bare.median).toBeLessThan(MOST_MS)
      expect(own.most - bare.most).toBeLessThan(LONGEST_MS)
      if (text.includes('\n')) expect(own.median).toBeLessThan(MOST_IN_LINES_MS)
    },
  )
}
