import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { column } from '../page-objects.ts'

const LISTS = ['/api/v1/notifications', '/api/v1/timelines/home']

/** Waits for an entry that the next start reads. */
const waitForEntry = (page: Page, part: 'first-calls' | 'seen' | 'places', text: string) =>
  page.waitForFunction(
    ([end, words]) =>
      Object.entries(localStorage).some(
        ([name, value]) => name.endsWith(`/${end}`) && String(value).includes(words),
      ),
    [part, text] as const,
  )

test(
  'requests each list once on a reload when its stream is connected',
  { tag: '@TL-04' },
  async ({ signedIn: page, instance }) => {
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await waitForEntry(page, 'first-calls', '/')
    await waitForEntry(page, 'seen', 'home')
    await waitForEntry(page, 'seen', 'notifications')
    const address = page.url()
    // Pending requests of this document must not count for the next one.
    await page.goto('about:blank')
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (LISTS.includes(pathname)) requests.push(pathname)
    })
    const socketOpened = page.waitForEvent('websocket')
    await page.goto(address)
    await socketOpened
    await expect.poll(() => requests.toSorted()).toEqual(LISTS)
    await expect(column(page, 'Home').feed).toHaveAttribute('aria-busy', 'false')

    // A streamed post proves that the stream is open and that it caused no further request.
    await instance.controls.post({ acct: 'kwame', text: 'By the stream' })
    await expect(column(page, 'Home').post('By the stream')).toHaveCount(1)
    expect(requests.toSorted()).toEqual(LISTS)
  },
)

test.describe('page snapshot', () => {
  test.use({ hasSnapshot: true })

  test(
    'shows the deck before the program loads, without a layout shift when it takes over',
    { tag: '@BY-17' },
    async ({ signedIn: page }) => {
      const { region, posts } = column(page, 'Home')
      await expect(posts.first()).toBeVisible()
      await waitForEntry(page, 'first-calls', '/')
      await waitForEntry(page, 'seen', 'home')
      await region.locator('[data-virtuoso-scroller]').evaluate((list) => list.scrollTo(0, 300))
      const anchor = region.getByRole('article').nth(1)
      const address = await anchor.locator('a:has(time)').first().getAttribute('href')
      await waitForEntry(page, 'places', 'home')
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
        await released
        await route.continue()
      })
      await page.reload({ waitUntil: 'commit' })

      const snapshotRow = page
        .locator('#sight article')
        .filter({ has: page.locator(`a[href="${address}"]`) })
      await expect(snapshotRow).toBeVisible()
      await expect(posts).toHaveCount(0)
      const before = await snapshotRow.boundingBox()
      release()

      await expect(page.locator('#sight')).toHaveCount(0)
      const live = region.getByRole('article').filter({ has: page.locator(`a[href="${address}"]`) })
      const after = await live.boundingBox()
      expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(1)
      expect(Math.abs(after!.height - before!.height)).toBeLessThanOrEqual(1)
    },
  )
})
