import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addColumn, column, composer, rail, settingsDialog, signInScreen } from './pages.ts'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Every finding with the elements that it is about, so that a failure can be read. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const contrast of ['no-preference', 'more'] as const) {
    test.describe(`${colorScheme}, contrast ${contrast}`, () => {
      test.use({ colorScheme, contrast })

      test('the deck has no accessibility faults', async ({ signedIn }) => {
        await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
        await expect(column(signedIn, 'Notifications').posts.first()).toBeVisible()

        expect(await findings(signedIn)).toEqual([])
      })
    })
  }

  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the sign-in screen has no accessibility faults', async ({ page, instance }) => {
      await page.goto('/')
      await expect(signInScreen(page).signInTo(new URL(instance.url).host)).toBeVisible()

      expect(await findings(page)).toEqual([])
    })

    test('open settings, menu and dialog have no accessibility faults', async ({ signedIn }) => {
      await column(signedIn, 'Home').settings.click()
      await rail(signedIn).getByRole('button', { name: 'Menu' }).click()
      expect(await findings(signedIn)).toEqual([])

      await signedIn.keyboard.press('Escape')
      await addColumn(signedIn).open.click()
      await addColumn(signedIn).kind('Hashtag').click()
      expect(await findings(signedIn)).toEqual([])

      await signedIn.keyboard.press('Escape')
      const { open, tab, choose } = settingsDialog(signedIn)
      await open.click()
      await tab('Appearance').click()
      await choose('Accent colour', 'Yellow')
      expect(await findings(signedIn)).toEqual([])
    })

    test('suggestions and the emoji picker have no accessibility faults', async ({ signedIn }) => {
      const form = composer(signedIn)
      await form.text.pressSequentially('so :smi')
      await expect(signedIn.getByRole('option')).toHaveCount(5)
      expect(await findings(signedIn)).toEqual([])

      await form.text.press('Escape')
      await form.form.getByRole('button', { name: 'Insert emoji' }).click()
      const picker = signedIn.getByRole('dialog', { name: 'Emoji' })
      await picker.getByRole('button', { name: 'thumbs up' }).hover()
      await picker.getByRole('button', { name: /^Skin tone/ }).click()
      expect(await findings(signedIn)).toEqual([])
    })
  })
}
