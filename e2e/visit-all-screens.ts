import { expect, type Page } from '@playwright/test'
import { column, deck } from './page-objects.ts'

const PATHS = [
  '/notifications',
  '/timelines/public',
  '/timelines/tag/tides',
  '/favourites',
  '/bookmarks',
  '/lists',
  '/filters',
  '/search',
  '/mutes',
]

/** Visits every type of screen and the largest dialogs, and returns to the deck. */
export async function visitAllScreens(page: Page): Promise<void> {
  for (const path of PATHS) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
    }, path)
    await expect(deck(page)).toBeVisible()
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
  }
  await page.evaluate(() => history.pushState(null, '', '/'))
  const { posts } = column(page, 'Home')
  await expect(posts.first()).toBeVisible()
  await posts.first().getByRole('button', { name: 'More', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add column', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
