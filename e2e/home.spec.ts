import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { deck, column, getColumnTitles, composer, post, findUntouchedPost } from './page-objects.ts'
import { restoreSignIn } from './saved-sign-in.ts'

interface Listed {
  readonly id: string
}

const waitForHomePage = (page: Page, isOlder: boolean) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/api/v1/timelines/home') &&
      response.url().includes('max_id=') === isOlder,
  )

/** Scrolls a feed with the wheel until the post at `position` is rendered. */
async function scrollTo(page: Page, feed: Locator, position: number): Promise<void> {
  await feed.hover({ position: { x: 100, y: 200 } })
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1_500)
        return feed.getByRole('article').last().getAttribute('aria-posinset').then(Number)
      },
      { timeout: 120_000, intervals: [40] },
    )
    .toBeGreaterThanOrEqual(position)
}

/** Finds the article whose top is nearest to the middle of the column. */
async function findArticleInView(posts: Locator, frame: Locator): Promise<Locator> {
  const box = await frame.boundingBox()
  const middle = box!.y + box!.height / 2
  const position = await posts.evaluateAll((articles, y) => {
    const distance = (article: Element) => Math.abs(article.getBoundingClientRect().top - y)
    const nearest = articles.reduce((best, article) =>
      distance(article) < distance(best) ? article : best,
    )
    return nearest.getAttribute('aria-label')
  }, middle)
  return posts.and(frame.page().getByRole('article', { name: position!, exact: true })).first()
}

test(
  'loads Home in pages, keeps the scroll position when posts arrive, and clears the unread count at the top',
  { tag: ['@COL-12', '@TL-08', '@TL-09', '@TL-22', '@TL-24'] },
  async ({ page, instance }) => {
    test.slow()
    await restoreSignIn(page.context(), instance.url)
    const home = column(page, 'Home')
    await test.step('loads the 20 newest posts, and older ones once, starting from the last id', async () => {
      const opened = waitForHomePage(page, false)
      await page.goto(instance.url)
      const first: readonly Listed[] = await (await opened).json()
      expect(first).toHaveLength(20)

      const olderRequests: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/timelines/home?') && request.url().includes('max_id='))
          olderRequests.push(request.url())
      })
      // Held back while the user scrolls to the end, which could trigger a second request.
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\/timelines\/home\?.*max_id=/, async (route) => {
        await released
        await route.continue()
      })
      const older = waitForHomePage(page, true)
      await scrollTo(page, home.feed, first.length)
      await expect.poll(() => olderRequests.length).toBeGreaterThan(0)
      expect(olderRequests).toHaveLength(1)
      release()
      const second: readonly Listed[] = await (await older).json()

      expect(new URL(olderRequests[0]!).searchParams.get('max_id')).toBe(first.at(-1)!.id)
      expect(second.length).toBeGreaterThan(0)
    })

    await test.step('keeps the scroll position 200 posts down when 10 posts arrive', async () => {
      await scrollTo(page, home.feed, 200)
      const article = await findArticleInView(home.posts, home.region)
      const before = await article.boundingBox()
      const header = home.region.locator('header')
      await expect(header).toHaveCSS('box-shadow', 'none')

      await instance.controls.post({
        acct: 'kwame',
        text: 'The harbour clock is right again',
        count: 10,
      })

      await expect(home.region.getByRole('button', { name: '10 new', exact: true })).toBeVisible()
      await expect(header).toHaveCSS('box-shadow', /inset/)
      const after = await article.boundingBox()
      expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(1)
    })

    await test.step('shows new posts and clears the unread count when the user returns to the top', async () => {
      await instance.controls.post({ acct: 'kwame', text: 'Low tide at noon' })
      await expect(home.unread).toHaveText(/11 new/)

      await home.unread.click()

      await expect(home.post('Low tide at noon')).toBeInViewport()
      await expect(home.unread).toBeHidden()
    })
  },
)

test.describe('actions', () => {
  test.use({ allowedErrors: /503 \(Service Unavailable\)/ })

  test(
    'shows a published post first, keeps a favourite after a reload, and rolls back a refused action',
    { tag: ['@TL-19', '@OVR-05', '@ST-08'] },
    async ({ signedIn, instance }) => {
      await test.step('shows a published post first in Home', async () => {
        const form = composer(signedIn)
        const home = column(signedIn, 'Home')
        await expect(home.posts.first()).toBeVisible()

        await form.text.fill('Nine boats out, nine boats home.')
        await form.publish.click()

        await expect(home.posts.first()).toContainText('Nine boats out, nine boats home.')
        await expect(home.post('Nine boats out, nine boats home.')).toHaveCount(1)
        await expect(form.text).toHaveValue('')
      })

      await test.step('keeps a favourite and the deck after a reload', async () => {
        const favourite = post(await findUntouchedPost(signedIn, 'Favourite')).action('Favourite')
        await expect(favourite).toHaveAttribute('aria-pressed', 'false')
        const titles = await getColumnTitles(signedIn)

        const accepted = signedIn.waitForResponse(
          (response) => response.url().endsWith('/favourite') && response.ok(),
        )
        await favourite.click()
        await expect(favourite).toHaveAttribute('aria-pressed', 'true')
        await accepted
        await signedIn.reload()

        await expect(favourite).toHaveAttribute('aria-pressed', 'true')
        await expect(deck(signedIn)).toBeVisible()
        expect(await getColumnTitles(signedIn)).toEqual(titles)
      })

      for (const name of ['Boost', 'Favourite', 'Bookmark'] as const) {
        await test.step(`rolls back a refused ${name} and shows the reason`, async () => {
          const button = post(await findUntouchedPost(signedIn, name)).action(name)
          await expect(button).toHaveAttribute('aria-pressed', 'false')
          const failure = {
            path: '/api/v1/statuses/',
            method: 'POST',
            status: 503,
            error: `The harbour is closed to a ${name}`,
          }
          instance.controls.fail(failure)

          await button.click()

          await expect(signedIn.getByRole('alert').filter({ hasText: failure.error })).toBeVisible()
          await expect(button).toHaveAttribute('aria-pressed', 'false')
        })
      }
    },
  )
})
