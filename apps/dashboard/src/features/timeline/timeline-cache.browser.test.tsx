import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { createMemoryStorage } from '../../lib/storage.ts'
import { openColumnAtom } from '../../state/timelines/open-column.ts'
import { timelineLoadAtoms } from '../../state/timelines/timelines.ts'
import { startWritingCache } from '../../state/write-timeline-cache/write-cache.ts'
import { status } from '../../testing/factories.ts'
import { fakeClock } from '../../testing/fake-clock.ts'
import { createMemoryTimelineCache } from '../../testing/memory-timeline-cache.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { getListScroller, waitForFrames, scrollTo } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { TimelineColumn } from './TimelineColumn.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

const createPost = (number: number) =>
  status({
    id: String(number),
    created_at: new Date(Date.UTC(2026, 0, 5, 12, number)).toISOString(),
    content: `<p>post ${number} ${'and some more words '.repeat((number * 7) % 23)}</p>`,
  })
const createPosts = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => createPost(newest - index))

const getRow = (number: number) =>
  browserPage.getByRole('article', { name: new RegExp(`post ${number}\\b`) })
const feed = browserPage.getByRole('feed')
const getDescription = () =>
  document.getElementById(feed.element().getAttribute('aria-describedby') ?? '')?.textContent

// A label computes an age by the page's clock, so that clock must be the one of the visits.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fakeClock().now() })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Opens a column at the second visit of a browser. The first visit showed posts 100 and below. */
async function openSecondVisit() {
  const [storage, lastSeen] = [createMemoryStorage(), createMemoryTimelineCache()]
  const traits = { columns: [column('a', 'HOME')], storage, lastSeen }
  const first = testSession(traits)
  first.server.on(GET_HOME, () => createPageResponse(createPosts(100, 30)))
  first.session.store.set(openColumnAtom, first.session, 'a')
  const loadAtom = timelineLoadAtoms(first.session)(HOME)
  await expect.poll(() => first.session.store.get(loadAtom).isLoaded).toBe(true)
  const stop = startWritingCache(first.session)
  first.platform.setHidden(true)
  stop()

  const next = testSession(traits)
  const { answer } = next.server.hold(GET_HOME)
  await renderWithSession(
    next.session,
    <div style={{ height: 600, width: 340, display: 'flex', flexDirection: 'column' }}>
      <TimelineColumn uuid="a" label="Home" />
    </div>,
  )
  await expect.element(getRow(100)).toBeVisible()
  return { ...next, answer }
}

test('describes cached posts as such until the server responds', { tags: ['BY-17'] }, async () => {
  const { answer } = await openSecondVisit()
  await expect.poll(getDescription).toBe('Last updated: now · loading…')

  answer(createPageResponse(createPosts(102, 30)))

  await expect.element(getRow(102)).toBeVisible()
  await expect.poll(() => feed.element().hasAttribute('aria-describedby')).toBe(false)
  await expect.element(browserPage.getByText('Last updated')).not.toBeInTheDocument()
})

test(
  'keeps cached posts when the request fails, and offers to retry',
  { tags: ['BY-17'] },
  async () => {
    const { server, answer } = await openSecondVisit()

    answer(createErrorResponse(403))
    await expect.poll(getDescription).toBe("Last updated: now · couldn't load")
    await expect.element(getRow(100)).toBeVisible()
    server.on(GET_HOME, () => createPageResponse(createPosts(101, 30)))
    await browserPage.getByRole('button', { name: 'Try again' }).click()

    await expect.element(getRow(101)).toBeVisible()
    await expect.element(browserPage.getByText('Last updated')).not.toBeInTheDocument()
  },
)

test(
  'keeps the scroll position when the loaded page replaces cached posts',
  { tags: ['BY-17', 'TL-24'] },
  async () => {
    const { answer } = await openSecondVisit()
    await scrollTo(getListScroller(), 900)
    await waitForFrames(6)
    const scroller = getListScroller().getBoundingClientRect().top
    const read = browserPage
      .getByRole('article')
      .elements()
      .find((article) => article.getBoundingClientRect().top > scroller)
    const before = read?.getBoundingClientRect().top

    answer(createPageResponse(createPosts(110, 40)))
    await expect.element(browserPage.getByText('Last updated')).not.toBeInTheDocument()
    await waitForFrames(12)

    expect(read?.isConnected).toBe(true)
    expect(Math.abs((read?.getBoundingClientRect().top ?? 0) - (before ?? 0))).toBeLessThanOrEqual(
      1,
    )
  },
)
