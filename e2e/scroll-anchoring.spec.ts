import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column, rail } from './page-objects.ts'
import { scrollDown, waitForScrollEnd } from './scroll-position.ts'

/** Measures on the screen, or from the top edge of the list when the column itself moves. */
type Origin = 'screen' | 'list'

/**
 * Returns a measure of the top of the first row that starts at least `px` below the top edge of the list. It follows
 * the row even when its element is replaced.
 */
async function createRowMeasure(page: Page, title: string, px: number) {
  const scroller = column(page, title).region.locator('[data-virtuoso-scroller]')
  const number = await scroller.evaluate((element, least) => {
    const edge = element.getBoundingClientRect().top + least
    const rows = [...element.querySelectorAll<HTMLElement>('[data-item-index]')]
    return rows.find((row) => row.getBoundingClientRect().top >= edge)?.dataset['itemIndex'] ?? ''
  }, px)
  return (within: Origin) =>
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
  'keeps the visible rows in place while the deck around them changes',
  { tag: ['@TL-24', '@NTF-06', '@COL-04', '@BY-30', '@BY-42'] },
  async ({ signedIn: page }) => {
    test.slow()
    await page.setViewportSize({ width: 1760, height: 900 })
    const home = column(page, 'Home')
    const notifications = column(page, 'Notifications')
    await expect(home.posts.first()).toBeVisible()
    await scrollDown(page, 'Notifications', 2)
    await scrollDown(page, 'Home', 4)
    const shifts: Record<string, number> = {}
    const measure = async (
      what: string,
      [title, px, within]: readonly [string, number, Origin],
      change: () => Promise<unknown>,
    ) => {
      const measureTop = await createRowMeasure(page, title, px)
      const before = await measureTop(within)
      await change()
      await waitForScrollEnd(page, title)
      shifts[what] = Math.round((await measureTop(within)) - before)
    }
    const press = (key: string, times: number) => async () => {
      await page.getByRole('separator', { name: 'Width of Home' }).focus()
      for (let turn = 0; turn < times; turn += 1) await page.keyboard.press(key)
    }
    const toggleSelectMode = () =>
      notifications.region.getByRole('button', { name: 'Clear selectively' }).click()

    await measure('select mode', ['Notifications', 0, 'screen'], toggleSelectMode)
    await measure('select mode closed', ['Notifications', 0, 'screen'], toggleSelectMode)
    // The row has to be below the column settings, which are this high.
    await measure('settings opened', ['Home', 600, 'screen'], () => home.settings.click())
    await measure('settings closed', ['Home', 0, 'screen'], () => home.settings.click())
    await measure('narrower', ['Home', 0, 'screen'], press('ArrowLeft', 6))
    await measure('wider', ['Home', 0, 'screen'], press('ArrowRight', 12))
    await measure('smaller window', ['Home', 0, 'screen'], () =>
      page.setViewportSize({ width: 1300, height: 700 }),
    )
    await measure('larger window', ['Home', 0, 'screen'], () =>
      page.setViewportSize({ width: 1760, height: 900 }),
    )
    await measure('collapsed and expanded', ['Home', 0, 'screen'], async () => {
      // A double-click on the title itself would scroll to the top.
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

    expect(Object.entries(shifts).filter(([, px]) => !(Math.abs(px) <= 1))).toEqual([])
  },
)
