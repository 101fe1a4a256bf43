import { expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import type { NotificationEntity } from '@colonnade/domain/entities'
import { memoryStorage } from '../../lib/storage.ts'
import { placeNotificationsAtom } from '../../state/notifications/place-notifications.ts'
import { ABSENCE_MS } from '../../state/places/arrival.ts'
import { startKeepingPlaces } from '../../state/places/keep-places.ts'
import { account, notification, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page, refuse } from '../../testing/scripted-server.ts'
import { listScroller, painted, readArticle, scrollTo } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { NotificationsColumn } from './NotificationsColumn.tsx'

const GET = 'GET /api/v1/notifications'

const KINDS = ['mention', 'mention', 'favourite', 'mention', 'follow', 'mention']

/** Rows of unlike height: follows, favourites with a quote, mentions of any length. */
function happening(number: number): NotificationEntity {
  const from = account({ id: `a${number}`, display_name: `Person ${number}.` })
  const words = 'and some more words '.repeat((number * 7) % 23)
  const about = status({ id: `s${number}`, content: `<p>${words}</p>`, account: from })
  const type = KINDS[number % KINDS.length] ?? 'mention'
  const id = String(number)
  return notification({ id, type, account: from, status: type === 'follow' ? null : about })
}

const happenings = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => happening(newest - index))

interface Visit {
  readonly storage?: ReturnType<typeof memoryStorage>
  readonly newest?: number
  /** How long after the first visit, in ms. */
  readonly after?: number
}

async function openColumn({ storage = memoryStorage(), newest = 200, after = 0 }: Visit = {}) {
  const opened = testSession({ columns: [column('n', 'NOTIFICATIONS')], storage })
  const { session, server, platform } = opened
  await platform.clock.advance(after)
  server.on(GET, () => page(happenings(newest, 30), '/api/v1/notifications?max_id=1'))
  const stop = startKeepingPlaces(session)
  const screen = await renderWithSession(
    session,
    <div style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}>
      <NotificationsColumn uuid="n" label="Notifications" />
    </div>,
  )
  await expect.poll(() => articleOf(newest)).toBeDefined()
  const place = (...told: readonly NotificationEntity[]) =>
    session.store.set(placeNotificationsAtom, session, told)
  const leave = async () => {
    platform.setHidden(true)
    stop()
    await screen.unmount()
  }
  return { ...opened, storage, scroller: listScroller(), place, leave }
}

function articleOf(person: number): Element | undefined {
  const articles = [...document.querySelectorAll('[role="feed"] article')]
  return articles.find((article) => article.textContent.includes(`Person ${person}.`))
}

const top = (person: number): number => articleOf(person)?.getBoundingClientRect().top ?? Number.NaN

const readPerson = (scroller: HTMLElement): number =>
  Number(/Person (\d+)\./.exec(readArticle(scroller)?.textContent ?? '')?.[1])

const pills = () =>
  browserPage
    .getByRole('button', { name: /new$/ })
    .elements()
    .map((element) => element.textContent)

test.each([8, 40, 120, 400, 900, 1800])(
  'scrolled %i px, what is read stands still to the pixel while more happens above',
  { tags: ['TL-24', 'NTF-13'] },
  async (px) => {
    const { scroller, place } = await openColumn()
    await scrollTo(scroller, px)
    const read = readPerson(scroller)
    const before = top(read)

    for (let next = 201; next <= 210; next += 1) {
      place(happening(next))
      await painted(3)
      expect(Math.abs(top(read) - before)).toBeLessThanOrEqual(1)
    }
    place(...happenings(250, 40))
    await painted(40)

    expect(Math.abs(top(read) - before)).toBeLessThanOrEqual(1)
    expect(pills()).toEqual(['50 new'])
  },
)

test(
  'at the top what is new shows at once, and the list stays there',
  { tags: ['NTF-13'] },
  async () => {
    const { scroller, place } = await openColumn()

    for (let next = 201; next <= 212; next += 1) {
      place(happening(next))
      await painted(2)
      expect(scroller.scrollTop).toBe(0)
      expect(top(next)).toBeGreaterThanOrEqual(0)
    }

    expect(pills()).toEqual([])
  },
)

const line = browserPage.getByRole('separator', { name: 'You left off here' })

test(
  'the line stands below what came during an absence at the top',
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
  'draws no line when the reader was away for less than an absence',
  { tags: ['BY-31'] },
  async () => {
    const first = await openColumn()
    await first.leave()

    await openColumn({ storage: first.storage, newest: 202, after: ABSENCE_MS - 1 })

    await expect.poll(() => articleOf(202)).toBeDefined()
    await painted(20)
    expect(line.query()).toBeNull()
  },
)

test(
  'the pill leads to the latest, those that waited included, and is gone there',
  { tags: ['NTF-13'] },
  async () => {
    const { scroller, place } = await openColumn()
    await scrollTo(scroller, 40)
    place(...happenings(230, 30))
    await painted(4)
    expect(pills()).toEqual(['30 new'])

    const pill = browserPage.getByRole('button', { name: '30 new' })
    await pill.hover()
    await painted(4)
    expect(pills()).toEqual(['30 new'])
    await pill.click()

    await expect.poll(() => scroller.scrollTop).toBe(0)
    await expect.poll(() => top(230)).toBeGreaterThanOrEqual(0)
    await expect.poll(pills).toEqual([])
  },
)

test('somebody who joins a crowd above the reader moves nothing', { tags: ['TL-24'] }, async () => {
  const { scroller, place } = await openColumn()
  place(happening(206))
  await scrollTo(scroller, 500)
  const read = readPerson(scroller)
  const before = top(read)

  for (let next = 1; next <= 12; next += 1) {
    const { status: about } = happening(206)
    const from = account({ id: `j${next}` })
    place(notification({ id: `30${next}`, type: 'favourite', account: from, status: about }))
    await painted(3)
    expect(Math.abs(top(read) - before)).toBeLessThanOrEqual(1)
  }
})

test('earlier ones are asked for near the end', { tags: ['NTF-03'] }, async () => {
  const { server, scroller } = await openColumn()
  const older = () => server.calls().filter((call) => call.includes('max_id')).length
  server.on(GET, () => page(happenings(170, 5)))
  expect(older()).toBe(0)

  await scrollTo(scroller, scroller.scrollHeight)
  await scrollTo(scroller, scroller.scrollHeight)

  await expect.poll(older).toBe(1)
  await scrollTo(scroller, scroller.scrollHeight)
  await expect.element(browserPage.getByText("You've reached the end.")).toBeInTheDocument()
  expect(older()).toBe(1)
})

test('a first page that does not come is said, and asked for again', async () => {
  const { session, server } = testSession({ columns: [column('n', 'NOTIFICATIONS')] })
  server.on(GET, () => refuse(500))
  await renderWithSession(session, <NotificationsColumn uuid="n" label="Notifications" />)
  await expect.element(browserPage.getByText("Couldn't load notifications")).toBeVisible()

  server.on(GET, () => page(happenings(200, 5)))
  await browserPage.getByRole('button', { name: 'Try again' }).click()

  await expect.poll(() => articleOf(200)).toBeDefined()
})
