import type { Locator, Page, WebSocketRoute } from '@playwright/test'
import { expect, openDeck, test } from '../fixtures.ts'
import { column } from '../page-objects.ts'

const POST_TEXT = 'The log of the night watch'
const POST_PATTERN = new RegExp(`${POST_TEXT} (\\d+)`)

/** The row of a gap, and its two buttons. */
const getGap = (region: Locator) => {
  const row = region.getByRole('article', { name: 'Gap' })
  return {
    row,
    fill: row.getByRole('button', { name: 'Load missing posts' }),
    fillUpwards: row.getByRole('button', { name: 'Load from older side' }),
  }
}

/** Waits until smooth scrolling has ended. A second turn of the wheel would otherwise scroll past the target. */
const waitForScrollEnd = (region: Locator) =>
  region.locator('[data-virtuoso-scroller]').evaluate(
    (scroller) =>
      new Promise<void>((done) => {
        let [before, frames, still] = [scroller.scrollTop, 0, 0]
        const look = () => {
          still = scroller.scrollTop === before ? still + 1 : 0
          before = scroller.scrollTop
          frames += 1
          if (frames > 8 && still > 2) done()
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )

async function wheelUntil(
  page: Page,
  region: Locator,
  by: number,
  isVisible: () => Promise<boolean>,
) {
  await region.hover({ position: { x: 100, y: 300 } })
  await expect
    .poll(
      async () => {
        if (await isVisible()) return true
        await page.mouse.wheel(0, by)
        await waitForScrollEnd(region)
        return false
      },
      { timeout: 60_000, intervals: [120] },
    )
    .toBe(true)
}

/** Returns the row directly above or below the gap, once it has stopped moving. */
async function findNeighbour(region: Locator, side: 'above' | 'below') {
  const number = await getGap(region).row.getAttribute('aria-posinset').then(Number)
  const row = getRow(region, number + (side === 'above' ? -1 : 1))
  // The text of the row cannot identify it, because it contains the relative time.
  const address = await row.locator('a:has(time)').getAttribute('href')
  const target = region
    .getByRole('article')
    .filter({ has: region.page().locator(`a[href="${address}"]`) })
  await waitForRest(target)
  return target
}

/**
 * Waits until the row has stopped moving. It uses a ResizeObserver as the frame clock, because requestAnimationFrame
 * follows the fake clock.
 */
const waitForRest = (row: Locator) =>
  row.evaluate(async (element) => {
    const frame = () =>
      new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(element)
      })
    let still = 0
    let top = element.getBoundingClientRect().top
    while (still < 5) {
      await frame()
      const now = element.getBoundingClientRect().top
      still = now === top ? still + 1 : 0
      top = now
    }
  })

/** Measures the row at the moment of the click. On a busy machine a list that looked still may move until then. */
const measureTopOnClick = (row: Locator) =>
  row.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const measure = () => resolve(element.getBoundingClientRect().top)
        document.addEventListener('click', measure, { capture: true, once: true })
      }),
  )

/** Clicks one of the buttons of a gap. Expects a page of posts, and the row beside the gap in its place. */
async function expectFillInPlace(region: Locator, way: 'fill' | 'fillUpwards') {
  const gap = getGap(region)
  const position = await gap.row.getAttribute('aria-posinset').then(Number)
  const row = await findNeighbour(region, way === 'fill' ? 'above' : 'below')
  const topOnClick = measureTopOnClick(row)

  await gap[way].click()
  const top = await topOnClick

  // From the top, new posts take the position of the gap. From the bottom, the gap stays and the row below moves
  // down.
  const isIn =
    way === 'fill'
      ? getRow(region, position).filter({ hasText: POST_PATTERN })
      : row.and(getRow(region, position + 21))
  await expect(isIn).toBeAttached()
  await expect.poll(async () => Math.abs((await row.boundingBox())!.y - top)).toBeLessThanOrEqual(1)
}

const getRow = (region: Locator, position: number) =>
  region.locator(`article[aria-posinset="${position}"]`)

/** Reads the numbers of the published posts from the top of the list downwards. */
async function readAll(page: Page, title: string, last: number): Promise<readonly number[]> {
  const { region, posts } = column(page, title)
  const read = new Map<number, string>()
  const look = async () => {
    const seen = await posts.evaluateAll((articles) =>
      articles.map((each) => [Number(each.ariaPosInSet), each.textContent ?? ''] as const),
    )
    for (const [position, text] of seen) read.set(position, text)
    return read.has(last)
  }
  await region.getByRole('heading').getByRole('button', { name: title }).click()
  await expect(posts.first()).toHaveAttribute('aria-posinset', '1')
  await wheelUntil(page, region, 500, look)
  return [...read]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, text]) => POST_PATTERN.exec(text)?.[1] ?? [])
    .map(Number)
}

const countDown = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index)

test.describe('without a WebSocket', () => {
  test.use({ allowedErrors: /WebSocket connection to .* failed/ })

  test(
    'shows that it reconnects and polls, and fills the gap of missed posts from both ends',
    { tag: ['@BY-33', '@BY-38', '@TL-11', '@TL-12', '@TL-13', '@TL-18', '@TL-24'] },
    async ({ page, instance }) => {
      test.slow()
      await page.clock.install()
      await openDeck(page, instance.url)
      const { region, post, posts } = column(page, 'Home')
      await expect(posts.first()).toBeVisible()
      await expect(region.getByTitle('Live')).toBeAttached()

      instance.controls.refuseSockets(404)
      instance.controls.dropSockets()
      await expect(region.getByText('Reconnecting…')).toBeVisible()
      await instance.controls.post({ acct: 'kwame', text: 'By the next boat' })
      // Jumps of less than the clock's interval do not count as sleep. Each is at most as long as the wait for the
      // first poll; a longer one would cause a poll while the posts are published.
      await expect(async () => {
        await page.clock.fastForward(15_000)
        await expect(post('By the next boat')).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expect(region.getByText('Reconnecting…')).toBeVisible()

      await instance.controls.post({ acct: 'kwame', text: POST_TEXT, count: 90 })
      instance.controls.refuseSockets(null)
      const caughtUp = page.waitForResponse(/timelines\/home\?limit=40$/)
      await page.clock.fastForward(31_000)
      await expect(region.getByTitle('Live')).toBeAttached()
      await expect(post(`${POST_TEXT} 90`)).toBeVisible()
      // Listed rows are refreshed some seconds later. Rows that are filled in by then would be refreshed too.
      await caughtUp
      await page.clock.fastForward(10_000)

      const gap = getGap(region)
      await wheelUntil(page, region, 250, () => gap.row.isVisible())
      await gap.row.scrollIntoViewIfNeeded()
      await expectFillInPlace(region, 'fill')
      await wheelUntil(page, region, 250, () => gap.row.isVisible())
      await gap.row.scrollIntoViewIfNeeded()
      await expectFillInPlace(region, 'fillUpwards')
      await wheelUntil(page, region, -200, () => gap.row.isVisible())
      await gap.fill.click()
      await expect(gap.row).toHaveCount(0)

      expect(await readAll(page, 'Home', 92)).toEqual(countDown(90, 1))
      await expect(post('By the next boat')).toHaveCount(1)
    },
  )
})

/** Controls the WebSockets of the page, which receive nothing while the machine sleeps. */
async function createSleepControl(page: Page) {
  let isAsleep = false
  let missed = ''
  await page.routeWebSocket(/\/api\/v1\/streaming/, (socket: WebSocketRoute) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (isAsleep) missed += String(message)
      else socket.send(message)
    })
  })
  return {
    sleep: () => void (isAsleep = true),
    /** @param last the last post before the machine wakes; it would still be delivered if it arrived later */
    wake: async (last: string) => {
      await expect.poll(() => missed).toContain(last)
      isAsleep = false
      await page.clock.fastForward('06:00:00')
    },
  }
}

test(
  'catches up after sleep, with a gap when more posts were missed than fit a page',
  { tag: ['@BY-38', '@TL-11'] },
  async ({ page, instance }) => {
    test.slow()
    await page.clock.install()
    const machine = await createSleepControl(page)
    await openDeck(page, instance.url)
    const { region, post, posts } = column(page, 'Home')
    // An open WebSocket may not be subscribed yet.
    await expect(async () => {
      await instance.controls.post({ acct: 'kwame', text: 'Good night' })
      await expect(post('Good night').first()).toBeVisible({ timeout: 2_000 })
    }).toPass()

    machine.sleep()
    await instance.controls.post({ acct: 'kwame', text: POST_TEXT, count: 55 })
    await expect(posts.first()).toContainText('Good night')
    await machine.wake(`${POST_TEXT} 55`)

    await expect(post(`${POST_TEXT} 55`)).toBeVisible()
    await expect(region.getByTitle('Live')).toBeAttached()
    const gap = getGap(region)
    await wheelUntil(page, region, 250, () => gap.row.isVisible())
    await expect(gap.row).toContainText(/missing/)
    await gap.fill.click()
    await expect(gap.row).toHaveCount(0)
    expect(await readAll(page, 'Home', 56)).toEqual(countDown(55, 1))
  },
)
