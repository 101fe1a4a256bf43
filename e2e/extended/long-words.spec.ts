import type { Page } from '@playwright/test'
import { pseudo, pseudoCatalog } from '../../scripts/pseudo-words.ts'
import { cutTexts } from '../cut-texts.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoDialogs, settingsTabs } from '../pages.ts'
import { takeSignIn } from '../signed-in-state.ts'

// Any language but English: its words are exchanged for those of none.
test.use({ locale: 'de-DE' })

const button = (page: Page, name: string) =>
  page.getByRole('button', { name: pseudo(name), exact: true }).first()

/** Nothing of the program is cut off, and the page does not run out of its window. */
async function expectWhole(page: Page, where: string): Promise<void> {
  await expect.poll(() => cutTexts(page), where).toEqual([])
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond, where).toBeLessThanOrEqual(0)
}

test.beforeEach(async ({ page }) => {
  const body = await pseudoCatalog()
  await page.route(/\/assets\/de-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
})

test(
  'the door, the deck, its menus and dialogs, the composer and every page of the settings show long words whole, in a wide window and in a narrow one',
  { tag: '@BY-19' },
  async ({ page, instance }) => {
    await test.step('the door', async () => {
      await page.goto(instance.url)
      await expect(page.getByRole('textbox', { name: pseudo('Server') })).toBeVisible()

      await expectWhole(page, 'door')
    })

    await takeSignIn(page.context(), instance.url)
    await page.goto(instance.url)
    await expect(page.getByRole('article').first()).toBeVisible()
    for (const width of [1280, 600]) {
      await page.setViewportSize({ width, height: 900 })
      await test.step(`the deck, its menus and its dialogs in a window of ${width} px`, async () => {
        // What stands in one layout alone tells that it has come.
        const sign =
          width < 630
            ? page.getByRole('link', { name: pseudo('Federated') })
            : button(page, 'Settings')
        await expect(sign).toBeVisible()
        const post = page.getByRole('article').first()
        await expectWhole(page, 'deck')

        await post.getByRole('button', { name: pseudo('More'), exact: true }).click()
        await expect(page.getByRole('menu').first()).toBeVisible()
        await expectWhole(page, 'menu of a post')
        await page.keyboard.press('Escape')

        for (const keys of ['Control+k', '?']) {
          await page.keyboard.press(keys)
          await expect(page.getByRole('dialog')).toBeVisible()
          await expectWhole(page, keys)
          await page.keyboard.press('Escape')
          await expectNoDialogs(page)
        }
      })

      await test.step(`every page of the settings in a window of ${width} px`, async () => {
        if (width < 630) {
          await button(page, 'Menu').click()
          await page.getByRole('menuitem', { name: pseudo('Settings') }).click()
        } else await button(page, 'Settings').click()
        const dialog = page.getByRole('dialog', { name: pseudo('Settings') })

        for (const name of settingsTabs) {
          await dialog.getByRole('tab', { name: pseudo(name) }).click()
          await expect(dialog.getByRole('tabpanel', { name: pseudo(name) })).toBeVisible()
          await expectWhole(page, name)
        }
        await page.keyboard.press('Escape')
        await expectNoDialogs(page)
      })
    }

    await page.setViewportSize({ width: 1760, height: 1000 })
    await test.step('the composer and the settings of a column', async () => {
      await button(page, 'Add poll').click()
      await button(page, 'Content warning').click()
      await page
        .getByRole('button', { name: pseudo('Column settings') })
        .last()
        .click()
      await expect(button(page, 'Move left')).toBeVisible()

      await expectWhole(page, 'composer')
    })
  },
)
