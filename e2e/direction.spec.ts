import { expect, test } from './fixtures.ts'
import { column, columnTitles, rail } from './pages.ts'

const TITLES = ['Compose', 'Home', 'Notifications']

test('in a right-to-left locale the columns run from right to left [RTL-04]', async ({
  signedIn: page,
  instance,
}) => {
  await instance.controls.setLanguage('mira', 'ar')

  await page.reload()

  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect.poll(() => columnTitles(page)).toEqual(TITLES)
  const [compose, home, notifications] = await Promise.all(
    TITLES.map((title) => column(page, title).region.boundingBox()),
  )
  expect(compose!.x).toBeGreaterThan(home!.x)
  expect(home!.x).toBeGreaterThan(notifications!.x)
  expect((await rail(page).boundingBox())!.x).toBeGreaterThan(compose!.x)
})
