import type { Page } from '@playwright/test'
import { press, tabTo } from '../by-keys.ts'
import { expect, test } from '../fixtures.ts'
import { addColumn, column, columnTitles, rail } from '../pages.ts'

const titles = (page: Page, expected: readonly string[]) =>
  expect.poll(() => columnTitles(page)).toEqual(expected)

test(
  'a deck is made, laid out and taken back by the keyboard alone',
  { tag: ['@BY-30', '@BY-54', '@COL-02', '@COL-03', '@COL-04'] },
  async ({ signedIn: page }) => {
    // Some hundred presses, one after the other.
    test.slow()
    const dialog = addColumn(page)
    const tag = column(page, '#rowboats')
    await titles(page, ['Compose', 'Home', 'Notifications'])

    await press(page, dialog.open)
    await press(page, dialog.kind('Hashtag'))
    await tabTo(page, dialog.hashtag)
    await page.keyboard.type('rowboats')
    await press(page, dialog.add)
    await expect(tag.region).toBeFocused()

    const edge = page.getByRole('separator', { name: 'Width of #rowboats' })
    await tabTo(page, edge)
    const width = Number(await edge.getAttribute('aria-valuenow'))
    await page.keyboard.press('Shift+ArrowRight')
    await expect(edge).toHaveAttribute('aria-valuenow', String(width + 50))

    await press(page, tag.settings, 'Shift+Tab')
    await press(page, tag.setting('Move left'))
    await titles(page, ['Compose', 'Home', '#rowboats', 'Notifications'])

    await press(page, tag.setting('Stack below'))
    await press(page, dialog.kind('Local'))
    await titles(page, ['Compose', 'Home', '#rowboats', 'Local', 'Notifications'])
    const local = column(page, 'Local')
    await expect(local.region).toBeFocused()
    const [above, below] = [await tag.region.boundingBox(), await local.region.boundingBox()]
    expect(below?.x).toBe(above?.x)
    expect(below?.y).toBeGreaterThan(above?.y ?? 0)

    await page.keyboard.press('1')
    await press(page, rail(page).getByRole('button', { name: 'Workspace: 1' }), 'Shift+Tab')
    const entry = page.getByRole('menuitem', { name: 'New workspace' })
    for (let step = 0; step < 20; step += 1) {
      if (await entry.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    const name = page.getByRole('dialog', { name: 'New workspace' }).getByLabel('Name')
    await tabTo(page, name)
    await page.keyboard.type('Work')
    await page.keyboard.press('Enter')
    await expect(rail(page).getByRole('button', { name: 'Workspace: Work' })).toBeVisible()
    await titles(page, [])

    await page.keyboard.press('Alt+1')
    await titles(page, ['Compose', 'Home', '#rowboats', 'Local', 'Notifications'])

    await page.keyboard.press('4')
    await expect(local.region).toBeFocused()
    await press(page, local.settings)
    await press(page, local.setting('Remove column'))
    await titles(page, ['Compose', 'Home', '#rowboats', 'Notifications'])
    await page.keyboard.press('1')
    await press(page, page.getByRole('button', { name: 'Undo' }), 'Shift+Tab')
    await titles(page, ['Compose', 'Home', '#rowboats', 'Local', 'Notifications'])
  },
)
