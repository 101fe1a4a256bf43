import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { column, post, rail } from '../page-objects.ts'

test.use({ viewport: { width: 412, height: 860 }, hasTouch: true, isMobile: true })

/** Swipes one finger horizontally across the screen. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const toTouchPoints = (x: number) => [{ x, y: 250 }]
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: toTouchPoints(from),
  })
  for (let step = 1; step <= 12; step += 1) {
    const x = from + ((to - from) * step) / 12
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: toTouchPoints(x),
    })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

test(
  'opens menus as a dialog of actions that closes on a choice or a tap outside',
  { tag: '@DRP-04' },
  async ({ signedIn }) => {
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

    await rail(signedIn).getByRole('button', { name: 'Menu' }).tap()

    const menu = signedIn.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  },
)

test(
  'swipes between tabs, stops at the first, and ignores swipes while swiping is disabled',
  { tag: ['@MOB-05', '@MOB-10'] },
  async ({ signedIn }) => {
    await expect(column(signedIn, 'Home').posts.first()).toBeVisible()

    await swipe(signedIn, 380, 40)
    await expect(column(signedIn, 'Notifications').region).toBeVisible()
    await swipe(signedIn, 40, 380)
    await expect(column(signedIn, 'Home').region).toBeVisible()
    await swipe(signedIn, 40, 380)

    await expect(column(signedIn, 'Home').region).toBeVisible()

    // The results scroll vertically, but a horizontal swipe switches columns.
    await rail(signedIn).getByRole('link', { name: 'Search' }).click()
    await expect(signedIn.getByRole('textbox', { name: 'Search' })).toBeVisible()
    await swipe(signedIn, 40, 380)
    await expect(column(signedIn, 'Federated').region).toBeVisible()

    // Disables swiping.
    await signedIn.evaluate(() =>
      localStorage.setItem('colonnade/local-settings', '{"swipe_to_change_columns":false}'),
    )
    await signedIn.goto('/')
    const home = column(signedIn, 'Home')
    await expect(home.posts.first()).toBeVisible()
    const before = await home.region.boundingBox()

    await swipe(signedIn, 380, 40)

    expect(await home.region.boundingBox()).toEqual(before)
    await expect(home.region).toBeVisible()
    await rail(signedIn).getByRole('link', { name: 'Notifications' }).tap()
    await expect(column(signedIn, 'Notifications').region).toBeVisible()
  },
)
