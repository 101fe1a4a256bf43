import { expect, openDeck, test } from '../fixtures.ts'
import { column } from '../page-objects.ts'
import { getBottom, scrollDown, findTopPost } from '../scroll-position.ts'

const LINE = 'You left off here'

test(
  'restores the scroll position after days, with a gap above the posts that were read',
  { tag: ['@BY-31', '@TL-11'] },
  async ({ page, signedIn, instance }) => {
    test.slow()
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await scrollDown(page, 'Home', 6)
    const read = await findTopPost(page, 'Home')
    const address = signedIn.url()
    await page.goto('about:blank')
    await instance.controls.post({ acct: 'kwame', text: 'Another day at the harbour', count: 90 })

    await page.goto(address)

    await expect
      .poll(async () => Math.abs((await getBottom(page, 'Home', read.text)) - read.bottom), {
        timeout: 20_000,
      })
      .toBeLessThanOrEqual(1)
    const { region, unread, feed } = column(page, 'Home')
    await expect(unread).toHaveText(/\d\d+ new/)
    await unread.click()
    await expect(column(page, 'Home').post('Another day at the harbour').first()).toBeInViewport()
    await feed.hover({ position: { x: 100, y: 200 } })
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 500)
          return region.getByRole('button', { name: 'Load missing posts' }).count()
        },
        { timeout: 60_000, intervals: [120] },
      )
      .toBe(1)
  },
)

test(
  'opens Home on a second device at the read marker of the first',
  { tag: '@BY-13' },
  async ({ page, signedIn, instance, browser }) => {
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/v1/markers') && response.request().method() === 'POST',
      { timeout: 30_000 },
    )
    await signedIn.goto('about:blank')
    await instance.controls.post({ acct: 'kwame', text: 'Read me elsewhere', count: 12 })

    const other = await (await browser.newContext()).newPage()
    await openDeck(other, instance.url)

    const home = column(other, 'Home')
    await expect(home.unread).toHaveText(/12 new/)
    await expect(home.region.getByRole('separator', { name: LINE })).toBeVisible()
    await other.context().close()
  },
)
