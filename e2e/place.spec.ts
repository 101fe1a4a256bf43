import { expect, signIn, test } from './fixtures.ts'
import { column } from './pages.ts'

const LINE = 'You were here'

test('a second device opens Home where the first one read last [BY-13]', async ({
  page,
  signedIn,
  instance,
  browser,
}) => {
  await expect(column(page, 'Home').posts.first()).toBeVisible()
  await page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/v1/markers') && response.request().method() === 'POST',
    { timeout: 30_000 },
  )
  await signedIn.goto('about:blank')
  await instance.controls.say({ acct: 'kwame', text: 'Read me elsewhere', count: 12 })

  const other = await (await browser.newContext()).newPage()
  await signIn(other, instance.url)

  const home = column(other, 'Home')
  await expect(home.unread).toHaveText(/12 new/)
  await expect(home.region.getByRole('separator', { name: LINE })).toBeVisible()
  await other.context().close()
})
