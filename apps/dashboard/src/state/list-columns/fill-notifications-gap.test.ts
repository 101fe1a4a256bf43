import { expect, test } from 'vitest'
import type { NotificationEntity } from '@colonnade/domain/entities'
import { listOfRows } from '@colonnade/domain/testing'
import { notification } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { refreshList } from '../live-lists/request-page.ts'
import {
  notificationsListAtoms,
  writeNotificationsAtom,
} from '../notifications/notifications-list.ts'
import {
  notificationsSource,
  openNotificationsAtom,
} from '../notifications/notifications-source.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { type GapChoice, fillGapAtom } from './fill-gap.ts'

const GET = 'GET /api/v1/notifications'

/** A notification for each minute: its id is the minute. */
const note = (minute: number): NotificationEntity =>
  notification({
    id: String(minute),
    created_at: new Date(Date.UTC(2026, 10, 23, 7, minute)).toISOString(),
  })
const notes = (...minutes: readonly number[]) => minutes.map(note)
const down = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => newest - index)

async function openWithGap() {
  const opened = testSession()
  const { session, server } = opened
  server.on(GET, () => page(notes(51, 50, 20, 19)))
  session.store.set(openNotificationsAtom, session, 'n')
  await settled()
  const window = session.store.get(notificationsWindowAtom(session))
  const items = window.items.toSpliced(2, 0, null)
  session.store.set(writeNotificationsAtom, session, listOfRows(items, window))
  const list = () => session.store.get(notificationsListAtoms(session)('n'))
  const keys = () => list().rows.map((row) => (row === null ? null : Number(row.key)))
  const numberOf = (minute: number) => list().firstItemIndex + keys().indexOf(minute)
  const fill = (choice: GapChoice) => session.store.set(fillGapAtom, session, 'n', 2, choice)
  return { ...opened, list, keys, numberOf, fill }
}

test(
  'from the top a gap among notifications is filled below what stands above it',
  { tags: ['NTF-15', 'BY-38'] },
  async () => {
    const { server, fill, keys, numberOf } = await openWithGap()
    const before = numberOf(50)
    server.on(GET, () => page(notes(...down(49, 20)), '/api/v1/notifications?max_id=30'))

    await fill('top')

    expect(server.calls().at(-1)).toBe('GET /api/v1/notifications?limit=20&max_id=50')
    expect(keys()).toEqual([51, 50, ...down(49, 20), null, 20, 19])
    expect(numberOf(50)).toBe(before)
  },
)

test('from the bottom above what stands below it', { tags: ['BY-38'] }, async () => {
  const { server, fill, keys, numberOf } = await openWithGap()
  const before = numberOf(20)
  server.on(GET, () => page(notes(...down(40, 20))))

  await fill('bottom')

  expect(server.calls().at(-1)).toBe('GET /api/v1/notifications?limit=20&min_id=20')
  expect(keys()).toEqual([51, 50, null, ...down(40, 20), 20, 19])
  expect(numberOf(20)).toBe(before)
})

test('skipped, it is gone and nothing was asked', { tags: ['BY-38'] }, async () => {
  const { server, fill, keys } = await openWithGap()
  const calls = server.calls().length

  await fill('skip')

  expect(keys()).toEqual([51, 50, 20, 19])
  expect(server.calls()).toHaveLength(calls)
})

test(
  'where a server pages by a date its own link leads on, from each end',
  { tags: ['NTF-15', 'BY-01'] },
  async () => {
    const { session, server } = testSession()
    const older = (minute: number) => `/api/v1/notifications?older_than=2026-11-23T08:${minute}`
    /** Like Hollo: knows no id, and gives the 40 or 20 below a date, or the newest. */
    let newest = 20
    server.on(GET, ({ url }) => {
      const { searchParams } = new URL(url)
      const below = Number(searchParams.get('older_than')?.slice(-2) ?? newest + 1)
      const limit = Number(searchParams.get('limit') ?? '20')
      const found = down(below - 1, limit).filter((minute) => minute >= 10)
      return page(notes(...found), older(found.at(-1) ?? 10))
    })
    session.store.set(openNotificationsAtom, session, 'n')
    await settled()
    newest = 99
    const keys = () => session.store.get(notificationsWindowAtom(session)).items.map(Number)

    await refreshList(session, notificationsSource(session))
    expect(keys()).toEqual([...down(99, 40), 0, ...down(20, 11)])
    await session.store.set(fillGapAtom, session, 'n', 40, 'bottom')
    expect(keys()).toEqual([...down(99, 60), 0, ...down(20, 11)])
    await session.store.set(fillGapAtom, session, 'n', 60, 'top')

    expect(keys()).toEqual(down(99, 90))
  },
)

test('what fails says why and is no trouble of the whole list', { tags: ['BY-38'] }, async () => {
  const { server, fill, keys, list } = await openWithGap()
  server.on(GET, () => refuse(403, 'The harbour is closed'))

  const trouble = await fill('top')

  expect(trouble).toMatchObject({ message: 'The harbour is closed' })
  expect(keys()).toEqual([51, 50, null, 20, 19])
  expect(list().error).toBeNull()
})
