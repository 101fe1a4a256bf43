import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { column } from '../pages.ts'

const LISTS = ['/api/v1/notifications', '/api/v1/timelines/home']

/** What the next start finds. */
const expectKept = (page: Page, part: 'first-calls' | 'seen' | 'places', text: string) =>
  page.waitForFunction(
    ([end, words]) =>
      Object.entries(localStorage).some(
        ([name, value]) => name.endsWith(`/${end}`) && String(value).includes(words),
      ),
    [part, text] as const,
  )

test(
  'asks once for each list at a reload, when its stream delivers',
  { tag: '@TL-04' },
  async ({ signedIn: page, instance }) => {
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await expectKept(page, 'first-calls', '/')
    await expectKept(page, 'seen', 'home')
    await expectKept(page, 'seen', 'notifications')
    const address = page.url()
    // What this document still asks for is none of the next one's.
    await page.goto('about:blank')
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (LISTS.includes(pathname)) asked.push(pathname)
    })
    const isHeard = page.waitForEvent('websocket')
    await page.goto(address)
    await isHeard
    await expect.poll(() => asked.toSorted()).toEqual(LISTS)
    await expect(column(page, 'Home').feed).toHaveAttribute('aria-busy', 'false')

    // What comes by the stream shows that it is open, and that nothing was asked for because of it.
    await instance.controls.say({ acct: 'kwame', text: 'By the stream' })
    await expect(column(page, 'Home').post('By the stream')).toHaveCount(1)
    expect(asked.toSorted()).toEqual(LISTS)
  },
)

test.describe('as it was left', () => {
  test.use({ keepsSight: true })

  test(
    'a deck shows before its program has come, and nothing jumps when it has',
    { tag: '@BY-17' },
    async ({ signedIn: page }) => {
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
    },
  )
})
