import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { deck, settingsDialog } from '../pages.ts'
import { takeSignIn } from '../signed-in-state.ts'

/** A catalog of the build, of whatever language. */
const CATALOG = /\/assets\/(?:de|fr|es|ja|ar)-[\w-]+\.js$/

const germanDeck = (page: Page) => page.getByRole('main', { name: 'Spalten' })

/** What stands on the page before the program paints. */
const empty = (page: Page) => page.locator('.first-paint')

test(
  'who reads English asks for no other words; another language is chosen in the settings, holds at once and after a reload',
  { tag: ['@LOC-20', '@BY-19'] },
  async ({ page, instance }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (CATALOG.test(request.url())) asked.push(request.url())
    })
    await takeSignIn(page.context(), instance.url)
    await page.goto(instance.url)
    await expect(deck(page)).toBeVisible()
    const { open, dialog, tab } = settingsDialog(page)
    await open.click()
    await tab('Appearance').click()
    expect(asked).toEqual([])

    await dialog.getByRole('button', { name: 'Language: Automatic' }).click()
    await page.getByRole('option', { name: 'Deutsch' }).click()

    await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.reload()
    await expect(germanDeck(page)).toBeVisible()
  },
)

test.describe('to who reads German', () => {
  test.use({ locale: 'de-AT', forgiven: /Failed to load resource|net::ERR/ })

  test(
    'nothing is said before its words are there; where they do not arrive the deck speaks English, and says so',
    { tag: '@BY-19' },
    async ({ page, instance }) => {
      await takeSignIn(page.context(), instance.url)
      let arrive = () => {}
      const arrival = new Promise<void>((resolve) => (arrive = resolve))
      await page.route(CATALOG, async (route) => {
        await arrival
        await route.continue()
      })
      const asked = page.waitForRequest(CATALOG)

      await page.goto(instance.url)

      await asked
      await expect(empty(page)).toBeVisible()
      await expect(page.locator('#root')).toHaveText('')
      arrive()
      await expect(germanDeck(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Veröffentlichen', exact: true })).toBeVisible()

      await page.route(CATALOG, (route) => route.abort())
      await page.reload()
      await expect(deck(page)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByText('Couldn\'t load your language')).toBeVisible()
    },
  )
})
