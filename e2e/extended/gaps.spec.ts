import type { Locator, Page, WebSocketRoute } from '@playwright/test'
import { expect, openDeck, test } from '../fixtures.ts'
import { column } from '../pages.ts'

const SAYING = 'The log of the night watch'
const SAID = new RegExp(`${SAYING} (\\d+)`)

/** The row of a gap, and the ways to close it. */
const gapIn = (region: Locator) => {
  const row = region.getByRole('article', { name: 'Gap' })
  return {
    row,
    fill: row.getByRole('button', { name: 'Load missing posts' }),
    fillUpwards: row.getByRole('button', { name: 'Load from older side' }),
  }
}

/** What a turn of the wheel moves, moves smoothly: whoever turns on before flies past what they look for. */
const standsStill = (region: Locator) =>
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
  isThere: () => Promise<boolean>,
) {
  await region.hover({ position: { x: 100, y: 300 } })
  await expect
    .poll(
      async () => {
        if (await isThere()) return true
        await page.mouse.wheel(0, by)
        await standsStill(region)
        return false
      },
      { timeout: 60_000, intervals: [120] },
    )
    .toBe(true)
}

/** The nearest row above or below the gap, once nothing moves any more. */
async function neighbour(region: Locator, side: 'above' | 'below') {
  const number = await gapIn(region).row.getAttribute('aria-posinset').then(Number)
  const row = rowAt(region, number + (side === 'above' ? -1 : 1))
  // Its words would not do: they say how long ago it was.
  const address = await row.locator('a:has(time)').getAttribute('href')
  const kept = region
    .getByRole('article')
    .filter({ has: region.page().locator(`a[href="${address}"]`) })
  await rests(kept)
  return kept
}

/** Until no wheel moves a row any more. Frames are the screen's: the page's own go by a clock that is faked. */
const rests = (row: Locator) =>
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

/** Where a row stands when something is pressed: on a busy machine a list that seemed to rest may move until then. */
const topAtPress = (row: Locator) =>
  row.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const measure = () => resolve(element.getBoundingClientRect().top)
        document.addEventListener('click', measure, { capture: true, once: true })
      }),
  )

/** Presses one of a gap's ways: a page comes in, and the row beside the gap stands where it stood. */
async function fillBeside(region: Locator, way: 'fill' | 'fillUpwards') {
  const gap = gapIn(region)
  const place = await gap.row.getAttribute('aria-posinset').then(Number)
  const row = await neighbour(region, way === 'fill' ? 'above' : 'below')
  const pressed = topAtPress(row)

  await gap[way].click()
  const top = await pressed

  // From the top what came stands in the gap's place, from the bottom the gap stays and the row below is moved on.
  const isIn =
    way === 'fill'
      ? rowAt(region, place).filter({ hasText: SAID })
      : row.and(rowAt(region, place + 21))
  await expect(isIn).toBeAttached()
  await expect.poll(async () => Math.abs((await row.boundingBox())!.y - top)).toBeLessThanOrEqual(1)
}

const rowAt = (region: Locator, place: number) =>
  region.locator(`article[aria-posinset="${place}"]`)

/** What was said, by its place in the list, read from its top downwards. */
async function readAll(page: Page, title: string, last: number): Promise<readonly number[]> {
  const { region, posts } = column(page, title)
  const read = new Map<number, string>()
  const look = async () => {
    const seen = await posts.evaluateAll((articles) =>
      articles.map((each) => [Number(each.ariaPosInSet), each.textContent ?? ''] as const),
    )
    for (const [place, text] of seen) read.set(place, text)
    return read.has(last)
  }
  await region.getByRole('heading').getByRole('button', { name: title }).click()
  await expect(posts.first()).toHaveAttribute('aria-posinset', '1')
  await wheelUntil(page, region, 500, look)
  return [...read]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, text]) => SAID.exec(text)?.[1] ?? [])
    .map(Number)
}

const downTo = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index)

test.describe('without a socket', () => {
  test.use({ forgiven: /WebSocket connection to .* failed/ })

  test(
    'a column says that it reconnects and is asked for; what was lost is a gap that fills from both ends in its place',
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
      await instance.controls.say({ acct: 'kwame', text: 'By the next boat' })
      // Less than a beat of the clock at a time is no sleep; no step more than the first poll needs, or the next comes
      // while the log is being said.
      await expect(async () => {
        await page.clock.fastForward(15_000)
        await expect(post('By the next boat')).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expect(region.getByText('Reconnecting…')).toBeVisible()

      await instance.controls.say({ acct: 'kwame', text: SAYING, count: 90 })
      instance.controls.refuseSockets(null)
      const caughtUp = page.waitForResponse(/timelines\/home\?limit=40$/)
      await page.clock.fastForward(31_000)
      await expect(region.getByTitle('Live')).toBeAttached()
      await expect(post(`${SAYING} 90`)).toBeVisible()
      // Rows that were listed before are read again some seconds later: what is filled by then would be read with them.
      await caughtUp
      await page.clock.fastForward(10_000)

      const gap = gapIn(region)
      await wheelUntil(page, region, 250, () => gap.row.isVisible())
      await gap.row.scrollIntoViewIfNeeded()
      await fillBeside(region, 'fill')
      await wheelUntil(page, region, 250, () => gap.row.isVisible())
      await gap.row.scrollIntoViewIfNeeded()
      await fillBeside(region, 'fillUpwards')
      await wheelUntil(page, region, -200, () => gap.row.isVisible())
      await gap.fill.click()
      await expect(gap.row).toHaveCount(0)

      expect(await readAll(page, 'Home', 92)).toEqual(downTo(90, 1))
      await expect(post('By the next boat')).toHaveCount(1)
    },
  )
})

/** The page's sockets, which hear nothing while the machine sleeps. */
async function sleepySockets(page: Page) {
  let isAsleep = false
  let unheard = ''
  await page.routeWebSocket(/\/api\/v1\/streaming/, (socket: WebSocketRoute) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (isAsleep) unheard += String(message)
      else socket.send(message)
    })
  })
  return {
    sleep: () => void (isAsleep = true),
    /** @param last what is said before it wakes: on its way still, it would be heard after all */
    wake: async (last: string) => {
      await expect.poll(() => unheard).toContain(last)
      isAsleep = false
      await page.clock.fastForward('06:00:00')
    },
  }
}

test(
  'after the machine slept a column has caught up, with a gap where more was said than a page holds',
  { tag: ['@BY-38', '@TL-11'] },
  async ({ page, instance }) => {
    test.slow()
    await page.clock.install()
    const machine = await sleepySockets(page)
    await openDeck(page, instance.url)
    const { region, post, posts } = column(page, 'Home')
    // A socket that is open may not be listened to yet.
    await expect(async () => {
      await instance.controls.say({ acct: 'kwame', text: 'Good night' })
      await expect(post('Good night').first()).toBeVisible({ timeout: 2_000 })
    }).toPass()

    machine.sleep()
    await instance.controls.say({ acct: 'kwame', text: SAYING, count: 55 })
    await expect(posts.first()).toContainText('Good night')
    await machine.wake(`${SAYING} 55`)

    await expect(post(`${SAYING} 55`)).toBeVisible()
    await expect(region.getByTitle('Live')).toBeAttached()
    const gap = gapIn(region)
    await wheelUntil(page, region, 250, () => gap.row.isVisible())
    await expect(gap.row).toContainText(/missing/)
    await gap.fill.click()
    await expect(gap.row).toHaveCount(0)
    expect(await readAll(page, 'Home', 56)).toEqual(downTo(55, 1))
  },
)
