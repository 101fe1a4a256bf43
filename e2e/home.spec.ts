import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { deck, column, columnTitles, composer, post, untouched } from './pages.ts'
import { takeSignIn } from './signed-in-state.ts'

interface Listed {
  readonly id: string
}

const homePage = (page: Page, isOlder: boolean) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/api/v1/timelines/home') &&
      response.url().includes('max_id=') === isOlder,
  )

/** Turns the wheel over a feed until the post at `position` is drawn. */
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

/** The article that stands wholly inside the column, nearest to its middle. */
async function articleInView(posts: Locator, frame: Locator): Promise<Locator> {
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
  'Home opens with the 20 newest posts and loads older ones once, from the last id on; 200 down the place is kept while 10 arrive, going back to the top clears what is unread',
  { tag: ['@COL-12', '@TL-08', '@TL-09', '@TL-22', '@TL-24'] },
  async ({ page, instance }) => {
    test.slow()
    await takeSignIn(page.context(), instance.url)
    const home = column(page, 'Home')
    await test.step('Home opens with the 20 newest posts and loads older ones once, from the last id on', async () => {
      const opened = homePage(page, false)
      await page.goto(instance.url)
      const first: readonly Listed[] = await (await opened).json()
      expect(first).toHaveLength(20)

      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/timelines/home?') && request.url().includes('max_id='))
          asked.push(request.url())
      })
      // Held back while the reader goes on to the end, where there would be a reason to ask again.
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\/timelines\/home\?.*max_id=/, async (route) => {
        await held
        await route.continue()
      })
      const older = homePage(page, true)
      await scrollTo(page, home.feed, first.length)
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      expect(asked).toHaveLength(1)
      release()
      const second: readonly Listed[] = await (await older).json()

      expect(new URL(asked[0]!).searchParams.get('max_id')).toBe(first.at(-1)!.id)
      expect(second.length).toBeGreaterThan(0)
    })

    await test.step('200 posts down the place is kept while 10 arrive', async () => {
      await scrollTo(page, home.feed, 200)
      const kept = await articleInView(home.posts, home.region)
      const before = await kept.boundingBox()
      const header = home.region.locator('header')
      await expect(header).toHaveCSS('box-shadow', 'none')

      await instance.controls.say({
        acct: 'kwame',
        text: 'The harbour clock is right again',
        count: 10,
      })

      await expect(home.region.getByRole('button', { name: '10 new', exact: true })).toBeVisible()
      await expect(header).toHaveCSS('box-shadow', /inset/)
      const after = await kept.boundingBox()
      expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(1)
    })

    await test.step('going back to the top clears what is unread and shows it', async () => {
      await instance.controls.say({ acct: 'kwame', text: 'Low tide at noon' })
      await expect(home.unread).toHaveText(/11 new/)

      await home.unread.click()

      await expect(home.post('Low tide at noon')).toBeInViewport()
      await expect(home.unread).toBeHidden()
    })
  },
)

test.describe('acts', () => {
  test.use({ forgiven: /503 \(Service Unavailable\)/ })

  test(
    'a published post stands first in Home; a favourite and the deck are there again after a reload; Boost, Favourite and Bookmark that are refused take themselves back and say why',
    { tag: ['@TL-19', '@OVR-05', '@ST-08'] },
    async ({ signedIn, instance }) => {
      await test.step('a published post stands first in Home', async () => {
        const form = composer(signedIn)
        const home = column(signedIn, 'Home')
        await expect(home.posts.first()).toBeVisible()

        await form.text.fill('Nine boats out, nine boats home.')
        await form.publish.click()

        await expect(home.posts.first()).toContainText('Nine boats out, nine boats home.')
        await expect(home.post('Nine boats out, nine boats home.')).toHaveCount(1)
        await expect(form.text).toHaveValue('')
      })

      await test.step('a favourite and the deck are there again after a reload', async () => {
        const favourite = post(await untouched(signedIn, 'Favourite')).action('Favourite')
        await expect(favourite).toHaveAttribute('aria-pressed', 'false')
        const titles = await columnTitles(signedIn)

        const accepted = signedIn.waitForResponse(
          (response) => response.url().endsWith('/favourite') && response.ok(),
        )
        await favourite.click()
        await expect(favourite).toHaveAttribute('aria-pressed', 'true')
        await accepted
        await signedIn.reload()

        await expect(favourite).toHaveAttribute('aria-pressed', 'true')
        await expect(deck(signedIn)).toBeVisible()
        expect(await columnTitles(signedIn)).toEqual(titles)
      })

      for (const name of ['Boost', 'Favourite', 'Bookmark'] as const) {
        await test.step(`${name} that is refused takes itself back and says why`, async () => {
          const button = post(await untouched(signedIn, name)).action(name)
          await expect(button).toHaveAttribute('aria-pressed', 'false')
          const fault = {
            path: '/api/v1/statuses/',
            method: 'POST',
            status: 503,
            error: `The harbour is closed to a ${name}`,
          }
          instance.controls.fail(fault)

          await button.click()

          await expect(signedIn.getByRole('alert').filter({ hasText: fault.error })).toBeVisible()
          await expect(button).toHaveAttribute('aria-pressed', 'false')
        })
      }
    },
  )
})
