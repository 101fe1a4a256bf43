import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column, deck, openMenuEntry, rail, settingsDialog } from './page-objects.ts'

test.use({ viewport: { width: 1400, height: 900 }, colorScheme: 'dark' })

const getColourScheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

/** Reads the computed accent colour of the page. */
const getAccentColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))

const measureWidth = async (page: Page, title: string) => {
  const box = await column(page, title).region.boundingBox()
  return Math.round(box?.width ?? 0)
}

test(
  'applies settings at once in every tab and after a reload, and falls back to defaults for damaged data',
  { tag: ['@LOC-02', '@LOC-04', '@LOC-05', '@LOC-20', '@COL-10', '@MOD-17', '@BY-18'] },
  async ({ signedIn, instance }) => {
    await test.step('applies theme, colour, text size and width at once in another tab and after a reload', async () => {
      const other = await signedIn.context().newPage()
      await other.goto(instance.url)
      await expect(column(other, 'Home').region).toBeVisible()
      await signedIn.bringToFront()
      const { open, dialog, tab, choose, toggle } = settingsDialog(signedIn)
      const before = await getAccentColour(other)
      await expect.poll(() => measureWidth(signedIn, 'Home')).toBeGreaterThan(350)

      await open.click()
      await expect(dialog).toBeVisible()
      await toggle('Stretch columns to fill the window').click()
      await expect.poll(() => measureWidth(signedIn, 'Home')).toBe(350)
      await tab('Appearance').click()
      await choose('Theme', 'Light')
      await choose('Accent colour', 'Teal')
      await choose('Text size', 'Larger')

      for (const page of [signedIn, other]) {
        await expect.poll(() => getColourScheme(page)).toBe('light')
        await expect.poll(() => getAccentColour(page)).not.toBe(before)
        await expect.poll(() => measureWidth(page, 'Home')).toBe(350)
      }
      await signedIn.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(open).toBeFocused()

      await signedIn.reload()
      await expect(column(signedIn, 'Home').region).toBeVisible()
      expect(await getColourScheme(signedIn)).toBe('light')
      expect(await getAccentColour(signedIn)).toBe(await getAccentColour(other))
      expect(await measureWidth(signedIn, 'Home')).toBe(350)
      await other.close()
    })

    await test.step('falls back to defaults when the stored settings are damaged', async () => {
      await signedIn.evaluate(() =>
        localStorage.setItem('colonnade/local-settings', '{"theme":"light","stretch":'),
      )

      await signedIn.reload()

      await expect(column(signedIn, 'Home').region).toBeVisible()
      expect(await getColourScheme(signedIn)).toBe('light dark')
      expect(await measureWidth(signedIn, 'Home')).toBeGreaterThan(350)
    })

    await test.step('uses the selected layout at any width, and the width when the layout is automatic', async () => {
      const { open, dialog, choose } = settingsDialog(signedIn)
      await open.click()
      await choose('Layout', 'One column')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(rail(signedIn).getByRole('link', { name: 'Federated' })).toBeVisible()
      await expect(deck(signedIn).getByRole('region')).toHaveCount(1)

      await openMenuEntry(signedIn, 'Settings')
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
