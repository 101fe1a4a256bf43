import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { composer, drafts } from '../page-objects.ts'
import { restoreSignIn } from '../saved-sign-in.ts'

const SECOND_MS = 1_000

/** How often the page crashes. `KILLS=50` sets another number. */
const CRASHES = Number(process.env['KILLS'] ?? 10)

/** Opens only the composer, as on a phone, because it loads fastest. */
async function openComposer(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${url}/statuses/new`)
  await expect(composer(page).text).toBeVisible()
  // The id of the open draft is stored once the composer has restored its text. Until then the composer is empty.
  await page.waitForFunction(() =>
    Object.keys(sessionStorage).some((key) => key.startsWith('colonnade/draft/')),
  )
  return page
}

/** Crashes the renderer, so that no code of the page can run any more. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  // Never resolves, because the renderer that would respond is gone.
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** Generates the same evenly distributed numbers between 0 and 1 in each run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** An image of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOIqjgBAALKAZt/AAz2AAAAAElFTkSuQmCC',
  'base64',
)

interface Moment {
  readonly at: number
  /** Number of the draft. */
  readonly draft: number
  readonly text: string
  readonly files: number
}

test(
  'restores the draft with its files after a crash, at most one second behind',
  { tag: ['@BY-03', '@BY-32'] },
  async ({ browser, instance }) => {
    test.setTimeout(400_000)
    const context = await browser.newContext({ viewport: { width: 600, height: 800 } })
    await restoreSignIn(context, instance.url)
    const random = createRandom(20_261_122)
    let draft = 0
    let log: Moment[] = [{ at: 0, draft, text: '', files: 0 }]

    for (let crashes = 0; crashes <= CRASHES; crashes += 1) {
      const page = await openComposer(context, instance.url)
      const { text, form } = composer(page)
      const files = form.getByRole('group', { name: /\.png$/ })
      const crashedAt = log.at(-1)!.at
      const required = log.findLast(({ at }) => at <= crashedAt - SECOND_MS) ?? log[0]!
      const possible = log.slice(log.indexOf(required))

      await expect(async () => {
        expect(possible.map((moment) => moment.text)).toContain(await text.inputValue())
      }).toPass({ timeout: 10_000 })
      const found = await text.inputValue()
      // Files of a draft that was left in the last second are not in the composer.
      if (possible.findLast((moment) => moment.text === found)!.draft === required.draft) {
        await expect.poll(() => files.count()).toBeGreaterThanOrEqual(required.files)
      }
      if (crashes === CRASHES) break

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
      const lifetimeMs = 100 + random() * 2_400
      const startedAt = Date.now()
      let mayAttach = random() < 0.4
      await text.focus()
      while (Date.now() - startedAt < lifetimeMs) {
        const word = `w${crashes}.${log.length} `
        await page.keyboard.insertText(word)
        typed += word
        log.push({ at: Date.now(), draft, text: typed, files: attached })
        if (mayAttach && random() < 0.3) {
          mayAttach = false
          const name = `f${crashes}.png`
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
      await crash(page)
    }
    await context.close()
  },
)
