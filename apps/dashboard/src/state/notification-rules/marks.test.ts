import { expect, test } from 'vitest'
import { notificationId } from '@colonnade/domain/entities'
import type { MarkChange } from '@colonnade/domain/notifications'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { createMemoryStorage } from '../../lib/storage.ts'
import { account, notification, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { updateColumnParamsAtom } from '../columns/columns.ts'
import {
  getKindsOfList,
  getNotificationsName,
  getPeopleOfList,
  isUnansweredList,
} from '../live-lists/list-name.ts'
import { notificationsListAtoms } from '../notifications/notifications-list.ts'
import {
  closeNotificationsAtom,
  getNotificationsSource,
  openNotificationsAtom,
} from '../notifications/notifications-source.ts'
import { marksAtom } from '../notifications/row-rules.ts'
import { insertNotificationsAtom } from '../notifications/update-notifications.ts'
import { endSessionAtom } from '../sessions/end-session.ts'
import { marksReportAtoms } from './arrange-rows.ts'
import { markAtom, showDoneAtom } from './marks.ts'
import { startNotificationRules } from './start-row-rules.ts'

const HOUR_MS = 3_600_000
const DONE: MarkChange = { type: 'done', isOn: true }
const ANSWER: MarkChange = { type: 'answer', isOn: true }

const createFavourite = (id: string) =>
  notification({
    id,
    type: 'favourite',
    account: account({ id: `2${id}` }),
    status: status({ id: '50' }),
  })
const createFollow = (id: string) =>
  notification({ id, type: 'follow', account: account({ id: `2${id}` }) })

/** Opens a column with the favourites 9 and 8 of one post, and the follows 7 and 6. */
async function openColumn(storage = createMemoryStorage(), isOld = false) {
  const opened = testSession({ columns: [column('n', 'NOTIFICATIONS')], storage })
  const { session, server, platform } = opened
  const page = [createFavourite('9'), createFavourite('8'), createFollow('7'), createFollow('6')]
  server.on('GET /api/v1/notifications', () => createPageResponse(isOld ? page.slice(0, 2) : page))
  server.on('GET /api/v1/accounts/relationships', () => Response.json([]))
  server.on('GET /api/v1/notifications/7', () => Response.json(createFollow('7')))
  server.on('GET /api/v1/notifications/6', () => Response.json({}, { status: 404 }))
  const stop = startNotificationRules(session)
  session.store.set(openNotificationsAtom, session, 'n')
  await flushPromises()
  return {
    ...opened,
    storage,
    stop,
    mark: (ids: readonly string[], change: MarkChange) =>
      session.store.set(markAtom, session, ids.map(notificationId), change),
    putOff: (id: string, ms = HOUR_MS) =>
      session.store.set(markAtom, session, [notificationId(id)], {
        type: 'put-off',
        until: platform.clock.now() + ms,
      }),
    getRows: () =>
      session.store
        .get(notificationsListAtoms(session)('n'))
        .rows.map((row) => row?.ids.join(' ') ?? null),
    getReport: () => session.store.get(marksReportAtoms(session)('n')),
  }
}

test('leaves out what is done, until it is shown', { tags: ['BY-46'] }, async () => {
  const { session, mark, getRows, getReport } = await openColumn()
  expect(getRows()).toEqual(['9 8', '7', '6'])

  const undo = mark(['9', '8'], DONE)
  mark(['6'], DONE)
  expect(getRows()).toEqual(['7'])
  expect(getReport()).toMatchObject({ done: 2, hidden: 3 })

  session.store.set(showDoneAtom, session, 'n', true)
  expect(getRows()).toEqual(['9 8', '7', '6'])
  expect(getReport()).toMatchObject({ done: 2, hidden: 0 })
  session.store.set(showDoneAtom, session, 'n', false)
  undo()
  expect(getRows()).toEqual(['9 8', '7'])
})

test('shows a new notification beside a row that is done', { tags: ['BY-46'] }, async () => {
  const { session, mark, getRows } = await openColumn()
  mark(['9', '8'], DONE)

  session.store.set(insertNotificationsAtom, session, [createFavourite('10')])

  expect(getRows()).toEqual(['10', '7', '6'])
})

test('hides what is put off, and shows it on top when it is due', { tags: ['BY-46'] }, async () => {
  const { platform, mark, putOff, getRows } = await openColumn()

  putOff('6')
  putOff('7', 2 * HOUR_MS)
  expect(getRows()).toEqual(['9 8'])
  await platform.clock.advance(HOUR_MS)
  expect(getRows()).toEqual(['6', '9 8'])
  await platform.clock.advance(HOUR_MS)
  expect(getRows()).toEqual(['7', '6', '9 8'])

  mark(['7'], DONE)
  mark(['6'], { type: 'put-off', until: null })
  expect(getRows()).toEqual(['9 8', '6'])
})

test('notices a due time after the device slept', { tags: ['BY-46'] }, async () => {
  const { platform, putOff, getRows } = await openColumn()
  putOff('6')

  platform.clock.shiftWallClock(HOUR_MS)
  await platform.clock.advance(60_000)

  expect(getRows()).toEqual(['6', '9 8', '7'])
})

test('shows what is due after a reload, also from an older page', { tags: ['BY-46'] }, async () => {
  const first = await openColumn()
  first.mark(['7'], { type: 'put-off', until: first.platform.clock.now() - 1 })
  first.mark(['6'], { type: 'put-off', until: first.platform.clock.now() - 1 })
  first.stop()

  const { session, platform, server, getRows } = await openColumn(first.storage, true)
  expect(getRows()).toEqual(['9 8'])
  await platform.clock.advance(2_000)

  expect(getRows()).toEqual(['7', '9 8'])
  expect(server.calls().filter((call) => call.includes('notifications/'))).toHaveLength(2)
  expect([...(session.store.get(marksAtom(session)) ?? [])].map(([id]) => id)).toEqual(['7'])
})

test('shows only what needs an answer', { tags: ['BY-46'] }, async () => {
  const { session, mark, getRows, getReport } = await openColumn()
  const show = async (isOnlyUnanswered: true | null) => {
    session.app.set(updateColumnParamsAtom, 'n', ['unanswered'], isOnlyUnanswered)
    session.store.set(closeNotificationsAtom, session, 'n')
    session.store.set(openNotificationsAtom, session, 'n')
    await flushPromises()
  }
  mark(['7'], ANSWER)
  expect(getReport()).toMatchObject({ unanswered: 1, hidden: 0 })

  await show(true)
  expect(getRows()).toEqual(['7'])
  mark(['7'], DONE)
  expect(getRows()).toEqual([])
  await show(null)

  expect(getRows()).toEqual(['9 8', '6'])
})

test('shows what another tab marks', { tags: ['BY-46'] }, async () => {
  const memory = createMemoryStorage()
  const listeners = new Set<(key: string, text: string | null) => void>()
  const watched = {
    ...memory,
    watch(listener: (key: string, text: string | null) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const { session, getRows } = await openColumn(watched)

  const key = getAccountStorageKey(session.key, 'marks')
  memory.write(key, JSON.stringify([{ id: '7', done: true }]))
  for (const listener of listeners) listener(key, memory.read(key))

  expect(getRows()).toEqual(['9 8', '6'])
})

test('forgets the marks on sign-out', { tags: ['BY-46'] }, async () => {
  const { session, mark, storage } = await openColumn()
  mark(['7'], DONE)
  const key = getAccountStorageKey(session.key, 'marks')
  expect(storage.read(key)).not.toBeNull()

  session.app.set(endSessionAtom, session)

  expect(storage.read(key)).toBeNull()
})

test(
  'moves no marker of a column that shows only what needs an answer',
  { tags: ['BY-46'] },
  () => {
    const { session } = testSession()
    const name = getNotificationsName({ unanswered: true, kinds: ['poll'], people: ['list:a!@'] })

    expect(getNotificationsSource(session, name).marker).toBeNull()
    expect(getNotificationsSource(session, getNotificationsName({})).marker).toBe('notifications')
    expect(getKindsOfList(name)).toEqual(['poll'])
    expect(getPeopleOfList(name)).toEqual(['list:a!@'])
    expect(isUnansweredList(name)).toBe(true)
    expect(getKindsOfList(getNotificationsName({ unanswered: true }))).toBeNull()
  },
)
