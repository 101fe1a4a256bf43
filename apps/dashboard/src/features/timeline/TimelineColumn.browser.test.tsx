import { expect, test } from 'vitest'
import { page as browserPage, userEvent } from 'vitest/browser'
import { statusId, type StatusEntity } from '@colonnade/domain/entities'
import { createListOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { requestScrollToTopAtom } from '../../state/columns/column-requests.ts'
import { applyStreamEventsAtom } from '../../state/streaming/apply-stream-events.ts'
import { FRAMES_BETWEEN_RECOMPUTES } from '../../state/timelines/schedule-recompute.ts'
import { writeTimelineAtom } from '../../state/timelines/schedule-recompute.ts'
import { timelineAtoms } from '../../state/timelines/timelines.ts'
import { status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import {
  getListScroller,
  waitForFrames,
  findFirstVisibleRow,
  scrollTo,
} from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { TimelineColumn } from './TimelineColumn.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

/** Rows of different heights, like real ones. */
const createPost = (number: number): StatusEntity =>
  status({
    id: String(number),
    content: `<p>post ${number} ${'and some more words '.repeat((number * 7) % 23)}</p>`,
  })

const createPosts = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => createPost(newest - index))

async function openColumn(newest = 200, count = 30) {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, () =>
    createPageResponse(createPosts(newest, count), '/api/v1/timelines/home?max_id=1'),
  )
  const screen = await renderWithSession(
    session,
    <div style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}>
      <TimelineColumn uuid="a" label="Home" />
    </div>,
  )
  await expect.element(screen.getByRole('feed', { name: 'Home' })).toBeVisible()
  await expect.element(getRow(newest)).toBeVisible()
  const scroller = getListScroller()
  const stream = (...numbers: readonly number[]) => {
    session.store.set(
      applyStreamEventsAtom,
      session,
      numbers.map(
        (number) => ({ key: HOME, event: { type: 'update', status: createPost(number) } }) as const,
      ),
    )
    opened.platform.renderFrames(FRAMES_BETWEEN_RECOMPUTES)
  }
  const remove = (number: number) =>
    session.store.set(applyStreamEventsAtom, session, [
      { key: HOME, event: { type: 'delete', id: statusId(String(number)) } },
    ])
  return { ...opened, screen, scroller, stream, remove }
}

/** Scrolls down in steps until this many px remain. Only rows that were rendered have their real height. */
async function scrollToRemaining(scroller: HTMLElement, left: number): Promise<void> {
  const rest = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop - left
  await expect
    .poll(async () => {
      await scrollTo(scroller, scroller.scrollTop + Math.min(200, rest()))
      return Math.abs(rest())
    })
    .toBeLessThanOrEqual(1)
}

const getRow = (number: number) =>
  browserPage.getByRole('article', { name: new RegExp(`post ${number}\\b`) })

const getTop = (number: number) => getRow(number).element().getBoundingClientRect().top

/** The number of the post at the top of the viewport. */
const getFirstVisiblePost = (scroller: HTMLElement): number =>
  Number(/post (\d+)/.exec(findFirstVisibleRow(scroller)?.textContent ?? '')?.[1])

test.each([8, 40, 120, 400, 900, 2400])(
  'keeps the visible post in place to the pixel while posts are inserted above, scrolled %i px',
  { tags: ['TL-24'] },
  async (px) => {
    const { scroller, stream } = await openColumn()
    await scrollTo(scroller, px)
    const read = getFirstVisiblePost(scroller)
    const before = getTop(read)

    for (let next = 201; next <= 210; next += 1) {
      stream(next)
      await waitForFrames(3)
      expect(Math.abs(getTop(read) - before)).toBeLessThanOrEqual(1)
    }
    stream(...Array.from({ length: 40 }, (_, index) => 211 + index))
    await waitForFrames(40)

    expect(Math.abs(getTop(read) - before)).toBeLessThanOrEqual(1)
    const shown = browserPage.getByRole('button', { name: /new$/ }).elements()
    expect(shown.map((element) => element.textContent)).toEqual(px < 100 ? [] : ['50 new'])
  },
)

test('shows new posts at once at the top, and stays there', async () => {
  const { scroller, stream } = await openColumn()

  for (let next = 201; next <= 245; next += 1) {
    stream(next)
    await waitForFrames(2)
    expect(scroller.scrollTop).toBe(0)
    expect(getRow(next).element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  }

  expect(browserPage.getByRole('button', { name: /new$/ }).elements()).toHaveLength(0)
})

test(
  'scrolls to the newest post by the pill, which then disappears',
  { tags: ['TL-09'] },
  async () => {
    const { scroller, stream } = await openColumn()
    await scrollTo(scroller, 900)
    stream(201, 202)

    await browserPage.getByRole('button', { name: '2 new' }).click()

    await expect.element(getRow(202)).toBeVisible()
    await expect.poll(() => scroller.scrollTop).toBe(0)
    await expect
      .poll(() => browserPage.getByRole('button', { name: /new$/ }).elements().length)
      .toBe(0)
  },
)

test('scrolls to the newest post by a click on the heading', { tags: ['COL-07'] }, async () => {
  const { session, scroller } = await openColumn()
  await scrollTo(scroller, 2_000)

  session.app.set(requestScrollToTopAtom, 'a')

  await expect.poll(() => scroller.scrollTop).toBe(0)
})

test(
  'leaves a tombstone when a post just above the viewport is deleted, and moves no row',
  { tags: ['TL-24'] },
  async () => {
    const { scroller, remove } = await openColumn()
    await scrollTo(scroller, 900)
    const read = getFirstVisiblePost(scroller)
    const before = getTop(read)

    for (const gone of [read + 2, read + 3, read + 5]) {
      remove(gone)
      await waitForFrames(4)
      expect(Math.abs(getTop(read) - before)).toBeLessThanOrEqual(1)
    }
  },
)

test('loads older posts once, 400 px before the end', { tags: ['TL-22'] }, async () => {
  const { server, scroller } = await openColumn(200, 20)
  const older = () => server.calls().filter((call) => call.includes('max_id')).length
  server.on(GET_HOME, () => createPageResponse(createPosts(180, 20)))
  expect(older()).toBe(0)

  await scrollToRemaining(scroller, 700)
  expect(older()).toBe(0)
  await scrollTo(scroller, scroller.scrollHeight - scroller.clientHeight - 380)

  await expect.poll(older).toBe(1)
  await scrollTo(scroller, scroller.scrollHeight)
  await expect.element(browserPage.getByText("You've reached the end.")).toBeInTheDocument()
  expect(older()).toBe(1)
})

test(
  'offers to load a gap from the top or the bottom, or to skip it',
  { tags: ['TL-12'] },
  async () => {
    const { session, server } = await openColumn(200, 20)
    const window = session.store.get(timelineAtoms(session)(HOME))
    const items = window.items.toSpliced(2, 0, null)
    session.store.set(writeTimelineAtom, session, HOME, createListOfRows(items, window))
    server.on(GET_HOME, () => createPageResponse([]))

    const gap = browserPage.getByRole('article', { name: 'Gap' })
    await expect.element(gap.getByRole('button', { name: 'Load from older side' })).toBeVisible()
    await expect.element(gap.getByRole('button', { name: 'Skip' })).toBeVisible()
    await gap.getByRole('button', { name: 'Load missing posts' }).click()

    await expect.poll(() => gap.elements().length).toBe(0)
    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20&max_id=199')
  },
)

test('exposes a feed role, and the position of each row', async () => {
  await openColumn(200, 20)

  await expect.element(getRow(200)).toHaveAttribute('aria-posinset', '1')
  await expect.element(getRow(198)).toHaveAttribute('aria-posinset', '3')
  await expect.element(getRow(198)).toHaveAttribute('aria-setsize', '-1')
})

test(
  'explains an empty column, and offers to retry a failed one',
  { tags: ['TL-23'] },
  async () => {
    const { session, server } = testSession({ columns: [column('a', 'HOME')] })
    server.on(GET_HOME, () => createErrorResponse(403, 'Not for you'))
    const screen = await renderWithSession(session, <TimelineColumn uuid="a" label="Home" />)
    await expect.element(screen.getByText('Not for you')).toBeVisible()

    server.on(GET_HOME, () => createPageResponse([]))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    await expect.element(screen.getByText('Your home timeline is empty!')).toBeVisible()
  },
)
