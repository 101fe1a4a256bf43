import { expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import type { NotificationEntity } from '@colonnade/domain/entities'
import { createMemoryStorage } from '../../lib/storage.ts'
import { insertNotificationsAtom } from '../../state/notifications/update-notifications.ts'
import { ABSENCE_MS } from '../../state/scroll-positions/opening-position.ts'
import { startSavingScrollPositions } from '../../state/scroll-positions/write-scroll-positions.ts'
import { account, notification, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import {
  getListScroller,
  waitForFrames,
  findFirstVisibleRow,
  scrollTo,
} from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { NotificationsColumn } from './NotificationsColumn.tsx'

const GET = 'GET /api/v1/notifications'

const KINDS = ['mention', 'mention', 'favourite', 'mention', 'follow', 'mention']

/** Creates rows of different heights: follows, favourites with an excerpt, mentions of any length. */
function createNotification(number: number): NotificationEntity {
  const from = account({ id: `a${number}`, display_name: `Person ${number}.` })
  const words = 'and some more words '.repeat((number * 7) % 23)
  const about = status({ id: `s${number}`, content: `<p>${words}</p>`, account: from })
  const type = KINDS[number % KINDS.length] ?? 'mention'
  const id = String(number)
  return notification({ id, type, account: from, status: type === 'follow' ? null : about })
}

const createNotifications = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => createNotification(newest - index))

interface Visit {
  readonly storage?: ReturnType<typeof createMemoryStorage>
  readonly newest?: number
  /** Time since the first visit, in ms. */
  readonly after?: number
}

async function openColumn({
  storage = createMemoryStorage(),
  newest = 200,
  after = 0,
}: Visit = {}) {
  const opened = testSession({ columns: [column('n', 'NOTIFICATIONS')], storage })
  const { session, server, platform } = opened
  await platform.clock.advance(after)
  server.on(GET, () =>
    createPageResponse(createNotifications(newest, 30), '/api/v1/notifications?max_id=1'),
  )
  const stop = startSavingScrollPositions(session)
  const screen = await renderWithSession(
    session,
    <div style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}>
      <NotificationsColumn uuid="n" label="Notifications" />
    </div>,
  )
  await expect.poll(() => findArticle(newest)).toBeDefined()
  const place = (...entities: readonly NotificationEntity[]) =>
    session.store.set(insertNotificationsAtom, session, entities)
  const leave = async () => {
    platform.setHidden(true)
    stop()
    await screen.unmount()
  }
  return { ...opened, storage, scroller: getListScroller(), place, leave }
}

function findArticle(person: number): Element | undefined {
  const articles = [...document.querySelectorAll('[role="feed"] article')]
  return articles.find((article) => article.textContent.includes(`Person ${person}.`))
}

const getTop = (person: number): number =>
  findArticle(person)?.getBoundingClientRect().top ?? Number.NaN

const getReadPerson = (scroller: HTMLElement): number =>
  Number(/Person (\d+)\./.exec(findFirstVisibleRow(scroller)?.textContent ?? '')?.[1])

const getPills = () =>
  browserPage
    .getByRole('button', { name: /new$/ })
    .elements()
    .map((element) => element.textContent)

test.each([8, 40, 120, 400, 900, 1800])(
  'keeps the read row in place to the pixel while notifications arrive above, scrolled %i px',
  { tags: ['TL-24', 'NTF-13'] },
  async (px) => {
    const { scroller, place } = await openColumn()
    await scrollTo(scroller, px)
    const read = getReadPerson(scroller)
    const before = getTop(read)

    for (let next = 201; next <= 210; next += 1) {
      place(createNotification(next))
      await waitForFrames(3)
      expect(Math.abs(getTop(read) - before)).toBeLessThanOrEqual(1)
    }
    place(...createNotifications(250, 40))
    await waitForFrames(40)

    expect(Math.abs(getTop(read) - before)).toBeLessThanOrEqual(1)
    expect(getPills()).toEqual(['50 new'])
  },
)

test(
  'inserts new notifications at once at the top, and stays there',
  { tags: ['NTF-13'] },
  async () => {
    const { scroller, place } = await openColumn()

    for (let next = 201; next <= 212; next += 1) {
      place(createNotification(next))
      await waitForFrames(2)
      expect(scroller.scrollTop).toBe(0)
      expect(getTop(next)).toBeGreaterThanOrEqual(0)
    }

    expect(getPills()).toEqual([])
  },
)

const line = browserPage.getByRole('separator', { name: 'You left off here' })

test(
  'draws the line below the notifications that arrived during an absence',
  { tags: ['BY-31'] },
  async () => {
    const first = await openColumn()
    await first.leave()

    await openColumn({ storage: first.storage, newest: 202, after: ABSENCE_MS })

    await expect.element(line).toBeVisible()
    expect(line.element().closest('article')?.textContent).toContain('Person 200.')
  },
)

test(
  'draws no line when the user was away for less than an absence',
  { tags: ['BY-31'] },
  async () => {
    const first = await openColumn()
    await first.leave()

    await openColumn({ storage: first.storage, newest: 202, after: ABSENCE_MS - 1 })

    await expect.poll(() => findArticle(202)).toBeDefined()
    await waitForFrames(20)
    expect(line.query()).toBeNull()
  },
)

test(
  'scrolls to the newest notification from the pill, including queued ones, and hides it',
  { tags: ['NTF-13'] },
  async () => {
    const { scroller, place } = await openColumn()
    await scrollTo(scroller, 40)
    place(...createNotifications(230, 30))
    await waitForFrames(4)
    expect(getPills()).toEqual(['30 new'])

    const pill = browserPage.getByRole('button', { name: '30 new' })
    await pill.hover()
    await waitForFrames(4)
    expect(getPills()).toEqual(['30 new'])
    await pill.click()

    await expect.poll(() => scroller.scrollTop).toBe(0)
    await expect.poll(() => getTop(230)).toBeGreaterThanOrEqual(0)
    await expect.poll(getPills).toEqual([])
  },
)

test(
  'keeps the scroll position when an account joins a group above',
  { tags: ['TL-24'] },
  async () => {
    const { scroller, place } = await openColumn()
    place(createNotification(206))
    await scrollTo(scroller, 500)
    const read = getReadPerson(scroller)
    const before = getTop(read)

    for (let next = 1; next <= 12; next += 1) {
      const { status: about } = createNotification(206)
      const from = account({ id: `j${next}` })
      place(notification({ id: `30${next}`, type: 'favourite', account: from, status: about }))
      await waitForFrames(3)
      expect(Math.abs(getTop(read) - before)).toBeLessThanOrEqual(1)
    }
  },
)

test('loads older notifications near the end', { tags: ['NTF-03'] }, async () => {
  const { server, scroller } = await openColumn()
  const older = () => server.calls().filter((call) => call.includes('max_id')).length
  server.on(GET, () => createPageResponse(createNotifications(170, 5)))
  expect(older()).toBe(0)

  await scrollTo(scroller, scroller.scrollHeight)
  await scrollTo(scroller, scroller.scrollHeight)

  await expect.poll(older).toBe(1)
  await scrollTo(scroller, scroller.scrollHeight)
  await expect.element(browserPage.getByText("You've reached the end.")).toBeInTheDocument()
  expect(older()).toBe(1)
})

test('shows an error with a retry button when the first page fails to load', async () => {
  const { session, server } = testSession({ columns: [column('n', 'NOTIFICATIONS')] })
  server.on(GET, () => createErrorResponse(500))
  await renderWithSession(session, <NotificationsColumn uuid="n" label="Notifications" />)
  await expect.element(browserPage.getByText("Couldn't load notifications")).toBeVisible()

  server.on(GET, () => createPageResponse(createNotifications(200, 5)))
  await browserPage.getByRole('button', { name: 'Try again' }).click()

  await expect.poll(() => findArticle(200)).toBeDefined()
})
