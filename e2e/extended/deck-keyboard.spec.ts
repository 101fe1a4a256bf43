import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { tabToAndActivate, tabTo } from '../keyboard-navigation.ts'
import { addColumn, column, getColumnTitles, rail } from '../page-objects.ts'

const expectTitles = (page: Page, expected: readonly string[]) =>
  expect.poll(() => getColumnTitles(page)).toEqual(expected)

test(
  'builds, arranges and undoes a deck with the keyboard only',
  { tag: ['@BY-30', '@BY-54', '@COL-02', '@COL-03', '@COL-04'] },
  async ({ signedIn: page }) => {
    // About a hundred sequential key presses.
    test.slow()
    const dialog = addColumn(page)
    const tag = column(page, '#rowboats')
    await expectTitles(page, ['Compose', 'Home', 'Notifications'])

    await tabToAndActivate(page, dialog.open)
    await tabToAndActivate(page, dialog.kind('Hashtag'))
    await tabTo(page, dialog.hashtag)
    await page.keyboard.type('rowboats')
    await tabToAndActivate(page, dialog.add)
    await expect(tag.region).toBeFocused()

    const edge = page.getByRole('separator', { name: 'Width of #rowboats' })
    await tabTo(page, edge)
    const width = Number(await edge.getAttribute('aria-valuenow'))
    await page.keyboard.press('Shift+ArrowRight')
    await expect(edge).toHaveAttribute('aria-valuenow', String(width + 50))

    await tabToAndActivate(page, tag.settings, 'Shift+Tab')
    await tabToAndActivate(page, tag.setting('Move left'))
    await expectTitles(page, ['Compose', 'Home', '#rowboats', 'Notifications'])

    await tabToAndActivate(page, tag.setting('Stack below'))
    await tabToAndActivate(page, dialog.kind('Local'))
    await expectTitles(page, ['Compose', 'Home', '#rowboats', 'Local', 'Notifications'])
    const local = column(page, 'Local')
    await expect(local.region).toBeFocused()
    const [above, below] = [await tag.region.boundingBox(), await local.region.boundingBox()]
    expect(below?.x).toBe(above?.x)
    expect(below?.y).toBeGreaterThan(above?.y ?? 0)

    await page.keyboard.press('1')
    await tabToAndActivate(
      page,
      rail(page).getByRole('button', { name: 'Workspace: 1' }),
      'Shift+Tab',
    )
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
    await expectTitles(page, [])

    await page.keyboard.press('Alt+1')
    await expectTitles(page, ['Compose', 'Home', '#rowboats', 'Local', 'Notifications'])

    await page.keyboard.press('4')
    await expect(local.region).toBeFocused()
    await tabToAndActivate(page, local.settings)
    await tabToAndActivate(page, local.setting('Remove column'))
    await expectTitles(page, ['Compose', 'Home', '#rowboats', 'Notifications'])
    await page.keyboard.press('1')
    await tabToAndActivate(page, page.getByRole('button', { name: 'Undo' }), 'Shift+Tab')
    await expectTitles(page, ['Compose', 'Home', '#rowboats', 'Local', 'Notifications'])
  },
)
