import { slowFramesLaunch } from '../../scripts/browser-launch.ts'
import { drawFrames } from '../draw-frames.ts'
import { expect, openDeck, test } from '../fixtures.ts'
import { column } from '../pages.ts'
import { bottomOf, readOn, readPost, standsStill } from '../reading-place.ts'

test.skip(slowFramesLaunch === null, 'Only the Chromium without windows draws at a pace of ours.')
test.use({ launchOptions: slowFramesLaunch ?? {} })

/** A busy machine's: as others work, timers come due several times between two of its frames. */
const SLOW_MS = 300

/** More than one page of them: these, and the gap below, come in above the reader bit by bit. */
const NEW_ROWS = 41

test(
  'where frames are slow a column stands at its post, too, while what is new comes in above',
  { tag: ['@BY-31', '@BY-38', '@TL-24'] },
  async ({ page, instance }) => {
    const frames = drawFrames(page)
    await openDeck(page, instance.url)
    await expect(column(page, 'Home').posts.first()).toBeVisible()
    await readOn(page, 'Home', 6)
    const read = await readPost(page, 'Home')
    const row = column(page, 'Home').posts.filter({ has: page.locator(`a[href="${read.text}"]`) })
    const number = () => row.first().getAttribute('aria-posinset').then(Number)
    const before = await number()
    const address = page.url()
    await page.goto('about:blank')
    await instance.controls.say({ acct: 'kwame', text: 'Another day at the harbour', count: 90 })

    frames.setPace(SLOW_MS)
    await page.goto(address)

    await expect.poll(number).toBe(before + NEW_ROWS)
    await standsStill(page, 'Home')
    const moved = (await bottomOf(page, 'Home', read.text)) - read.bottom
    expect(Math.abs(moved)).toBeLessThanOrEqual(1)
  },
)

test(
  'where frames are slow a start asks for no older posts before anybody scrolls',
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
      await standsStill(page, title)
    }
    expect(older).toEqual([])
  },
)
