import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { column } from '../page-objects.ts'
import { restoreSignIn } from '../saved-sign-in.ts'

const POSTS = 100
/** Six frames take 100 ms, so that ten posts arrive in a second. */
const FRAMES_PER_POST = 6
/** After so many posts the stream counts as fast. */
const FAST_FROM = 40
const SHOWN_WITHIN_MS = 2_000

const waitForFrames = (page: Page, frames: number) =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const countDown = (left: number) =>
          left === 0 ? resolve() : requestAnimationFrame(() => countDown(left - 1))
        countDown(count)
      }),
    frames,
  )

test(
  'requests no pictures of posts that fly by, and shows them when the stream is over',
  { tag: '@TL-07' },
  async ({ page, instance }) => {
    await instance.controls.saveSettings({
      onboarded: true,
      columns: [{ id: 'HOME', params: {}, uuid: 'home' }],
    })
    await restoreSignIn(page.context(), instance.url)
    const avatars: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('person=')) avatars.push(request.url())
    })
    await page.goto(instance.url)
    const home = column(page, 'Home')
    await expect(home.region.getByTitle('Live')).toBeAttached()

    let last = ''
    let early = 0
    for (let post = 0; post < POSTS; post += 1) {
      const [id] = await instance.controls.generateLoad([['user']], { people: 2_000 })
      last = id ?? ''
      if (post === FAST_FROM) early = avatars.length
      await waitForFrames(page, FRAMES_PER_POST)
    }
    const late = avatars.length - early
    await expect(home.posts.first()).toContainText(last, { timeout: SHOWN_WITHIN_MS })

    expect(early).toBeGreaterThan(0)
    expect(late).toBeLessThan((POSTS - FAST_FROM) / 4)
    await expect(home.posts.first().locator('img[src*="person="]')).toBeVisible()
    await expect(home.region.getByRole('article', { name: 'Gap' })).toHaveCount(0)
  },
)
