import { expect, onTestFinished, test } from 'vitest'
import { notificationId } from '@colonnade/domain/entities'
import { account, notification, relationship } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { unreadAtoms } from '../columns/columns.ts'
import { computeRowsAtom } from '../list-columns/compute-rows.ts'
import { loadOlderAtom } from '../list-columns/load-rows.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import { loadOlder, refreshList } from '../live-lists/request-page.ts'
import { MARKER_DELAY_MS, startSavingMarkers } from '../markers/send-markers.ts'
import { changeServerSettingAtom } from '../settings/server-settings.ts'
import { loadingBarAtom } from '../ui/loading-bar.ts'
import { notificationsListAtoms } from './notifications-list.ts'
import {
  closeNotificationsAtom,
  getNotificationsSource,
  openNotificationsAtom,
  updateNotificationsVisibilityAtom,
} from './notifications-source.ts'
import { notificationsWindowAtom, unreadNotificationsAtom } from './notifications.ts'
import {
  removeNotificationsAtom,
  insertNotificationsAtom,
  removeAccountNotificationsAtom,
} from './update-notifications.ts'

const GET = 'GET /api/v1/notifications'
const createNotifications = (...ids: readonly string[]) => ids.map((id) => notification({ id }))

async function openNotifications(...ids: readonly string[]) {
  const opened = testSession()
  const { session, server } = opened
  server.on(GET, () =>
    createPageResponse(
      createNotifications(...ids),
      `/api/v1/notifications?limit=20&max_id=${ids.at(-1)}`,
    ),
  )
  session.store.set(openNotificationsAtom, session, 'n')
  await flushPromises()
  const list = () => session.store.get(notificationsListAtoms(session)('n'))
  const place = (id: string) =>
    session.store.set(insertNotificationsAtom, session, createNotifications(id))
  const scrollTo = (id: string | null) =>
    session.store.set(reportViewAtom, session, 'n', {
      atTop: id === null,
      firstVisibleId: id === null ? null : notificationId(id),
    })
  const keys = () => list().rows.map((row) => row?.key ?? null)
  return { ...opened, list, keys, place, scrollTo }
}

test('sends one request for two loads at once', { tags: ['NTF-02'] }, async () => {
  const { session, server } = testSession()

  await Promise.all([
    refreshList(session, getNotificationsSource(session)),
    refreshList(session, getNotificationsSource(session)),
  ])

  expect(server.calls()).toHaveLength(1)
})

test(
  'fetches older notifications by the server’s Link header until there is none',
  { tags: ['NTF-03', 'API-12'] },
  async () => {
    const { session, server } = testSession()
    const older = '/api/v1/notifications?older_than=2026-11-21+07%3A49%3A40.73%2B00'
    server.on(GET, () => createPageResponse(createNotifications('9', '8'), older))
    await refreshList(session, getNotificationsSource(session))

    await loadOlder(session, getNotificationsSource(session))
    await loadOlder(session, getNotificationsSource(session))

    expect(server.requests().map(({ url }) => new URL(url).search)).toEqual([
      '?limit=20',
      '?older_than=2026-11-21+07%3A49%3A40.73%2B00',
    ])
    expect(session.store.get(notificationsWindowAtom(session)).hasMore).toBe(false)
  },
)

test('uses a Link header only for the current end of the list', { tags: ['NTF-03'] }, async () => {
  const { session, server } = testSession()
  const listed = [notification({ id: '9' }), notification({ id: '8' })]
  server.on(GET, () => createPageResponse(listed, '/api/v1/notifications?older_than=8'))
  await refreshList(session, getNotificationsSource(session))
  server.on(GET, () =>
    createPageResponse(createNotifications('10'), '/api/v1/notifications?older_than=10'),
  )
  await refreshList(session, getNotificationsSource(session))
  server.on(GET, () => createPageResponse([], '/api/v1/notifications?older_than=7'))

  await loadOlder(session, getNotificationsSource(session))
  expect(server.calls().at(-1)).toBe('GET /api/v1/notifications?older_than=8')
  session.store.set(removeNotificationsAtom, session, new Set([notificationId('8')]))
  await loadOlder(session, getNotificationsSource(session))
  expect(server.calls().at(-1)).toBe('GET /api/v1/notifications?limit=20&max_id=9')
})

test(
  'fetches older notifications below the last ID and newer ones above the first',
  { tags: ['NTF-03'] },
  async () => {
    const { session, server } = await openNotifications('9', '8')

    await refreshList(session, getNotificationsSource(session))
    expect(server.calls().at(-1)).toBe('GET /api/v1/notifications?limit=40&since_id=9')
    await loadOlder(session, getNotificationsSource(session))
    expect(server.calls().at(-1)).toBe('GET /api/v1/notifications?limit=20&max_id=8')
  },
)

test(
  'excludes disabled types from requests and from the stream',
  { tags: ['NTF-04'] },
  async () => {
    const { session, server } = testSession()
    session.store.set(changeServerSettingAtom, session, ['notifications', 'shows', 'reblog'], false)

    await refreshList(session, getNotificationsSource(session))
    expect(server.calls().at(-1)).toBe('GET /api/v1/notifications?limit=20&exclude_types[]=reblog')

    session.store.set(insertNotificationsAtom, session, [notification({ id: '5', type: 'reblog' })])
    expect(session.store.get(notificationsWindowAtom(session)).items).toEqual([])
  },
)

test(
  'counts a notification as unread when the tab is hidden, the column is closed or not at its top',
  { tags: ['NTF-12', 'NTF-13'] },
  async () => {
    const { session, platform, place, scrollTo, list } = await openNotifications('3')
    place('4')
    expect(list().unread).toBe(0)

    scrollTo('3')
    place('5')
    expect(list().unread).toBe(1)
    expect(session.app.get(unreadAtoms('n'))).toBe(1)
    scrollTo(null)
    expect(list().unread).toBe(0)
    expect(session.app.get(unreadAtoms('n'))).toBe(0)

    platform.setHidden(true)
    session.store.set(updateNotificationsVisibilityAtom, session)
    place('6')
    expect(list().unread).toBe(1)
    platform.setHidden(false)
    session.store.set(updateNotificationsVisibilityAtom, session)
    expect(list().unread).toBe(0)

    session.store.set(closeNotificationsAtom, session, 'n')
    place('7')
    expect(session.store.get(unreadNotificationsAtom(session))).toBe(1)
  },
)

test('trims a list of more than 40 at the top', { tags: ['NTF-14'] }, async () => {
  const ids = Array.from({ length: 41 }, (_, index) => String(141 - index))
  const { place, list } = await openNotifications(...ids)

  place('142')

  expect(list().rows).toHaveLength(21)
})

test('keeps the scroll position when notifications arrive above', async () => {
  const { place, scrollTo, list, keys } = await openNotifications('3', '2')
  const { firstItemIndex } = list()
  scrollTo('2')

  place('4')

  expect(keys()).toEqual(['4', '3', '2'])
  expect(list().firstItemIndex).toBe(firstItemIndex - 1)
})

test('queues rows that do not fit above until there is space or the column is at its top', async () => {
  const { session, place, keys, list, scrollTo } = await openNotifications('3', '2')
  const report = (maxInserted: number) =>
    session.store.set(reportViewAtom, session, 'n', {
      atTop: false,
      firstVisibleId: notificationId('3'),
      maxInserted,
    })
  report(1)

  place('4')
  place('5')
  place('6')
  expect(keys()).toEqual(['6', '5', '4', '3', '2'])
  report(0)
  place('7')
  expect(keys()).toEqual(['6', '5', '4', '3', '2'])
  expect(list()).toMatchObject({ waiting: 1, unread: 4 })

  report(1)
  session.store.set(computeRowsAtom, session, 'n')
  expect(keys()).toEqual(['7', '6', '5', '4', '3', '2'])
  report(0)
  place('8')
  scrollTo(null)
  expect(keys().at(0)).toBe('8')
  expect(list()).toMatchObject({ waiting: 0, unread: 0 })
})

test('removes the notifications of a blocked account', { tags: ['TL-15'] }, async () => {
  const { session, place, keys } = await openNotifications('3')
  const eve = account({ id: '66', username: 'eve' })
  session.store.set(insertNotificationsAtom, session, [notification({ id: '4', account: eve })])
  place('5')

  session.store.set(removeAccountNotificationsAtom, session, new Set([eve.id]))

  expect(keys()).toEqual(['5', '3'])
})

test(
  'fetches the relationships of followers in one request, and never twice',
  { tags: ['NTF-25', 'ACC-21'] },
  async () => {
    const { session, server, platform } = testSession()
    server.on('GET /api/v1/accounts/relationships', () =>
      Response.json([relationship({ id: '7' }), relationship({ id: '8' })]),
    )
    const follow = (id: string, from: string) =>
      notification({ id, type: 'follow', account: account({ id: from }) })

    session.store.set(insertNotificationsAtom, session, [follow('4', '7'), follow('3', '8')])
    await platform.clock.advance(1_000)
    session.store.set(insertNotificationsAtom, session, [follow('5', '7')])
    await platform.clock.advance(1_000)

    expect(server.calls()).toEqual(['GET /api/v1/accounts/relationships?id[]=7&id[]=8'])
  },
)

test('saves the marker once unread notifications were seen', { tags: ['NTF-26'] }, async () => {
  const { session, server, platform, place, scrollTo } = await openNotifications('3')
  onTestFinished(startSavingMarkers(session))
  const markers = () => server.requests().filter(({ url }) => url.endsWith('/markers'))
  server.on('POST /api/v1/markers', () => Response.json({}))
  scrollTo('3')
  place('4')
  scrollTo(null)

  await platform.clock.advance(MARKER_DELAY_MS)

  expect(markers()).toHaveLength(1)
  expect(await markers()[0]?.json()).toEqual({ notifications: { last_read_id: '4' } })
})

test('stops saving markers when the server has none', { tags: ['NTF-26'] }, async () => {
  const { session, server, platform, place, scrollTo } = await openNotifications('3')
  onTestFinished(startSavingMarkers(session))
  for (const id of ['4', '5', '6']) {
    scrollTo('3')
    place(id)
    scrollTo(null)
    await platform.clock.advance(MARKER_DELAY_MS)
  }

  expect(server.requests().filter(({ url }) => url.endsWith('/markers'))).toHaveLength(1)
})

test(
  'shows the loading bar for older notifications but not for a refresh',
  { tags: ['LBR-06'] },
  async () => {
    const { session, platform, server } = await openNotifications('9')
    const phase = () => session.app.get(loadingBarAtom).phase
    const newer = server.hold(GET)
    const refreshing = refreshList(session, getNotificationsSource(session))
    await platform.clock.advance(400)
    expect(phase()).toBe('hidden')
    newer.answer(createPageResponse([]))
    await refreshing

    const older = server.hold(GET)
    const loading = session.store.set(loadOlderAtom, session, 'n')
    await platform.clock.advance(400)
    expect(phase()).toBe('running')
    older.answer(createPageResponse([]))
    await loading

    expect(phase()).toBe('stopping')
  },
)
