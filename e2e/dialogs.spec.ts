import type { Page } from '@playwright/test'
import { manifest } from './build-manifest.ts'
import { expect, openDeck, test } from './fixtures.ts'
import { column, deck, post, settingsDialog, findUntouchedPost } from './page-objects.ts'

const getHistoryLength = (page: Page) => page.evaluate(() => history.length)
const hasOpenModalClass = (page: Page) =>
  page.evaluate(() => document.body.classList.contains('has-active-modals'))

test(
  'adds one history entry per dialog and removes it on Back, Escape and reload',
  { tag: ['@MOD-03', '@MOD-04', '@MOD-05', '@MOD-06'] },
  async ({ signedIn }) => {
    await test.step('closes on Back and keeps the page', async () => {
      await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
      const before = { url: signedIn.url(), length: await getHistoryLength(signedIn) }
      const { open, dialog } = settingsDialog(signedIn)

      await open.click()
      await expect(dialog).toBeVisible()
      await expect.poll(() => getHistoryLength(signedIn)).toBe(before.length + 1)
      expect(signedIn.url()).toBe(before.url)
      expect(await hasOpenModalClass(signedIn)).toBe(true)
      await signedIn.goBack()

      await expect(dialog).toBeHidden()
      expect(signedIn.url()).toBe(before.url)
      expect(await hasOpenModalClass(signedIn)).toBe(false)
      await expect(open).toBeFocused()
    })

    await test.step('leaves no history entry when Escape closes the dialog', async () => {
      const home = signedIn.url()
      await post(column(signedIn, 'Home').posts.first()).link.click()
      await expect(column(signedIn, 'Post').region).toBeVisible()
      const { open, dialog } = settingsDialog(signedIn)
      await open.click()
      await expect(dialog).toBeVisible()

      await signedIn.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect.poll(() => signedIn.evaluate(() => history.state?.dialogs ?? 0)).toBe(0)
      await signedIn.goBack()

      await expect(column(signedIn, 'Post').region).toBeHidden()
      expect(signedIn.url()).toBe(home)
    })

    await test.step('closes the dialog and removes its history entries on reload', async () => {
      const { open, dialog } = settingsDialog(signedIn)
      await open.click()
      await expect(dialog).toBeVisible()
      await expect.poll(() => signedIn.evaluate(() => history.state?.dialogs)).toBe(1)

      await signedIn.reload()

      await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect.poll(() => signedIn.evaluate(() => history.state?.dialogs ?? 0)).toBe(0)
    })
  },
)

test(
  "shows a loading dialog for a slow chunk, and opens the author's profile from a confirmation",
  { tag: ['@MOD-02', '@RTE-04'] },
  async ({ page, instance }) => {
    await openDeck(page, instance.url)

    await test.step('shows a loading dialog that can be closed', async () => {
      const part = `/${manifest['apps/dashboard/src/features/report/index.ts']!.file}`
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(`**${part}`, async (route) => {
        await released
        await route.continue()
      })
      await post(column(page, 'Home').posts.first()).action('More').click()
      await page.getByRole('menuitem', { name: /^Report @/ }).click()
      const loading = page.getByRole('dialog', { name: 'Loading' })
      await expect(loading.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()

      release()

      await expect(page.getByRole('dialog', { name: /^Report @/ })).toBeVisible()
      await expect(loading).toBeHidden()
      await page.keyboard.press('Escape')
      // Closing goes back in the history. A navigation before its end would be cancelled.
      await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0)
    })

    await page.goto(`${instance.url}/settings/preferences`)
    await page.getByRole('checkbox', { name: 'Before boosting' }).check()
    await page.getByRole('checkbox', { name: 'Before favouriting' }).check()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('status')).toContainText('Saved')

    for (const name of ['Boost', 'Favourite'] as const) {
      await test.step(`opens the author's profile from the ${name} confirmation`, async () => {
        await page.goto(instance.url)
        await expect(deck(page)).toBeVisible()
        await post(await findUntouchedPost(page, name))
          .action(name)
          .click()
        const question = page.getByRole('alertdialog', { name: `${name} this post?` })
        await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
        const author = question.locator('a[href^="/accounts/"]').first()
        const path = await author.getAttribute('href')

        await author.click()

        await expect(question).toBeHidden()
        await expect(page).toHaveURL(`${instance.url}${path}`)
        await expect(deck(page).getByRole('tab', { name: 'Posts', exact: true })).toBeVisible()
        await expect(page.locator('html[data-same-page]')).toHaveCount(1)
      })
    }
  },
)
