import { slowFramesLaunch } from '../../scripts/browser-launch.ts'
import { drawFrames } from '../draw-frames.ts'
import { expect, openDeck, test } from '../fixtures.ts'
import { column } from '../page-objects.ts'
import { getBottom, scrollDown, findTopPost, waitForScrollEnd } from '../scroll-position.ts'

test.skip(slowFramesLaunch === null, 'Only headless Chromium can draw frames at a given interval.')
test.use({ launchOptions: slowFramesLaunch ?? {} })

/** The frame interval of a busy machine. Several timers fire between two frames. */
const SLOW_MS = 300

/** More than a page of posts. They and the gap below them are inserted above the scroll position in steps. */
const NEW_ROWS = 41

test(
  'keeps the scroll position with slow frames while new posts load above',
  { tag: ['@BY-31', '@BY-38', '@TL-24'] },
  async ({ page, instance }) => {
    const frames = drawFrames(page)
    await openDeck(page, instance.url)
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await scrollDown(page, 'Home', 6)
    const read = await findTopPost(page, 'Home')
    const row = column(page, 'Home').posts.filter({ has: page.locator(`a[href="${read.text}"]`) })
    const getPosition = () => row.first().getAttribute('aria-posinset').then(Number)
    const before = await getPosition()
    const address = page.url()
    await page.goto('about:blank')
    await instance.controls.post({ acct: 'kwame', text: 'Another day at the harbour', count: 90 })

    frames.setPace(SLOW_MS)
    await page.goto(address)

    await expect.poll(getPosition).toBe(before + NEW_ROWS)
    await waitForScrollEnd(page, 'Home')
    const moved = (await getBottom(page, 'Home', read.text)) - read.bottom
    expect(Math.abs(moved)).toBeLessThanOrEqual(1)
  },
)

test(
  'requests no older posts with slow frames before the user scrolls',
  { tag: '@TL-22' },
  async ({ page, instance }) => {
    drawFrames(page).setPace(SLOW_MS)
    const older: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.has('max_id')) older.push(request.url())
    })

    await openDeck(page, instance.url)

    for (const title of ['Home', 'Notifications']) {
      await expect(column(page, title).posts.first()).toBeVisible()
      await waitForScrollEnd(page, title)
    }
    expect(older).toEqual([])
  },
)
