import { expect, test } from './fixtures.ts'
import { column, deck, rail } from './pages.ts'

test.describe('at 600 px', () => {
  test.use({ viewport: { width: 600, height: 900 } })

  test('one column shows at a time and the tabs lead from one to the next', async ({
    signedIn,
  }) => {
    await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
    await expect(deck(signedIn).getByRole('region')).toHaveCount(1)

    for (const title of ['Notifications', 'Local', 'Federated', 'Home']) {
      await rail(signedIn).getByRole('link', { name: title }).click()
      await expect(column(signedIn, title).posts.first()).toBeVisible()
      await expect(deck(signedIn).getByRole('region')).toHaveCount(1)
    }
  })

  test('nothing is wider than the window', async ({ signedIn }) => {
    await expect(column(signedIn, 'Home').posts.first()).toBeVisible()

    const width = await signedIn.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(600)
  })
})

test('a window made narrow turns into tabs, and back into the deck [COL-11]', async ({
  signedIn,
}) => {
  await expect(column(signedIn, 'Notifications').region).toBeVisible()

  await signedIn.setViewportSize({ width: 600, height: 900 })
  await expect(rail(signedIn).getByRole('link', { name: 'Federated' })).toBeVisible()
  await expect(deck(signedIn).getByRole('region')).toHaveCount(1)

  await signedIn.setViewportSize({ width: 1280, height: 900 })
  await expect(column(signedIn, 'Notifications').region).toBeVisible()
})
