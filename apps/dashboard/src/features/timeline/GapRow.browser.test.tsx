import { expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import type { StatusEntity } from '@colonnade/domain/entities'
import { createListOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { writeTimelineAtom } from '../../state/timelines/schedule-recompute.ts'
import { timelineAtoms } from '../../state/timelines/timelines.ts'
import { status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { getListScroller, measureFrames, waitForFrames, scrollTo } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { createVariedPosts } from '../../testing/varied-posts.ts'
import { TimelineColumn } from './TimelineColumn.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const NOON = Date.UTC(2026, 0, 5, 12)

/** One post a minute, in rows of different heights. */
const createPost = (number: number): StatusEntity =>
  status({
    id: String(number),
    created_at: new Date(NOON + number * 60_000).toISOString(),
    content: `<p>post ${number} ${'and some more words '.repeat((number * 7) % 23)}</p>`,
  })

const createPosts = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => createPost(newest - index))

/** Ten posts, a gap of an hour and a half, ten more posts. */
async function openWithGap(above = 10, write = createPosts) {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, () => createPageResponse([...write(200, above), ...write(100, 12)]))
  await renderWithSession(
    session,
    <div style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}>
      <TimelineColumn uuid="a" label="Home" />
    </div>,
  )
  await expect.element(getRow(200)).toBeVisible()
  const window = session.store.get(timelineAtoms(session)(HOME))
  const items = window.items.toSpliced(above, 0, null)
  session.store.set(writeTimelineAtom, session, HOME, createListOfRows(items, window))
  await waitForFrames(6)
  return { ...opened, scroller: getListScroller() }
}

const gap = browserPage.getByRole('article', { name: 'Gap' })
const getButton = (name: string) => gap.getByRole('button', { name })
const getRow = (number: number) =>
  browserPage.getByRole('article', { name: new RegExp(`post ${number}\\b`) })
const getTop = (number: number) => getRow(number).element().getBoundingClientRect().top

/** Scrolls until the gap is this many px below the top of the viewport. */
async function scrollGapTo(scroller: HTMLElement, px: number): Promise<void> {
  await expect
    .poll(async () => {
      if (gap.elements().length === 0) {
        await scrollTo(scroller, scroller.scrollTop + 300)
        return Number.NaN
      }
      const off = gap.element().getBoundingClientRect().top - scroller.getBoundingClientRect().top
      await scrollTo(scroller, scroller.scrollTop + off - px)
      return Math.round(off)
    })
    .toBeCloseTo(px, -1)
}

test.each([0, 60, 300])(
  'keeps the post below the gap in place when it is filled from the bottom, %i px below the edge',
  { tags: ['BY-38'] },
  async (px) => {
    const { server, scroller } = await openWithGap()
    await scrollGapTo(scroller, px)
    const before = getTop(100)
    server.on(GET_HOME, () => createPageResponse(createPosts(120, 20)))

    await getButton('Load from older side').click()
    await expect.poll(() => getRow(101).elements().length).toBe(1)
    await waitForFrames(20)

    expect(Math.abs(getTop(100) - before)).toBeLessThanOrEqual(1)
  },
)

test(
  'keeps the post above the gap in place when it is filled from the top',
  { tags: ['BY-38'] },
  async () => {
    const { server, scroller } = await openWithGap()
    await scrollGapTo(scroller, 200)
    const before = getTop(191)
    server.on(GET_HOME, () =>
      createPageResponse(createPosts(190, 20), '/api/v1/timelines/home?max_id=171'),
    )

    await getButton('Load missing posts').click()
    await expect.element(getRow(190)).toBeVisible()
    await waitForFrames(20)

    expect(Math.abs(getTop(191) - before)).toBeLessThanOrEqual(1)
    expect(
      Math.abs(getTop(190) - getRow(191).element().getBoundingClientRect().bottom),
    ).toBeLessThan(1)
  },
)

/** Scrolls a little further and back, so that the last scroll went in this direction. */
async function scrollToAndFro(scroller: HTMLElement, direction: 'up' | 'down'): Promise<void> {
  const away = direction === 'up' ? 80 : -80
  await scrollTo(scroller, scroller.scrollTop + away)
  await scrollTo(scroller, scroller.scrollTop - away)
}

/** Clicks by script, because the test's own pointer would scroll first. */
function clickWithoutScrolling(name: string): void {
  const pressed = getButton(name).element()
  if (!(pressed instanceof HTMLElement)) throw new Error('no button')
  pressed.focus({ preventScroll: true })
  pressed.click()
}

/** Fills the gap and measures how far a row moves in each frame, in px. */
async function fillGapAndMeasure(way: 'bottom' | 'top', px: number, direction: 'up' | 'down') {
  const { server, scroller } = await openWithGap(10, createVariedPosts)
  await scrollGapTo(scroller, px)
  await scrollToAndFro(scroller, direction)
  const isFromTop = way === 'top'
  const comes = isFromTop ? createVariedPosts(190, 20) : createVariedPosts(120, 20)
  server.on(GET_HOME, () => createPageResponse(comes, '/api/v1/timelines/home?max_id=171'))
  const held = isFromTop ? 191 : 100
  const before = getTop(held)
  const measured = measureFrames(() => (getRow(held).query() === null ? Number.NaN : getTop(held)))

  clickWithoutScrolling(isFromTop ? 'Load missing posts' : 'Load from older side')
  await expect.poll(() => getRow(isFromTop ? 189 : 101).elements().length).toBe(1)
  await waitForFrames(40)
  const moves = measured().map((each) => each - before)
  return moves.filter((move) => !(Math.abs(move) <= 1)).map(Math.round)
}

test.each([
  ['bottom', -40, 'up'],
  ['bottom', 60, 'up'],
  ['bottom', 300, 'down'],
  ['bottom', 640, 'up'],
  ['top', 60, 'up'],
  ['top', 300, 'up'],
  ['top', 640, 'down'],
] as const)(
  'keeps the row beside a gap in place in every frame when it is filled from the %s, %i px below the edge, after scrolling %s',
  { tags: ['BY-38'] },
  async (way, px, direction) => {
    expect(await fillGapAndMeasure(way, px, direction)).toEqual([])
  },
)

test(
  'inserts loaded posts in place of a gap that is the first visible row',
  { tags: ['BY-38'] },
  async () => {
    const { server, scroller } = await openWithGap(10, createVariedPosts)
    await scrollGapTo(scroller, -40)
    await scrollToAndFro(scroller, 'up')
    const before = gap.element().getBoundingClientRect().top
    server.on(GET_HOME, () =>
      createPageResponse(createVariedPosts(190, 20), '/api/v1/timelines/home?max_id=171'),
    )

    clickWithoutScrolling('Load missing posts')
    await expect.poll(() => getRow(189).elements().length).toBe(1)
    await waitForFrames(20)

    const [first] = scroller.querySelectorAll('article')
    expect(Math.abs(first!.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1)
  },
)

test(
  'keeps the post below the gap in place at the top of the column',
  { tags: ['BY-38'] },
  async () => {
    const { server } = await openWithGap(1)
    const before = getTop(100)
    server.on(GET_HOME, () => createPageResponse(createPosts(120, 20)))

    await getButton('Load from older side').click()
    await expect.poll(() => getRow(101).elements().length).toBe(1)
    await waitForFrames(20)

    expect(Math.abs(getTop(100) - before)).toBeLessThanOrEqual(1)
  },
)

test('shows how much a gap is missing, and when it was written', { tags: ['BY-38'] }, async () => {
  await openWithGap(1)

  const format = new Intl.DateTimeFormat(navigator.language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  const range = format.formatRange(NOON + 100 * 60_000, NOON + 200 * 60_000)
  await expect.element(gap.getByText(`about 2 h missing, ${range}`)).toBeVisible()
})

test(
  'disables its buttons while loading, and enables them with an error when the request fails',
  { tags: ['TL-12', 'BY-38'] },
  async () => {
    const { server } = await openWithGap(1)
    const held = server.hold(GET_HOME)

    await getButton('Load missing posts').click()
    for (const name of ['Load missing posts', 'Load from older side', 'Skip'])
      await expect.element(getButton(name)).toBeDisabled()
    await expect.element(gap).toHaveAttribute('aria-busy', 'true')
    held.answer(createErrorResponse(403, 'The harbour is closed'))

    await expect.element(gap.getByText("Couldn't load posts: The harbour is closed")).toBeVisible()
    await expect.element(getButton('Load missing posts')).toHaveFocus()
    await expect.element(gap).toHaveAttribute('aria-busy', 'false')
  },
)

test('shows when to retry after HTTP 429', { tags: ['BY-38'] }, async () => {
  const { server } = await openWithGap(1)
  server.on(GET_HOME, () => {
    const answer = createErrorResponse(429)
    answer.headers.set('Retry-After', '90')
    return answer
  })

  await getButton('Load missing posts').click()

  await expect.element(gap.getByText(/^Rate limited/)).toBeVisible()
})
