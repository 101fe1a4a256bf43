import type { Page } from '@playwright/test'
import { pseudo, pseudoCatalog } from '../scripts/pseudo-words.ts'
import { cutTexts } from './cut-texts.ts'
import { expect, test } from './fixtures.ts'
import { settingsTabs } from './pages.ts'
import { takeSignIn } from './signed-in-state.ts'

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

async function openDeck(page: Page, url: string): Promise<void> {
  await takeSignIn(page.context(), url)
  await page.goto(url)
  await expect(page.getByRole('article').first()).toBeVisible()
}

for (const width of [1280, 600]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the deck, its menus and its dialogs show long words whole [BY-19]', async ({
      page,
      instance,
    }) => {
      await openDeck(page, instance.url)
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
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    })

    test('every page of the settings shows long words whole [BY-19]', async ({
      page,
      instance,
    }) => {
      await openDeck(page, instance.url)
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
    })
  })
}

test('the composer and the settings of a column show long words whole [BY-19]', async ({
  page,
  instance,
}) => {
  await openDeck(page, instance.url)

  await button(page, 'Add poll').click()
  await button(page, 'Content warning').click()
  await page
    .getByRole('button', { name: pseudo('Column settings') })
    .last()
    .click()
  await expect(button(page, 'Move left')).toBeVisible()

  await expectWhole(page, 'composer')
})

test('the door shows long words whole [BY-19]', async ({ page, instance }) => {
  await page.goto(instance.url)
  await expect(page.getByRole('textbox', { name: pseudo('Server') })).toBeVisible()

  await expectWhole(page, 'door')
})
