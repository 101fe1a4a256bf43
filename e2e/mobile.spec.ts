import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  addColumn,
  column,
  deck,
  expectNoDialogs,
  menuEntry,
  rail,
  settingsDialog,
} from './pages.ts'

const compose = (page: Page) => page.getByRole('button', { name: 'Compose' })

test.describe('at 600 px', () => {
  test.use({ viewport: { width: 600, height: 900 } })

  test(
    'one column shows at a time and the tabs lead from one to the next; one without a tab comes through the menu; nothing is wider than the window, and a wide one has the deck',
    { tag: ['@COL-11', '@MOB-01'] },
    async ({ signedIn }) => {
      await test.step('one column shows at a time and the tabs lead from one to the next', async () => {
        await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
        await expect(deck(signedIn).getByRole('region')).toHaveCount(1)

        for (const title of ['Notifications', 'Local', 'Federated', 'Home']) {
          await rail(signedIn).getByRole('link', { name: title }).click()
          await expect(column(signedIn, title).posts.first()).toBeVisible()
          await expect(deck(signedIn).getByRole('region')).toHaveCount(1)
          await expect(compose(signedIn)).toBeVisible()
        }
        await rail(signedIn).getByRole('link', { name: 'Search' }).click()
        await expect(column(signedIn, 'Search').region).toBeVisible()
        await expect(compose(signedIn)).toBeHidden()
      })

      await test.step('a column without a tab comes through the menu, shows itself, and is there to go back to', async () => {
        await menuEntry(signedIn, 'Add column')
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
        await menuEntry(signedIn, '#lighthouses')

        await expect(lighthouses.posts.first()).toBeVisible()
        await expect(pattern).toBeHidden()
      })

      await test.step('a window made wide has the deck, made narrow again its tabs', async () => {
        await signedIn.setViewportSize({ width: 1280, height: 900 })
        await expect(column(signedIn, 'Notifications').region).toBeVisible()

        await signedIn.setViewportSize({ width: 600, height: 900 })
        await expect(rail(signedIn).getByRole('link', { name: 'Federated' })).toBeVisible()
        await expect(deck(signedIn).getByRole('region')).toHaveCount(1)
      })

      for (const width of [600, 320])
        await test.step(`nothing is wider than a window of ${width} px`, async () => {
          await signedIn.setViewportSize({ width, height: 700 })
          await rail(signedIn).getByRole('link', { name: 'Home' }).click()
          await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
          const widest = () => signedIn.evaluate(() => document.documentElement.scrollWidth)
          expect(await widest()).toBeLessThanOrEqual(width)

          await menuEntry(signedIn, 'Settings')
          await settingsDialog(signedIn).tab('Appearance').click()
          const dialog = await settingsDialog(signedIn).dialog.boundingBox()

          expect(Math.round(dialog?.width ?? 0)).toBe(width)
          expect(await widest()).toBeLessThanOrEqual(width)
          await signedIn.keyboard.press('Escape')
          await expectNoDialogs(signedIn)
        })
    },
  )
})
