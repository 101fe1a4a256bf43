import { expect, test } from 'vitest'
import type { NotificationEntity } from '@colonnade/domain/entities'
import { createListOfRows } from '@colonnade/domain/testing'
import { notification } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { refreshList } from '../live-lists/request-page.ts'
import {
  notificationsListAtoms,
  writeNotificationsAtom,
} from '../notifications/notifications-list.ts'
import {
  getNotificationsSource,
  openNotificationsAtom,
} from '../notifications/notifications-source.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { type GapChoice, fillGapAtom } from './fill-gap.ts'

const GET = 'GET /api/v1/notifications'

/** One notification per minute. Its ID is the minute. */
const createNotification = (minute: number): NotificationEntity =>
  notification({
    id: String(minute),
    created_at: new Date(Date.UTC(2026, 10, 23, 7, minute)).toISOString(),
  })
const createNotifications = (...minutes: readonly number[]) => minutes.map(createNotification)
const createMinutesDown = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => newest - index)

async function openWithGap() {
  const opened = testSession()
  const { session, server } = opened
  server.on(GET, () => createPageResponse(createNotifications(51, 50, 20, 19)))
  session.store.set(openNotificationsAtom, session, 'n')
  await flushPromises()
  const window = session.store.get(notificationsWindowAtom(session))
  const items = window.items.toSpliced(2, 0, null)
  session.store.set(writeNotificationsAtom, session, createListOfRows(items, window))
  const list = () => session.store.get(notificationsListAtoms(session)('n'))
  const keys = () => list().rows.map((row) => (row === null ? null : Number(row.key)))
  const numberOf = (minute: number) => list().firstItemIndex + keys().indexOf(minute)
  const fill = (choice: GapChoice) => session.store.set(fillGapAtom, session, 'n', 2, choice)
  return { ...opened, list, keys, numberOf, fill }
}

test(
  'fills a gap among notifications from the top, below the rows above',
  { tags: ['NTF-15', 'BY-38'] },
  async () => {
    const { server, fill, keys, numberOf } = await openWithGap()
    const before = numberOf(50)
    server.on(GET, () =>
      createPageResponse(
        createNotifications(...createMinutesDown(49, 20)),
        '/api/v1/notifications?max_id=30',
      ),
    )

    await fill('top')

    expect(server.calls().at(-1)).toBe('GET /api/v1/notifications?limit=20&max_id=50')
    expect(keys()).toEqual([51, 50, ...createMinutesDown(49, 20), null, 20, 19])
    expect(numberOf(50)).toBe(before)
  },
)

test('fills a gap from the bottom, above the rows below', { tags: ['BY-38'] }, async () => {
  const { server, fill, keys, numberOf } = await openWithGap()
  const before = numberOf(20)
  server.on(GET, () => createPageResponse(createNotifications(...createMinutesDown(40, 20))))

  await fill('bottom')

  expect(server.calls().at(-1)).toBe('GET /api/v1/notifications?limit=20&min_id=20')
  expect(keys()).toEqual([51, 50, null, ...createMinutesDown(40, 20), 20, 19])
  expect(numberOf(20)).toBe(before)
})

test('removes a skipped gap without a request', { tags: ['BY-38'] }, async () => {
  const { server, fill, keys } = await openWithGap()
  const calls = server.calls().length

  await fill('skip')

  expect(keys()).toEqual([51, 50, 20, 19])
  expect(server.calls()).toHaveLength(calls)
})

test(
  "follows the server's link from each end on a server that pages by date",
  { tags: ['NTF-15', 'BY-01'] },
  async () => {
    const { session, server } = testSession()
    const older = (minute: number) => `/api/v1/notifications?older_than=2026-11-23T08:${minute}`
    /** Like Hollo: ignores IDs and returns the 40 or 20 below a date, or the newest ones. */
    let newest = 20
    server.on(GET, ({ url }) => {
      const { searchParams } = new URL(url)
      const below = Number(searchParams.get('older_than')?.slice(-2) ?? newest + 1)
      const limit = Number(searchParams.get('limit') ?? '20')
      const found = createMinutesDown(below - 1, limit).filter((minute) => minute >= 10)
      return createPageResponse(createNotifications(...found), older(found.at(-1) ?? 10))
    })
    session.store.set(openNotificationsAtom, session, 'n')
    await flushPromises()
    newest = 99
    const keys = () => session.store.get(notificationsWindowAtom(session)).items.map(Number)

    await refreshList(session, getNotificationsSource(session))
    expect(keys()).toEqual([...createMinutesDown(99, 40), 0, ...createMinutesDown(20, 11)])
    await session.store.set(fillGapAtom, session, 'n', 40, 'bottom')
    expect(keys()).toEqual([...createMinutesDown(99, 60), 0, ...createMinutesDown(20, 11)])
    await session.store.set(fillGapAtom, session, 'n', 60, 'top')

    expect(keys()).toEqual(createMinutesDown(99, 90))
  },
)

test('reports an error at the gap and not for the list', { tags: ['BY-38'] }, async () => {
  const { server, fill, keys, list } = await openWithGap()
  server.on(GET, () => createErrorResponse(403, 'The harbour is closed'))

  const error = await fill('top')

  expect(error).toMatchObject({ message: 'The harbour is closed' })
  expect(keys()).toEqual([51, 50, null, 20, 19])
  expect(list().error).toBeNull()
})
