import { expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import type { StatusEntity } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { memoryStorage } from '../../lib/storage.ts'
import { requestScrollToTopAtom } from '../../state/columns/column-views.ts'
import { ABSENCE_MS, arrivalAtoms } from '../../state/places/arrival.ts'
import { startKeepingPlaces } from '../../state/places/keep-places.ts'
import { applyStreamEventsAtom } from '../../state/streaming/apply-events.ts'
import { status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page } from '../../testing/scripted-server.ts'
import { listScroller, painted, readArticle, scrollTo } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { placeLinePx } from '../../ui/live-list/list-place.ts'
import { TimelineColumn } from './TimelineColumn.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const OLDEST = 101

/** Rows of unlike height, as real ones are. */
const post = (number: number): StatusEntity =>
  status({
    id: String(number),
    content: `<p>post ${number} ${'and some more words '.repeat((number * 7) % 23)}</p>`,
  })

/** A server that keeps posts from 101 up to the newest, without those that were deleted. */
function timelineServer(newest: number, deleted: readonly number[] = []) {
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
    return page(items.map(post), next)
  }
}

const row = (number: number) =>
  browserPage.getByRole('article', { name: new RegExp(`post ${number}\\b`) })
const top = (number: number) => row(number).element().getBoundingClientRect().top
const readRow = () => Number(/post (\d+)/.exec(readArticle(listScroller())?.textContent ?? '')?.[1])

/** @param after how long after the first visit, in ms */
async function open(storage = memoryStorage(), reply = timelineServer(200), after = 0) {
  const opened = testSession({ columns: [column('a', 'HOME')], storage })
  await opened.platform.clock.advance(after)
  opened.server.on(GET_HOME, reply)
  const stop = startKeepingPlaces(opened.session)
  const screen = await renderWithSession(
    opened.session,
    <div style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}>
      <TimelineColumn uuid="a" label="Home" />
    </div>,
  )
  const feed = screen.getByRole('feed', { name: 'Home' })
  await expect.element(feed).toBeVisible()
  // Before its rows are there it cannot be scrolled.
  await expect.element(feed.getByRole('article').first()).toBeInTheDocument()
  const leave = async () => {
    opened.platform.setHidden(true)
    stop()
    await screen.unmount()
  }
  return { ...opened, storage, screen, leave }
}

test.each([30, 460, 700, 1_100, 2_400])(
  'scrolled %i px, a reload stands at the same post to the pixel',
  { tags: ['BY-31'] },
  async (px) => {
    const first = await open()
    await scrollTo(listScroller(), px)
    const read = readRow()
    const before = top(read)
    await first.leave()

    await open(first.storage)

    await expect.element(row(read)).toBeVisible()
    await painted(20)
    expect(Math.abs(top(read) - before)).toBeLessThanOrEqual(1)
  },
)

test(
  'nobody sees a jump: the first row that is painted is the one that was left',
  { tags: ['BY-31'] },
  async () => {
    const first = await open()
    await scrollTo(listScroller(), 1_500)
    const read = readRow()
    const before = top(read)
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
    await painted(30)
    isWatching = false

    expect(seen.length).toBeGreaterThan(10)
    expect(seen.filter((shift) => !(Math.abs(shift) <= 1))).toEqual([])
  },
)

test(
  'after a night the column stands at the same post, with the newest above a gap',
  { tags: ['BY-31'] },
  async () => {
    const first = await open()
    await scrollTo(listScroller(), 1_500)
    const read = readRow()
    const before = top(read)
    await first.leave()

    const { server } = await open(first.storage, timelineServer(500))
    await expect.element(row(read)).toBeVisible()
    await painted(30)

    expect(Math.abs(top(read) - before)).toBeLessThanOrEqual(1)
    // What was read is near the end of what is kept, so older posts may be asked for as well.
    await expect.poll(() => server.calls()).toContain('GET /api/v1/timelines/home?limit=40')
    await expect.element(browserPage.getByRole('button', { name: '75 new' })).toBeVisible()
  },
)

const line = browserPage.getByRole('separator', { name: 'You left off here' })

test(
  'the line stands above the post that was left, below what is new, and moves nothing',
  { tags: ['BY-31'] },
  async () => {
    const first = await open()
    await scrollTo(listScroller(), 1_500)
    const read = readRow()
    const before = top(read)
    await first.leave()

    const second = await open(first.storage, timelineServer(203), ABSENCE_MS)
    await expect.element(row(read)).toBeVisible()
    await painted(20)
    expect(Math.abs(top(read) - before)).toBeLessThanOrEqual(1)
    await scrollTo(listScroller(), listScroller().scrollTop - 400)
    await expect.element(line).toBeVisible()
    const marked = line.element().closest('article')
    expect(marked?.textContent).toContain(`post ${read + 1} `)
    const reread = readRow()
    const after = top(reread)
    await second.leave()

    // With the line drawn the place is the same.
    await open(first.storage, timelineServer(204), 2 * ABSENCE_MS)
    await expect.element(row(reread)).toBeVisible()
    await painted(30)
    expect(Math.abs(top(reread) - after)).toBeLessThanOrEqual(1)
  },
)

test('nothing new, no line', { tags: ['BY-31'] }, async () => {
  const first = await open()
  await scrollTo(listScroller(), 1_500)
  const read = readRow()
  await first.leave()

  await open(first.storage, timelineServer(200), ABSENCE_MS)
  await expect.element(row(read)).toBeVisible()
  await scrollTo(listScroller(), listScroller().scrollTop - 200)

  expect(line.query()).toBeNull()
})

test(
  'whoever left at the top finds the line below what came since; it goes once they leave from there',
  { tags: ['BY-31'] },
  async () => {
    const first = await open()
    await first.leave()

    const second = await open(first.storage, timelineServer(202), ABSENCE_MS)
    await expect.element(line).toBeVisible()
    expect(line.element().closest('article')?.textContent).toContain('post 200 ')
    expect(listScroller().scrollTop).toBe(0)
    await second.leave()

    await open(first.storage, timelineServer(202), 2 * ABSENCE_MS)
    await expect.element(row(202)).toBeVisible()
    await painted(10)
    expect(line.query()).toBeNull()
  },
)

test.each([
  [0, 'the top'],
  [1_500, 'further down'],
])(
  'draws no line at %i px (%s) when the reader was away for less than an absence',
  { tags: ['BY-31'] },
  async (px) => {
    const first = await open()
    await scrollTo(listScroller(), px)
    const read = px === 0 ? 202 : readRow()
    await first.leave()

    const { session } = await open(first.storage, timelineServer(202), ABSENCE_MS - 1)
    await expect.element(row(read)).toBeVisible()
    await painted(20)

    expect(session.store.get(arrivalAtoms(session)('a')).leftAt).toBeNull()
    await scrollTo(listScroller(), listScroller().scrollTop - 400)
    expect(line.query()).toBeNull()
  },
)

test('was the post deleted, its neighbour stands at the edge', { tags: ['BY-31'] }, async () => {
  const first = await open()
  await scrollTo(listScroller(), 1_500)
  const read = readRow()
  await first.leave()

  await open(first.storage, timelineServer(210, [read, read + 1]), ABSENCE_MS)

  await expect.element(row(read - 1)).toBeVisible()
  await painted(10)
  const edge = listScroller().getBoundingClientRect().top
  // Its own article holds the line above it.
  expect(Math.abs(top(read - 1) + placeLinePx() - edge)).toBeLessThanOrEqual(1)
})

test(
  'a server that ignores where to begin shows its newest page',
  { tags: ['BY-31'] },
  async () => {
    const first = await open()
    await scrollTo(listScroller(), 1_500)
    await first.leave()
    const newest = timelineServer(900)

    await open(first.storage, () => newest(new Request('https://colonnade.example/?limit=20')))

    await expect.element(row(900)).toBeVisible()
    expect(listScroller().scrollTop).toBe(0)
  },
)

test('what streams in after a reload moves nothing', { tags: ['TL-24', 'BY-31'] }, async () => {
  const first = await open()
  await scrollTo(listScroller(), 1_500)
  const read = readRow()
  await first.leave()
  const { session } = await open(first.storage)
  await expect.element(row(read)).toBeVisible()
  await painted(20)
  const before = top(read)

  for (let next = 201; next <= 215; next += 1) {
    session.store.set(applyStreamEventsAtom, session, [
      { key: HOME, event: { type: 'update', status: post(next) } },
    ])
    await painted(3)
    expect(Math.abs(top(read) - before)).toBeLessThanOrEqual(1)
  }
  await expect.element(browserPage.getByRole('button', { name: '15 new' })).toBeVisible()
})

test(
  'a list that goes before it stood at its place forgets nothing',
  { tags: ['BY-31'] },
  async () => {
    const first = await open()
    await scrollTo(listScroller(), 1_500)
    const read = readRow()
    const before = top(read)
    await first.leave()
    const second = await open(first.storage)
    await second.leave()

    await open(first.storage)

    await expect.element(row(read)).toBeVisible()
    await painted(20)
    expect(Math.abs(top(read) - before)).toBeLessThanOrEqual(1)
  },
)

test(
  'a list that is slow to draw its rows is brought to its place, and nothing comes in before',
  { tags: ['BY-31'] },
  async () => {
    const first = await open()
    await scrollTo(listScroller(), 1_500)
    const read = readRow()
    const before = top(read)
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

    await open(first.storage, timelineServer(500))
    await expect.poll(() => late).toBe(0)

    await expect.element(row(read)).toBeVisible()
    await expect.poll(() => Math.abs(top(read) - before)).toBeLessThanOrEqual(1)
    await expect.element(browserPage.getByRole('button', { name: '75 new' })).toBeVisible()
    expect(Math.abs(top(read) - before)).toBeLessThanOrEqual(1)
  },
)

test.each(['the pill', 'the title of the column'])(
  'whoever asks by %s for what is new while the list is on its way to its place gets there',
  { tags: ['BY-31', 'COL-07'] },
  async (by) => {
    const first = await open()
    await scrollTo(listScroller(), 1_500)
    await first.leave()
    const { session } = await open(first.storage, timelineServer(240))
    const pill = browserPage.getByRole('button', { name: '40 new' })
    await expect.element(pill).toBeVisible()

    if (by === 'the pill') (pill.element() as HTMLElement).click()
    else session.app.set(requestScrollToTopAtom, 'a')
    // As long as it is brought back to its place, were it still on its way.
    await painted(60)

    expect(listScroller().scrollTop).toBe(0)
    await expect.element(row(240)).toBeVisible()
  },
)
