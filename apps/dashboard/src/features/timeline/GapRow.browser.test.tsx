import { expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import type { StatusEntity } from '@colonnade/domain/entities'
import { listOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { writeWindowAtom } from '../../state/timelines/lay-columns.ts'
import { timelineAtoms } from '../../state/timelines/timelines.ts'
import { status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page, refuse } from '../../testing/scripted-server.ts'
import { listScroller, measurePainted, painted, scrollTo } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { variedPosts } from '../../testing/varied-posts.ts'
import { TimelineColumn } from './TimelineColumn.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const NOON = Date.UTC(2026, 0, 5, 12)

/** One post a minute, rows of unlike height. */
const post = (number: number): StatusEntity =>
  status({
    id: String(number),
    created_at: new Date(NOON + number * 60_000).toISOString(),
    content: `<p>post ${number} ${'and some more words '.repeat((number * 7) % 23)}</p>`,
  })

const posts = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => post(newest - index))

/** Ten posts, a gap of an hour and a half, ten more. */
async function openWithGap(above = 10, write = posts) {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, () => page([...write(200, above), ...write(100, 12)]))
  await renderWithSession(
    session,
    <div style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}>
      <TimelineColumn uuid="a" label="Home" />
    </div>,
  )
  await expect.element(row(200)).toBeVisible()
  const window = session.store.get(timelineAtoms(session)(HOME))
  const items = window.items.toSpliced(above, 0, null)
  session.store.set(writeWindowAtom, session, HOME, listOfRows(items, window))
  await painted(6)
  return { ...opened, scroller: listScroller() }
}

const gap = browserPage.getByRole('article', { name: 'Gap' })
const button = (name: string) => gap.getByRole('button', { name })
const row = (number: number) =>
  browserPage.getByRole('article', { name: new RegExp(`post ${number}\\b`) })
const top = (number: number) => row(number).element().getBoundingClientRect().top

/** Scrolls until the gap stands so many px below the top of the view. */
async function bringGap(scroller: HTMLElement, px: number): Promise<void> {
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
  'filled from the bottom, %i px below the edge, the post under the gap stands still',
  { tags: ['BY-38'] },
  async (px) => {
    const { server, scroller } = await openWithGap()
    await bringGap(scroller, px)
    const before = top(100)
    server.on(GET_HOME, () => page(posts(120, 20)))

    await button('Load from older side').click()
    await expect.poll(() => row(101).elements().length).toBe(1)
    await painted(20)

    expect(Math.abs(top(100) - before)).toBeLessThanOrEqual(1)
  },
)

test(
  'filled from the top the post above the gap stands still, and what was missing follows it',
  { tags: ['BY-38'] },
  async () => {
    const { server, scroller } = await openWithGap()
    await bringGap(scroller, 200)
    const before = top(191)
    server.on(GET_HOME, () => page(posts(190, 20), '/api/v1/timelines/home?max_id=171'))

    await button('Load missing posts').click()
    await expect.element(row(190)).toBeVisible()
    await painted(20)

    expect(Math.abs(top(191) - before)).toBeLessThanOrEqual(1)
    expect(Math.abs(top(190) - row(191).element().getBoundingClientRect().bottom)).toBeLessThan(1)
  },
)

/** Scrolls a little further and back, so that the last turn went this way. */
async function turn(scroller: HTMLElement, direction: 'up' | 'down'): Promise<void> {
  const away = direction === 'up' ? 80 : -80
  await scrollTo(scroller, scroller.scrollTop + away)
  await scrollTo(scroller, scroller.scrollTop - away)
}

/** Without the scrolling that the test's own pointer does first. */
function press(name: string): void {
  const pressed = button(name).element()
  if (!(pressed instanceof HTMLElement)) throw new Error('no button')
  pressed.focus({ preventScroll: true })
  pressed.click()
}

/** Fills the gap, and measures by how much a row is moved in any frame on the way, in px. */
async function fillVaried(way: 'bottom' | 'top', px: number, direction: 'up' | 'down') {
  const { server, scroller } = await openWithGap(10, variedPosts)
  await bringGap(scroller, px)
  await turn(scroller, direction)
  const isFromTop = way === 'top'
  const comes = isFromTop ? variedPosts(190, 20) : variedPosts(120, 20)
  server.on(GET_HOME, () => page(comes, '/api/v1/timelines/home?max_id=171'))
  const held = isFromTop ? 191 : 100
  const before = top(held)
  const measured = measurePainted(() => (row(held).query() === null ? Number.NaN : top(held)))

  press(isFromTop ? 'Load missing posts' : 'Load from older side')
  await expect.poll(() => row(isFromTop ? 189 : 101).elements().length).toBe(1)
  await painted(40)
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
    expect(await fillVaried(way, px, direction)).toEqual([])
  },
)

test(
  'puts what comes from the top in the place of a gap that is the first row in view',
  { tags: ['BY-38'] },
  async () => {
    const { server, scroller } = await openWithGap(10, variedPosts)
    await bringGap(scroller, -40)
    await turn(scroller, 'up')
    const before = gap.element().getBoundingClientRect().top
    server.on(GET_HOME, () => page(variedPosts(190, 20), '/api/v1/timelines/home?max_id=171'))

    press('Load missing posts')
    await expect.poll(() => row(189).elements().length).toBe(1)
    await painted(20)

    const [first] = scroller.querySelectorAll('article')
    expect(Math.abs(first!.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1)
  },
)

test(
  'at the very top of the column the post under a gap stands still too',
  { tags: ['BY-38'] },
  async () => {
    const { server } = await openWithGap(1)
    const before = top(100)
    server.on(GET_HOME, () => page(posts(120, 20)))

    await button('Load from older side').click()
    await expect.poll(() => row(101).elements().length).toBe(1)
    await painted(20)

    expect(Math.abs(top(100) - before)).toBeLessThanOrEqual(1)
  },
)

test('a gap says how much is missing, and when it was written', { tags: ['BY-38'] }, async () => {
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
  'while it loads its buttons are disabled and it is busy; a failure says why and leaves them',
  { tags: ['TL-12', 'BY-38'] },
  async () => {
    const { server } = await openWithGap(1)
    const held = server.hold(GET_HOME)

    await button('Load missing posts').click()
    for (const name of ['Load missing posts', 'Load from older side', 'Skip'])
      await expect.element(button(name)).toBeDisabled()
    await expect.element(gap).toHaveAttribute('aria-busy', 'true')
    held.answer(refuse(403, 'The harbour is closed'))

    await expect.element(gap.getByText("Couldn't load posts: The harbour is closed")).toBeVisible()
    await expect.element(button('Load missing posts')).toHaveFocus()
    await expect.element(gap).toHaveAttribute('aria-busy', 'false')
  },
)

test('a refusal for too many calls says when to try again', { tags: ['BY-38'] }, async () => {
  const { server } = await openWithGap(1)
  server.on(GET_HOME, () => {
    const answer = refuse(429)
    answer.headers.set('Retry-After', '90')
    return answer
  })

  await button('Load missing posts').click()

  await expect.element(gap.getByText(/^Rate limited/)).toBeVisible()
})
