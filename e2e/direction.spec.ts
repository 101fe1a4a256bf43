import { expect, test } from './fixtures.ts'
import { takeSignIn } from './signed-in-state.ts'

test.use({ locale: 'ar-EG' })

const TITLES = ['التحرير', 'الرئيسية', 'الإشعارات']

test('to who reads Arabic the deck speaks it, and its columns run from right to left [RTL-04, BY-19]', async ({
  page,
  instance,
}) => {
  await takeSignIn(page.context(), instance.url)

  await page.goto(instance.url)

  const columns = page.getByRole('main', { name: 'الأعمدة' }).getByRole('region')
  await expect(columns).toHaveCount(TITLES.length)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  const [compose, home, notifications] = await Promise.all(
    TITLES.map((title) => page.getByRole('region', { name: title, exact: true }).boundingBox()),
  )
  expect(compose!.x).toBeGreaterThan(home!.x)
  expect(home!.x).toBeGreaterThan(notifications!.x)
  const rail = await page.getByRole('navigation', { name: 'الرئيسي', exact: true }).boundingBox()
  expect(rail!.x).toBeGreaterThan(compose!.x)
})
