import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column } from './pages.ts'

const HOME = /\/api\/v1\/timelines\/home\?/

/** What the next start finds. */
const expectKept = (page: Page, part: 'first-calls' | 'seen' | 'places', text: string) =>
  page.waitForFunction(
    ([end, words]) =>
      Object.entries(localStorage).some(
        ([name, value]) => name.endsWith(`/${end}`) && String(value).includes(words),
      ),
    [part, text] as const,
  )

test('a start asks for its lists while the program is still on its way, and asks once', async ({
  signedIn: page,
}) => {
  const { feed, posts } = column(page, 'Home')
  await expect(posts.first()).toBeVisible()
  // The first start reads a shorter page than one that has seen posts before.
  await expectKept(page, 'first-calls', 'limit=20')
  await expectKept(page, 'seen', 'home')
  await page.reload()
  await expectKept(page, 'first-calls', 'limit=40')
  const address = page.url()
  // What this document still asks for is none of the next one's.
  await page.goto('about:blank')
  const asked: string[] = []
  page.on('request', (request) => {
    // What came between the list and the stream, and what stands further down, are other questions.
    if (HOME.test(request.url()) && !/(?:since|max)_id=/.test(request.url()))
      asked.push(request.url())
  })

  const isAsked = page.waitForRequest(HOME)
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto(address)

  await expect(posts.first()).toBeVisible()
  await expect(feed).toHaveAttribute('aria-busy', 'false')
  expect(asked).toHaveLength(1)
})

test.describe('as it was left', () => {
  test.use({ keepsSight: true })

  test('a deck shows before its program has come, and nothing jumps when it has [BY-17]', async ({
    signedIn: page,
  }) => {
    const { region, posts } = column(page, 'Home')
    await expect(posts.first()).toBeVisible()
    await expectKept(page, 'first-calls', '/')
    await expectKept(page, 'seen', 'home')
    await region.locator('[data-virtuoso-scroller]').evaluate((list) => list.scrollTo(0, 300))
    const mark = region.getByRole('article').nth(1)
    const address = await mark.locator('a:has(time)').first().getAttribute('href')
    await expectKept(page, 'places', 'home')
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })

    const seen = page
      .locator('#sight article')
      .filter({ has: page.locator(`a[href="${address}"]`) })
    await expect(seen).toBeVisible()
    await expect(posts).toHaveCount(0)
    const before = await seen.boundingBox()
    letGo()

    await expect(page.locator('#sight')).toHaveCount(0)
    const live = region.getByRole('article').filter({ has: page.locator(`a[href="${address}"]`) })
    const after = await live.boundingBox()
    expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(1)
    expect(Math.abs(after!.height - before!.height)).toBeLessThanOrEqual(1)
  })
})
