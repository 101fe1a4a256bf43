import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { memoryStorage } from '../../lib/storage.ts'
import { startKeepingSeen } from '../../state/save-last-seen/keep-seen.ts'
import { openColumnAtom } from '../../state/timelines/open-column.ts'
import { timelineLoadAtoms } from '../../state/timelines/timelines.ts'
import { status } from '../../testing/factories.ts'
import { fakeClock } from '../../testing/fake-clock.ts'
import { memorySeen } from '../../testing/memory-seen.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page, refuse } from '../../testing/scripted-server.ts'
import { listScroller, painted, scrollTo } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { TimelineColumn } from './TimelineColumn.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

const post = (number: number) =>
  status({
    id: String(number),
    created_at: new Date(Date.UTC(2026, 0, 5, 12, number)).toISOString(),
    content: `<p>post ${number} ${'and some more words '.repeat((number * 7) % 23)}</p>`,
  })
const posts = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => post(newest - index))

const row = (number: number) =>
  browserPage.getByRole('article', { name: new RegExp(`post ${number}\\b`) })
const feed = browserPage.getByRole('feed')
const describedBy = () =>
  document.getElementById(feed.element().getAttribute('aria-describedby') ?? '')?.textContent

// A label says how long ago by the page's own clock, which has to go with that of the visits.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fakeClock().now() })
})

afterEach(() => {
  vi.useRealTimers()
})

/** A column at the second visit to a browser; the first saw posts 100 and below. */
async function visited() {
  const [storage, lastSeen] = [memoryStorage(), memorySeen()]
  const traits = { columns: [column('a', 'HOME')], storage, lastSeen }
  const first = testSession(traits)
  first.server.on(GET_HOME, () => page(posts(100, 30)))
  first.session.store.set(openColumnAtom, first.session, 'a')
  const loadAtom = timelineLoadAtoms(first.session)(HOME)
  await expect.poll(() => first.session.store.get(loadAtom).isLoaded).toBe(true)
  const stop = startKeepingSeen(first.session)
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
  await expect.element(row(100)).toBeVisible()
  return { ...next, answer }
}

test(
  'posts of an earlier visit are described as such until the server has answered',
  { tags: ['BY-17'] },
  async () => {
    const { answer } = await visited()
    await expect.poll(describedBy).toBe('Last updated: now · loading…')

    answer(page(posts(102, 30)))

    await expect.element(row(102)).toBeVisible()
    await expect.poll(() => feed.element().hasAttribute('aria-describedby')).toBe(false)
    await expect.element(browserPage.getByText('Last updated')).not.toBeInTheDocument()
  },
)

test(
  'where the server does not answer they stay, and can be asked for again',
  { tags: ['BY-17'] },
  async () => {
    const { server, answer } = await visited()

    answer(refuse(403))
    await expect.poll(describedBy).toBe('Last updated: now · could not be loaded')
    await expect.element(row(100)).toBeVisible()
    server.on(GET_HOME, () => page(posts(101, 30)))
    await browserPage.getByRole('button', { name: 'Try again' }).click()

    await expect.element(row(101)).toBeVisible()
    await expect.element(browserPage.getByText('Last updated')).not.toBeInTheDocument()
  },
)

test(
  'the row that is read stands still while the page takes its place',
  { tags: ['BY-17', 'TL-24'] },
  async () => {
    const { answer } = await visited()
    await scrollTo(listScroller(), 900)
    await painted(6)
    const scroller = listScroller().getBoundingClientRect().top
    const read = browserPage
      .getByRole('article')
      .elements()
      .find((article) => article.getBoundingClientRect().top > scroller)
    const before = read?.getBoundingClientRect().top

    answer(page(posts(110, 40)))
    await expect.element(browserPage.getByText('Last updated')).not.toBeInTheDocument()
    await painted(12)

    expect(read?.isConnected).toBe(true)
    expect(Math.abs((read?.getBoundingClientRect().top ?? 0) - (before ?? 0))).toBeLessThanOrEqual(
      1,
    )
  },
)
