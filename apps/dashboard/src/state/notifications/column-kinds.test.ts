import { expect, onTestFinished, test } from 'vitest'
import { notification } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { unreadAtoms, updateColumnParamsAtom } from '../columns/columns.ts'
import { getNotificationsName, type ListName, NOTIFICATIONS_LIST } from '../live-lists/list-name.ts'
import { MARKER_DELAY_MS, startSavingMarkers } from '../markers/send-markers.ts'
import { getListByName } from '../streaming/list-by-name.ts'
import { getUpdatedLists } from '../streaming/streamed-timelines.ts'
import { clearNotificationsAtom } from './clear-notifications.ts'
import { notificationsListAtoms } from './notifications-list.ts'
import {
  closeNotificationsAtom,
  openNotificationsAtom,
  updateNotificationsVisibilityAtom,
} from './notifications-source.ts'
import { notificationWindows, unreadNotificationsAtom } from './notifications.ts'
import { insertNotificationsAtom, removeNotificationsAtom } from './update-notifications.ts'

const GET = 'GET /api/v1/notifications'
const MENTIONS = { kinds: ['mention'] }
const OTHERS = { kinds: ['favourite', 'reblog', 'reaction'] }

const createNotification = (id: string, type: string) => notification({ id, type })

/** Opens columns of all notifications, of mentions, and of favourites, boosts and reactions. */
async function openThree() {
  const opened = testSession({
    columns: [
      column('all', 'NOTIFICATIONS'),
      column('mentions', 'NOTIFICATIONS', MENTIONS),
      column('others', 'NOTIFICATIONS', OTHERS),
    ],
  })
  const { session, server } = opened
  server.on(GET, (request) => {
    const excluded = new URL(request.url).searchParams.getAll('exclude_types[]')
    const page = [
      createNotification('9', 'follow'),
      createNotification('8', 'mention'),
      createNotification('7', 'favourite'),
    ]
    return createPageResponse(page.filter(({ type }) => !excluded.includes(type)))
  })
  for (const uuid of ['all', 'mentions', 'others'])
    session.store.set(openNotificationsAtom, session, uuid)
  await flushPromises()
  const getKeys = (uuid: string) =>
    session.store.get(notificationsListAtoms(session)(uuid)).rows.map((row) => row?.key ?? null)
  const insert = (id: string, type: string) =>
    session.store.set(insertNotificationsAtom, session, [createNotification(id, type)])
  return { ...opened, getKeys, insert }
}

test('loads the kinds of each column', { tags: ['BY-46'] }, async () => {
  const { getKeys } = await openThree()

  expect(getKeys('all')).toEqual(['9', '8', '7'])
  expect(getKeys('mentions')).toEqual(['8'])
  expect(getKeys('others')).toEqual(['7'])
})

test(
  'inserts a streamed notification into the columns of its kind',
  { tags: ['BY-46'] },
  async () => {
    const { getKeys, insert } = await openThree()

    insert('10', 'mention')
    insert('11', 'pleroma:emoji_reaction')
    insert('12', 'tide_turned')

    expect(getKeys('all').slice(0, 3)).toEqual(['12', '11', '10'])
    expect(getKeys('mentions')).toEqual(['10', '8'])
    expect(getKeys('others')).toEqual(['11', '7'])
  },
)

test('removes a deleted notification from every column', { tags: ['BY-46'] }, async () => {
  const { session, getKeys } = await openThree()

  session.store.set(removeNotificationsAtom, session, new Set([createNotification('8', '').id]))

  expect(getKeys('all')).toEqual(['9', '7'])
  expect(getKeys('mentions')).toEqual([])
})

test('counts unread notifications for each set of kinds', { tags: ['BY-46'] }, async () => {
  const { session, platform, insert } = await openThree()
  for (const uuid of ['mentions', 'others'])
    session.store.set(closeNotificationsAtom, session, uuid)
  platform.setHidden(true)
  session.store.set(updateNotificationsVisibilityAtom, session)

  insert('10', 'mention')
  insert('11', 'follow')

  const getUnread = (uuid: string) => session.app.get(unreadAtoms(uuid))
  expect(session.store.get(unreadNotificationsAtom(session))).toBe(2)
  expect(getUnread('mentions')).toBe(1)
  expect(getUnread('others')).toBe(0)
})

test('saves the marker only for the column of all notifications', { tags: ['BY-46'] }, async () => {
  const { session, server, platform } = await openThree()
  onTestFinished(startSavingMarkers(session))
  session.store.set(closeNotificationsAtom, session, 'all')
  server.on('POST /api/v1/markers', () => Response.json({}))

  platform.setHidden(true)
  session.store.set(updateNotificationsVisibilityAtom, session)
  session.store.set(insertNotificationsAtom, session, [createNotification('10', 'mention')])
  platform.setHidden(false)
  session.store.set(updateNotificationsVisibilityAtom, session)
  await platform.clock.advance(MARKER_DELAY_MS * 2)

  expect(server.calls().filter((call) => call.includes('markers'))).toEqual([])
})

test('empties every column when all notifications are cleared', { tags: ['BY-46'] }, async () => {
  const { session, server, getKeys } = await openThree()
  server.on('POST /api/v1/notifications/clear', () => Response.json({}))

  await session.store.set(clearNotificationsAtom, session)

  expect(['all', 'mentions', 'others'].map(getKeys)).toEqual([[], [], []])
})

test(
  'shows another list when the kinds change, and forgets an unused one',
  { tags: ['BY-46'] },
  async () => {
    const { session, getKeys } = await openThree()

    session.app.set(updateColumnParamsAtom, 'mentions', ['kinds'], ['follow'])
    session.store.set(closeNotificationsAtom, session, 'mentions')
    session.store.set(openNotificationsAtom, session, 'mentions')
    await flushPromises()

    expect(getKeys('mentions')).toEqual(['9'])
    expect([...notificationWindows(session).getParams()]).not.toContain(
      getNotificationsName(MENTIONS),
    )
  },
)

test('keeps the lists of all columns up to date', { tags: ['BY-46'] }, async () => {
  const { session } = await openThree()
  const names: readonly ListName[] = [
    NOTIFICATIONS_LIST,
    getNotificationsName(MENTIONS),
    getNotificationsName(OTHERS),
  ]

  expect(getUpdatedLists(session)).toEqual(names)
  for (const name of names) expect(getListByName(session, name).name).toBe(name)
})
