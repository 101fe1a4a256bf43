import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column, rail } from './pages.ts'
import { readOn, standsStill } from './reading-place.ts'

/** On the screen, or from the top edge of the row's list where its column goes elsewhere. */
type Within = 'screen' | 'list'

/** Where the first row is that begins so many px below the top edge of the list, whatever happens to its element. */
async function followRow(page: Page, title: string, px: number) {
  const scroller = column(page, title).region.locator('[data-virtuoso-scroller]')
  const number = await scroller.evaluate((element, least) => {
    const edge = element.getBoundingClientRect().top + least
    const rows = [...element.querySelectorAll<HTMLElement>('[data-item-index]')]
    return rows.find((row) => row.getBoundingClientRect().top >= edge)?.dataset['itemIndex'] ?? ''
  }, px)
  return (within: Within) =>
    scroller.evaluate(
      (element, [index, from]) => {
        const row = element.querySelector(`[data-item-index="${index}"]`)
        const top = row?.getBoundingClientRect().top ?? Number.NaN
        return top - (from === 'list' ? element.getBoundingClientRect().top : 0)
      },
      [number, within] as const,
    )
}

test(
  'keeps what is read in place while the deck around it changes',
  { tag: ['@TL-24', '@NTF-06', '@COL-04', '@BY-30', '@BY-42'] },
  async ({ signedIn: page }) => {
    test.slow()
    await page.setViewportSize({ width: 1760, height: 900 })
    const home = column(page, 'Home')
    const notifications = column(page, 'Notifications')
    await expect(home.posts.first()).toBeVisible()
    await readOn(page, 'Notifications', 2)
    await readOn(page, 'Home', 4)
    const moves: Record<string, number> = {}
    const measure = async (
      what: string,
      [title, px, within]: readonly [string, number, Within],
      change: () => Promise<unknown>,
    ) => {
      const topIn = await followRow(page, title, px)
      const before = await topIn(within)
      await change()
      await standsStill(page, title)
      moves[what] = Math.round((await topIn(within)) - before)
    }
    const press = (key: string, times: number) => async () => {
      await page.getByRole('separator', { name: 'Width of Home' }).focus()
      for (let turn = 0; turn < times; turn += 1) await page.keyboard.press(key)
    }
    const clean = () =>
      notifications.region.getByRole('button', { name: 'Clear selectively' }).click()

    await measure('cleaning', ['Notifications', 0, 'screen'], clean)
    await measure('cleaning no more', ['Notifications', 0, 'screen'], clean)
    // As high as the settings are, the row must be below them.
    await measure('settings', ['Home', 600, 'screen'], () => home.settings.click())
    await measure('no settings', ['Home', 0, 'screen'], () => home.settings.click())
    await measure('narrower', ['Home', 0, 'screen'], press('ArrowLeft', 6))
    await measure('wider', ['Home', 0, 'screen'], press('ArrowRight', 12))
    await measure('smaller window', ['Home', 0, 'screen'], () =>
      page.setViewportSize({ width: 1300, height: 700 }),
    )
    await measure('larger window', ['Home', 0, 'screen'], () =>
      page.setViewportSize({ width: 1760, height: 900 }),
    )
    await measure('folded and unfolded', ['Home', 0, 'screen'], async () => {
      // The title itself leads to the top.
      await home.region.locator('header').dblclick({ position: { x: 230, y: 20 } })
      await home.setting('Expand column').click()
    })
    await measure('tiles', ['Home', 0, 'list'], async () => {
      await rail(page)
        .getByRole('button', { name: /^Workspace: / })
        .click()
      await page.getByRole('menuitem', { name: 'Show as tiles' }).click()
      await expect(page.locator('header[draggable]')).toHaveCount(3)
    })

    expect(Object.entries(moves).filter(([, px]) => !(Math.abs(px) <= 1))).toEqual([])
  },
)
