import { expect, test } from './fixtures.ts'
import { column, post, rail } from './pages.ts'

test.use({ viewport: { width: 412, height: 860 }, hasTouch: true, isMobile: true })

test('on a touch device a menu opens as a dialog of actions, which a tap chooses or puts away [DRP-04]', async ({
  signedIn,
}) => {
  const first = column(signedIn, 'Home').posts.first()
  await expect(first).toBeVisible()
  await post(first).action('More').tap()
  const actions = signedIn.getByRole('dialog', { name: 'More' })
  await expect(actions).toBeVisible()
  const box = await actions.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(860)

  await signedIn.touchscreen.tap(200, 60)
  await expect(actions).toBeHidden()
  await post(first).action('More').tap()
  await actions.getByRole('menuitem', { name: 'Expand this post' }).tap()

  await expect(actions).toBeHidden()
  await expect(signedIn.getByRole('region', { name: 'Post' })).toBeVisible()
})

test('the main menu does so too [DRP-04]', async ({ signedIn }) => {
  await rail(signedIn).getByRole('button', { name: 'Menu' }).tap()

  const menu = signedIn.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
})
