import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { deck, settingsDialog } from '../page-objects.ts'
import { restoreSignIn } from '../saved-sign-in.ts'

/** A catalogue of the build, of any language. */
const CATALOG = /\/assets\/(?:de|fr|es|ja|ar)-[\w-]+\.js$/

const getGermanDeck = (page: Page) => page.getByRole('main', { name: 'Spalten' })

/** The placeholder that the page shows before the first paint of the program. */
const getPlaceholder = (page: Page) => page.locator('.first-paint')

test(
  'loads no catalogue for English, and applies another language at once and after a reload',
  { tag: ['@LOC-20', '@BY-19'] },
  async ({ page, instance }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      if (CATALOG.test(request.url())) requested.push(request.url())
    })
    await restoreSignIn(page.context(), instance.url)
    await page.goto(instance.url)
    await expect(deck(page)).toBeVisible()
    const { open, dialog, tab } = settingsDialog(page)
    await open.click()
    await tab('Appearance').click()
    expect(requested).toEqual([])

    await dialog.getByRole('button', { name: 'Language: Automatic' }).click()
    await page.getByRole('option', { name: 'Deutsch' }).click()

    await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.reload()
    await expect(getGermanDeck(page)).toBeVisible()
  },
)

test.describe('with a German browser', () => {
  test.use({ locale: 'de-AT', allowedErrors: /Failed to load resource|net::ERR/ })

  test(
    'renders no text before its catalogue loads, and falls back to English with a notice when it fails',
    { tag: '@BY-19' },
    async ({ page, instance }) => {
      await restoreSignIn(page.context(), instance.url)
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route(CATALOG, async (route) => {
        await released
        await route.continue()
      })
      const requested = page.waitForRequest(CATALOG)

      await page.goto(instance.url)

      await requested
      await expect(getPlaceholder(page)).toBeVisible()
      await expect(page.locator('#root')).toHaveText('')
      release()
      await expect(getGermanDeck(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Veröffentlichen', exact: true })).toBeVisible()

      await page.route(CATALOG, (route) => route.abort())
      await page.reload()
      await expect(deck(page)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByText("Couldn't load your language")).toBeVisible()
    },
  )
})
