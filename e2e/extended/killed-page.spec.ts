import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { composer, drafts } from '../pages.ts'
import { takeSignIn } from '../signed-in-state.ts'

const SECOND_MS = 1_000

/** How often the page is killed; by `KILLS=50` as often as somebody has the patience for. */
const KILLS = Number(process.env['KILLS'] ?? 10)

/** The composer alone, as a phone has it: it is there soonest. */
async function openComposer(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${url}/statuses/new`)
  await expect(composer(page).text).toBeVisible()
  // The name of the open draft is noted once what was kept is in the composer: until then it is empty.
  await page.waitForFunction(() =>
    Object.keys(sessionStorage).some((key) => key.startsWith('colonnade/draft/')),
  )
  return page
}

/** The renderer dies as it does in a crash: nothing in the page can do anything any more. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  // Never answered: who would have is gone.
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** The same numbers in each run, evenly between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOIqjgBAALKAZt/AAz2AAAAAElFTkSuQmCC',
  'base64',
)

interface Moment {
  readonly at: number
  /** Counts the drafts. */
  readonly draft: number
  readonly text: string
  readonly files: number
}

test(
  'whenever the page is killed, the draft is back with its files, a second behind at most',
  { tag: ['@BY-03', '@BY-32'] },
  async ({ browser, instance }) => {
    test.setTimeout(400_000)
    const context = await browser.newContext({ viewport: { width: 600, height: 800 } })
    await takeSignIn(context, instance.url)
    const random = numbers(20_261_122)
    let draft = 0
    let log: Moment[] = [{ at: 0, draft, text: '', files: 0 }]

    for (let killed = 0; killed <= KILLS; killed += 1) {
      const page = await openComposer(context, instance.url)
      const { text, form } = composer(page)
      const files = form.getByRole('group', { name: /\.png$/ })
      const death = log.at(-1)!.at
      const owed = log.findLast(({ at }) => at <= death - SECOND_MS) ?? log[0]!
      const possible = log.slice(log.indexOf(owed))

      await expect(async () => {
        expect(possible.map((moment) => moment.text)).toContain(await text.inputValue())
      }).toPass({ timeout: 10_000 })
      const found = await text.inputValue()
      // The bytes of the draft that was put aside last second are not in the composer.
      if (possible.findLast((moment) => moment.text === found)!.draft === owed.draft) {
        await expect.poll(() => files.count()).toBeGreaterThanOrEqual(owed.files)
      }
      if (killed === KILLS) break

      let typed = found
      let attached = await files.count()
      log = [{ at: Date.now() - SECOND_MS, draft, text: typed, files: attached }]
      if (attached >= 3) {
        await drafts(page).getByRole('button', { name: 'New draft' }).click()
        await expect(text).toHaveValue('')
        draft += 1
        typed = ''
        attached = 0
        log.push({ at: Date.now(), draft, text: typed, files: attached })
      }
      const lives = 100 + random() * 2_400
      const begun = Date.now()
      let mayAttach = random() < 0.4
      await text.focus()
      while (Date.now() - begun < lives) {
        const word = `w${killed}.${log.length} `
        await page.keyboard.insertText(word)
        typed += word
        log.push({ at: Date.now(), draft, text: typed, files: attached })
        if (mayAttach && random() < 0.3) {
          mayAttach = false
          const name = `f${killed}.png`
          await form.locator('input[type=file]').setInputFiles({
            name,
            mimeType: 'image/png',
            buffer: PIXEL,
          })
          attached += 1
          log.push({ at: Date.now(), draft, text: typed, files: attached })
          await text.focus()
        }
        await page.waitForFunction(() => new Promise(requestAnimationFrame))
      }
      log.push({ ...log.at(-1)!, at: Date.now() })
      await kill(page)
    }
    await context.close()
  },
)
