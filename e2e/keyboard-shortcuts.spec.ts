import { expect, test } from './fixtures.ts'
import { column, getColumnTitles, composer } from './page-objects.ts'

test(
  'navigates the deck with single-key shortcuts and the command palette',
  { tag: '@BY-45' },
  async ({ signedIn: page }) => {
    const [home, notifications] = [column(page, 'Home'), column(page, 'Notifications')]
    const palette = page.getByRole('dialog', { name: 'Commands' })
    await expect(home.posts.first()).toBeVisible()
    await expect(notifications.posts.first()).toBeVisible()

    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(palette).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.keyboard.type('add loc')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => getColumnTitles(page))
      .toEqual(['Compose', 'Home', 'Notifications', 'Local'])
    await expect(column(page, 'Local').posts.first()).toBeVisible()

    await page.keyboard.press('2')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(home.posts.nth(1)).toBeFocused()
    await page.keyboard.press('l')
    await expect(notifications.posts.first()).toBeFocused()
    await page.keyboard.press('h')
    await expect(home.posts.nth(1)).toBeFocused()

    await page.keyboard.press('g')
    await page.keyboard.press('b')
    await expect(page).toHaveURL(/\/blocks$/)
    await page.keyboard.press('Backspace')
    await expect(page).not.toHaveURL(/\/blocks$/)

    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await expect(composer(page).text).toBeFocused()
  },
)
