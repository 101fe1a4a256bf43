import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  addColumn,
  column,
  deck,
  expectNoDialogs,
  openMenuEntry,
  rail,
  settingsDialog,
} from './page-objects.ts'

const getComposeButton = (page: Page) => page.getByRole('button', { name: 'Compose' })

test.describe('at 600 px', () => {
  test.use({ viewport: { width: 600, height: 900 } })

  test(
    'shows one column with tabs and a menu, without horizontal overflow, and the deck in a wide window',
    { tag: ['@COL-11', '@MOB-01'] },
    async ({ signedIn }) => {
      await test.step('shows one column at a time and switches by tabs', async () => {
        await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
        await expect(deck(signedIn).getByRole('region')).toHaveCount(1)

        for (const title of ['Notifications', 'Local', 'Federated', 'Home']) {
          await rail(signedIn).getByRole('link', { name: title }).click()
          await expect(column(signedIn, title).posts.first()).toBeVisible()
          await expect(deck(signedIn).getByRole('region')).toHaveCount(1)
          await expect(getComposeButton(signedIn)).toBeVisible()
        }
        await rail(signedIn).getByRole('link', { name: 'Search' }).click()
        await expect(column(signedIn, 'Search').region).toBeVisible()
        await expect(getComposeButton(signedIn)).toBeHidden()
      })

      await test.step('opens a column without a tab from the menu and closes the column settings', async () => {
        await openMenuEntry(signedIn, 'Add column')
        await addColumn(signedIn).kind('Hashtag').click()
        await addColumn(signedIn).hashtag.fill('lighthouses')
        await addColumn(signedIn).add.click()
        const lighthouses = column(signedIn, '#lighthouses')
        await expect(lighthouses.posts.first()).toBeVisible()
        await expect(lighthouses.settings).toBeVisible()

        await rail(signedIn).getByRole('link', { name: 'Home' }).click()
        await rail(signedIn).getByRole('button', { name: 'Column settings' }).click()
        const pattern = signedIn.getByRole('textbox', { name: 'Filter out by regular expression' })
        await expect(pattern).toBeVisible()
        await openMenuEntry(signedIn, '#lighthouses')

        await expect(lighthouses.posts.first()).toBeVisible()
        await expect(pattern).toBeHidden()
      })

      await test.step('switches to the deck in a wide window and back to tabs in a narrow one', async () => {
        await signedIn.setViewportSize({ width: 1280, height: 900 })
        await expect(column(signedIn, 'Notifications').region).toBeVisible()

        await signedIn.setViewportSize({ width: 600, height: 900 })
        await expect(rail(signedIn).getByRole('link', { name: 'Federated' })).toBeVisible()
        await expect(deck(signedIn).getByRole('region')).toHaveCount(1)
      })

      for (const width of [600, 320])
        await test.step(`does not overflow a window of ${width} px`, async () => {
          await signedIn.setViewportSize({ width, height: 700 })
          await rail(signedIn).getByRole('link', { name: 'Home' }).click()
          await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
          const getScrollWidth = () => signedIn.evaluate(() => document.documentElement.scrollWidth)
          expect(await getScrollWidth()).toBeLessThanOrEqual(width)

          await openMenuEntry(signedIn, 'Settings')
          await settingsDialog(signedIn).tab('Appearance').click()
          const dialog = await settingsDialog(signedIn).dialog.boundingBox()

          expect(Math.round(dialog?.width ?? 0)).toBe(width)
          expect(await getScrollWidth()).toBeLessThanOrEqual(width)
          await signedIn.keyboard.press('Escape')
          await expectNoDialogs(signedIn)
        })
    },
  )
})
