import { describe, expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import type { StatusEntity } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { createMemoryStorage } from '../../lib/storage.ts'
import { requestScrollToTopAtom } from '../../state/columns/column-requests.ts'
import { ABSENCE_MS, openingPositionAtoms } from '../../state/scroll-positions/opening-position.ts'
import { startSavingScrollPositions } from '../../state/scroll-positions/write-scroll-positions.ts'
import { applyStreamEventsAtom } from '../../state/streaming/apply-stream-events.ts'
import { FRAMES_BETWEEN_RECOMPUTES } from '../../state/timelines/schedule-recompute.ts'
import { status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse } from '../../testing/scripted-server.ts'
import {
  getListScroller,
  waitForFrames,
  findFirstVisibleRow,
  scrollTo,
} from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { getUnreadDividerPx } from '../../ui/live-list/list-position.ts'
import { TimelineColumn } from './TimelineColumn.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const OLDEST = 101

/** Rows of different heights, like real ones. */
const createPost = (number: number): StatusEntity =>
  status({
    id: String(number),
    content: `<p>post ${number} ${'and some more words '.repeat((number * 7) % 23)}</p>`,
  })

/** A server that stores posts from 101 up to the newest, without the deleted ones. */
function createTimelineServer(newest: number, deleted: readonly number[] = []) {
  const all = Array.from({ length: newest - OLDEST + 1 }, (_, index) => newest - index).filter(
    (number) => !deleted.includes(number),
  )
  return (request: Request) => {
    const query = new URL(request.url).searchParams
    const [limit, max, min, since] = ['limit', 'max_id', 'min_id', 'since_id'].map((name) =>
      Number(query.get(name) ?? 0),
    )
    const older = max === 0 ? all : all.filter((number) => number < max!)
    const newer = older.filter((number) => number > Math.max(min!, since!))
    const items = min === 0 ? newer.slice(0, limit) : newer.slice(-limit!)
    const last = items.at(-1) ?? OLDEST
    const next = last > OLDEST ? `/api/v1/timelines/home?max_id=${last}` : undefined
    return createPageResponse(items.map(createPost), next)
  }
}

const getRow = (number: number) =>
  browserPage.getByRole('article', { name: new RegExp(`post ${number}\\b`) })
const getTop = (number: number) => getRow(number).element().getBoundingClientRect().top
const getFirstVisiblePost = () =>
  Number(/post (\d+)/.exec(findFirstVisibleRow(getListScroller())?.textContent ?? '')?.[1])

/** @param after time since the first visit, in ms */
async function open(storage = createMemoryStorage(), reply = createTimelineServer(200), after = 0) {
  const opened = testSession({ columns: [column('a', 'HOME')], storage })
  await opened.platform.clock.advance(after)
  opened.server.on(GET_HOME, reply)
  const stop = startSavingScrollPositions(opened.session)
  const screen = await renderWithSession(
    opened.session,
    <div style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}>
      <TimelineColumn uuid="a" label="Home" />
    </div>,
  )
  const feed = screen.getByRole('feed', { name: 'Home' })
  await expect.element(feed).toBeVisible()
  // The list cannot be scrolled before its rows are rendered.
  await expect.element(feed.getByRole('article').first()).toBeInTheDocument()
  const leave = async () => {
    opened.platform.setHidden(true)
    stop()
    await screen.unmount()
  }
  return { ...opened, storage, screen, leave }
}

const line = browserPage.getByRole('separator', { name: 'You left off here' })

describe('TimelineColumn after a reload', { tags: ['BY-31'] }, () => {
  test.each([30, 460, 700, 1_100, 2_400])(
    'restores a position of %i px to the pixel after a reload',
    async (px) => {
      const first = await open()
      await scrollTo(getListScroller(), px)
      const read = getFirstVisiblePost()
      const before = getTop(read)
      await first.leave()

      await open(first.storage)

      await expect.element(getRow(read)).toBeVisible()
      await waitForFrames(20)
      expect(Math.abs(getTop(read) - before)).toBeLessThanOrEqual(1)
    },
  )

  test('shows the last read post in the first painted frame, without a jump', async () => {
    const first = await open()
    await scrollTo(getListScroller(), 1_500)
    const read = getFirstVisiblePost()
    const before = getTop(read)
    await first.leave()
    const seen: number[] = []
    let isWatching = true
    const watch = () => {
      const [scroller] = document.querySelectorAll('[data-virtuoso-scroller]')
      const shown = [...(scroller?.querySelectorAll('article') ?? [])].filter((article) =>
        article.checkVisibility({ visibilityProperty: true }),
      )
      if (shown.length > 0) {
        const mine = shown.find((article) => article.textContent?.includes(`post ${read} `))
        seen.push(mine === undefined ? Number.NaN : mine.getBoundingClientRect().top - before)
      }
      if (isWatching) requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)

    await open(first.storage)
    await waitForFrames(30)
    isWatching = false

    expect(seen.length).toBeGreaterThan(10)
    expect(seen.filter((shift) => !(Math.abs(shift) <= 1))).toEqual([])
  })

  test('restores the position after a night, with the newest posts above a gap', async () => {
    const first = await open()
    await scrollTo(getListScroller(), 1_500)
    const read = getFirstVisiblePost()
    const before = getTop(read)
    await first.leave()

    const { server } = await open(first.storage, createTimelineServer(500))
    await expect.element(getRow(read)).toBeVisible()
    await waitForFrames(30)

    expect(Math.abs(getTop(read) - before)).toBeLessThanOrEqual(1)
    // The last read post is near the end of the cached rows, so older posts may be loaded as well.
    await expect.poll(() => server.calls()).toContain('GET /api/v1/timelines/home?limit=40')
    await expect.element(browserPage.getByRole('button', { name: '75 new' })).toBeVisible()
  })

  test('draws a line between new posts and the last read one, and moves no row', async () => {
    const first = await open()
    await scrollTo(getListScroller(), 1_500)
    const read = getFirstVisiblePost()
    const before = getTop(read)
    await first.leave()

    const second = await open(first.storage, createTimelineServer(203), ABSENCE_MS)
    await expect.element(getRow(read)).toBeVisible()
    await waitForFrames(20)
    expect(Math.abs(getTop(read) - before)).toBeLessThanOrEqual(1)
    await scrollTo(getListScroller(), getListScroller().scrollTop - 400)
    await expect.element(line).toBeVisible()
    const marked = line.element().closest('article')
    expect(marked?.textContent).toContain(`post ${read + 1} `)
    const reread = getFirstVisiblePost()
    const after = getTop(reread)
    await second.leave()

    // The position is the same with the line rendered.
    await open(first.storage, createTimelineServer(204), 2 * ABSENCE_MS)
    await expect.element(getRow(reread)).toBeVisible()
    await waitForFrames(30)
    expect(Math.abs(getTop(reread) - after)).toBeLessThanOrEqual(1)
  })

  test('draws no line without new posts', async () => {
    const first = await open()
    await scrollTo(getListScroller(), 1_500)
    const read = getFirstVisiblePost()
    await first.leave()

    await open(first.storage, createTimelineServer(200), ABSENCE_MS)
    await expect.element(getRow(read)).toBeVisible()
    await scrollTo(getListScroller(), getListScroller().scrollTop - 200)

    expect(line.query()).toBeNull()
  })

  test('draws the line below new posts after leaving at the top, and not at the next visit', async () => {
    const first = await open()
    await first.leave()

    const second = await open(first.storage, createTimelineServer(202), ABSENCE_MS)
    await expect.element(line).toBeVisible()
    expect(line.element().closest('article')?.textContent).toContain('post 200 ')
    expect(getListScroller().scrollTop).toBe(0)
    await second.leave()

    await open(first.storage, createTimelineServer(202), 2 * ABSENCE_MS)
    await expect.element(getRow(202)).toBeVisible()
    await waitForFrames(10)
    expect(line.query()).toBeNull()
  })

  test.each([
    [0, 'the top'],
    [1_500, 'further down'],
  ])('draws no line at %i px (%s) when the user was away for less than an absence', async (px) => {
    const first = await open()
    await scrollTo(getListScroller(), px)
    const read = px === 0 ? 202 : getFirstVisiblePost()
    await first.leave()

    const { session } = await open(first.storage, createTimelineServer(202), ABSENCE_MS - 1)
    await expect.element(getRow(read)).toBeVisible()
    await waitForFrames(20)

    expect(session.store.get(openingPositionAtoms(session)('a')).leftAt).toBeNull()
    await scrollTo(getListScroller(), getListScroller().scrollTop - 400)
    expect(line.query()).toBeNull()
  })

  test('restores the position at a neighbour when the post was deleted', async () => {
    const first = await open()
    await scrollTo(getListScroller(), 1_500)
    const read = getFirstVisiblePost()
    await first.leave()

    await open(first.storage, createTimelineServer(210, [read, read + 1]), ABSENCE_MS)

    await expect.element(getRow(read - 1)).toBeVisible()
    await waitForFrames(10)
    const edge = getListScroller().getBoundingClientRect().top
    // The post's own article contains the line above it.
    expect(Math.abs(getTop(read - 1) + getUnreadDividerPx() - edge)).toBeLessThanOrEqual(1)
  })

  test('shows the newest page when the server ignores the position', async () => {
    const first = await open()
    await scrollTo(getListScroller(), 1_500)
    await first.leave()
    const newest = createTimelineServer(900)

    await open(first.storage, () => newest(new Request('https://colonnade.example/?limit=20')))

    await expect.element(getRow(900)).toBeVisible()
    expect(getListScroller().scrollTop).toBe(0)
  })

  test('moves no row when posts stream in after a reload', { tags: ['TL-24'] }, async () => {
    const first = await open()
    await scrollTo(getListScroller(), 1_500)
    const read = getFirstVisiblePost()
    await first.leave()
    const { session, platform } = await open(first.storage)
    await expect.element(getRow(read)).toBeVisible()
    await waitForFrames(20)
    const before = getTop(read)

    for (let next = 201; next <= 215; next += 1) {
      session.store.set(applyStreamEventsAtom, session, [
        { key: HOME, event: { type: 'update', status: createPost(next) } },
      ])
      platform.renderFrames(FRAMES_BETWEEN_RECOMPUTES)
      await waitForFrames(3)
      expect(Math.abs(getTop(read) - before)).toBeLessThanOrEqual(1)
    }
    await expect.element(browserPage.getByRole('button', { name: '15 new' })).toBeVisible()
  })

  test('keeps the stored position when it is closed before restoring it', async () => {
    const first = await open()
    await scrollTo(getListScroller(), 1_500)
    const read = getFirstVisiblePost()
    const before = getTop(read)
    await first.leave()
    const second = await open(first.storage)
    await second.leave()

    await open(first.storage)

    await expect.element(getRow(read)).toBeVisible()
    await waitForFrames(20)
    expect(Math.abs(getTop(read) - before)).toBeLessThanOrEqual(1)
  })

  test('restores the position when rows render slowly, and inserts no posts before', async () => {
    const first = await open()
    await scrollTo(getListScroller(), 1_500)
    const read = getFirstVisiblePost()
    const before = getTop(read)
    await first.leave()

    let late = 40
    const holdBack = () => {
      const scroller = document.querySelector('[data-virtuoso-scroller]')
      if (scroller !== null) {
        scroller.scrollTop = 0
        late -= 1
      }
      if (late > 0) requestAnimationFrame(holdBack)
    }
    requestAnimationFrame(holdBack)

    await open(first.storage, createTimelineServer(500))
    await expect.poll(() => late).toBe(0)

    await expect.element(getRow(read)).toBeVisible()
    await expect.poll(() => Math.abs(getTop(read) - before)).toBeLessThanOrEqual(1)
    await expect.element(browserPage.getByRole('button', { name: '75 new' })).toBeVisible()
    expect(Math.abs(getTop(read) - before)).toBeLessThanOrEqual(1)
  })

  test.each(['the pill', 'the title of the column'])(
    'scrolls to the top by %s while the position is being restored',
    { tags: ['COL-07'] },
    async (by) => {
      const first = await open()
      await scrollTo(getListScroller(), 1_500)
      await first.leave()
      const { session } = await open(first.storage, createTimelineServer(240))
      const pill = browserPage.getByRole('button', { name: '40 new' })
      await expect.element(pill).toBeVisible()

      if (by === 'the pill') (pill.element() as HTMLElement).click()
      else session.app.set(requestScrollToTopAtom, 'a')
      // As long as restoring would take, if it were still in progress.
      await waitForFrames(60)

      expect(getListScroller().scrollTop).toBe(0)
      await expect.element(getRow(240)).toBeVisible()
    },
  )
})
