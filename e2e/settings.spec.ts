import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column, deck, menuEntry, rail, settingsDialog } from './pages.ts'

test.use({ viewport: { width: 1400, height: 900 }, colorScheme: 'dark' })

const scheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

/** The colour of what is chosen, as the page paints it. */
const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))

const widthOf = async (page: Page, title: string) => {
  const box = await column(page, title).region.boundingBox()
  return Math.round(box?.width ?? 0)
}

test(
  'what is chosen holds at once, in another tab too, and after a reload, the layout whatever the width; what was damaged from outside gives the defaults',
  { tag: ['@LOC-02', '@LOC-04', '@LOC-05', '@LOC-20', '@COL-10', '@MOD-17', '@BY-18'] },
  async ({ signedIn, instance }) => {
    await test.step('theme, colour, size and width hold at once, in another tab too, and after a reload', async () => {
      const other = await signedIn.context().newPage()
      await other.goto(instance.url)
      await expect(column(other, 'Home').region).toBeVisible()
      await signedIn.bringToFront()
      const { open, dialog, tab, choose, toggle } = settingsDialog(signedIn)
      const before = await accent(other)
      await expect.poll(() => widthOf(signedIn, 'Home')).toBeGreaterThan(350)

      await open.click()
      await expect(dialog).toBeVisible()
      await toggle('Stretch columns to fill the window').click()
      await expect.poll(() => widthOf(signedIn, 'Home')).toBe(350)
      await tab('Appearance').click()
      await choose('Theme', 'Light')
      await choose('Accent colour', 'Teal')
      await choose('Text size', 'Larger')

      for (const page of [signedIn, other]) {
        await expect.poll(() => scheme(page)).toBe('light')
        await expect.poll(() => accent(page)).not.toBe(before)
        await expect.poll(() => widthOf(page, 'Home')).toBe(350)
      }
      await signedIn.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(open).toBeFocused()

      await signedIn.reload()
      await expect(column(signedIn, 'Home').region).toBeVisible()
      expect(await scheme(signedIn)).toBe('light')
      expect(await accent(signedIn)).toBe(await accent(other))
      expect(await widthOf(signedIn, 'Home')).toBe(350)
      await other.close()
    })

    await test.step('what was damaged from outside gives the defaults', async () => {
      await signedIn.evaluate(() =>
        localStorage.setItem('colonnade/local-settings', '{"theme":"light","stretch":'),
      )

      await signedIn.reload()

      await expect(column(signedIn, 'Home').region).toBeVisible()
      expect(await scheme(signedIn)).toBe('light dark')
      expect(await widthOf(signedIn, 'Home')).toBeGreaterThan(350)
    })

    await test.step('the layout goes by the choice, whatever the width, and by the width again', async () => {
      const { open, dialog, choose } = settingsDialog(signedIn)
      await open.click()
      await choose('Layout', 'One column')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(rail(signedIn).getByRole('link', { name: 'Federated' })).toBeVisible()
      await expect(deck(signedIn).getByRole('region')).toHaveCount(1)

      await menuEntry(signedIn, 'Settings')
      await choose('Layout', 'Several columns')
      await signedIn.keyboard.press('Escape')
      await expect(column(signedIn, 'Notifications').region).toBeVisible()
      await signedIn.setViewportSize({ width: 500, height: 900 })
      await expect(rail(signedIn).getByRole('button', { name: 'Add column' })).toBeVisible()

      await open.click()
      await choose('Layout', 'Automatic')
      await signedIn.keyboard.press('Escape')
      await expect(rail(signedIn).getByRole('link', { name: 'Federated' })).toBeVisible()
    })
  },
)
