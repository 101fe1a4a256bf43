import type { Page } from '@playwright/test'
import { toPseudo, generatePseudoCatalog } from '../../scripts/pseudo-locale.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoDialogs, settingsTabs } from '../page-objects.ts'
import { restoreSignIn } from '../saved-sign-in.ts'
import { findTruncatedTexts } from '../truncated-texts.ts'

// Any language but English, because its catalogue is replaced by the pseudo-locale.
test.use({ locale: 'de-DE' })

const getButton = (page: Page, name: string) =>
  page.getByRole('button', { name: toPseudo(name), exact: true }).first()

/** Expects no truncated text and no horizontal overflow of the page. */
async function expectNoTruncation(page: Page, where: string): Promise<void> {
  await expect.poll(() => findTruncatedTexts(page), where).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, where).toBeLessThanOrEqual(0)
}

test.beforeEach(async ({ page }) => {
  const body = await generatePseudoCatalog()
  await page.route(/\/assets\/de-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
})

test(
  'truncates no text of the pseudo-locale on any screen, in a wide and in a narrow window',
  { tag: '@BY-19' },
  async ({ page, instance }) => {
    await test.step('sign-in screen', async () => {
      await page.goto(instance.url)
      await expect(page.getByRole('textbox', { name: toPseudo('Server') })).toBeVisible()

      await expectNoTruncation(page, 'sign-in screen')
    })

    await restoreSignIn(page.context(), instance.url)
    await page.goto(instance.url)
    await expect(page.getByRole('article').first()).toBeVisible()
    for (const width of [1280, 600]) {
      await page.setViewportSize({ width, height: 900 })
      await test.step(`deck, menus and dialogs at ${width} px`, async () => {
        // Waits for an element that only this layout has.
        const layoutMarker =
          width < 630
            ? page.getByRole('link', { name: toPseudo('Federated') })
            : getButton(page, 'Settings')
        await expect(layoutMarker).toBeVisible()
        const post = page.getByRole('article').first()
        await expectNoTruncation(page, 'deck')

        await post.getByRole('button', { name: toPseudo('More'), exact: true }).click()
        await expect(page.getByRole('menu').first()).toBeVisible()
        await expectNoTruncation(page, 'menu of a post')
        await page.keyboard.press('Escape')

        for (const keys of ['Control+k', '?']) {
          await page.keyboard.press(keys)
          await expect(page.getByRole('dialog')).toBeVisible()
          await expectNoTruncation(page, keys)
          await page.keyboard.press('Escape')
          await expectNoDialogs(page)
        }
      })

      await test.step(`settings tabs at ${width} px`, async () => {
        if (width < 630) {
          await getButton(page, 'Menu').click()
          await page.getByRole('menuitem', { name: toPseudo('Settings') }).click()
        } else await getButton(page, 'Settings').click()
        const dialog = page.getByRole('dialog', { name: toPseudo('Settings') })

        for (const name of settingsTabs) {
          await dialog.getByRole('tab', { name: toPseudo(name) }).click()
          await expect(dialog.getByRole('tabpanel', { name: toPseudo(name) })).toBeVisible()
          await expectNoTruncation(page, name)
        }
        await page.keyboard.press('Escape')
        await expectNoDialogs(page)
      })
    }

    await page.setViewportSize({ width: 1760, height: 1000 })
    await test.step('composer and column settings', async () => {
      await getButton(page, 'Add poll').click()
      await getButton(page, 'Content warning').click()
      await page
        .getByRole('button', { name: toPseudo('Column settings') })
        .last()
        .click()
      await expect(getButton(page, 'Move left')).toBeVisible()

      await expectNoTruncation(page, 'composer')
    })
  },
)
