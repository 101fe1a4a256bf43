import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { notification, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-name.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { setScrollPosition } from '../scroll-positions/save-scroll-positions.ts'
import { serverSettingsAtom } from '../settings/server-settings.ts'
import { notificationColumns } from './notifications-list.ts'
import {
  chooseQuickFilterAtom,
  getNotificationsSource,
  openNotificationsAtom,
} from './notifications-source.ts'
import { notificationLoads, notificationsWindowAtom } from './notifications.ts'
import { insertNotificationsAtom } from './update-notifications.ts'

const GET_NOTIFICATIONS = 'GET /api/v1/notifications'

test(
  'empties and refetches the list for the chosen type, and saves the choice',
  { tags: ['NTF-05'] },
  async () => {
    const { session, server } = testSession()
    const { store } = session
    server.on(GET_NOTIFICATIONS, () =>
      createPageResponse([notification({ id: '9', type: 'follow' }), notification({ id: '8' })]),
    )
    await refreshList(session, getNotificationsSource(session))
    const held = server.hold(GET_NOTIFICATIONS)

    const chosen = store.set(chooseQuickFilterAtom, session, 'mention')
    expect(store.get(notificationsWindowAtom(session)).items).toEqual([])
    held.answer(createPageResponse([notification({ id: '8' })]))
    await chosen

    expect(store.get(notificationsWindowAtom(session)).items).toEqual(['8'])
    expect(server.calls().at(-1)).toContain('exclude_types[]=follow')
    expect(store.get(serverSettingsAtom(session)).notifications.quickFilter.active).toBe('mention')
  },
)

test('ignores late responses and failures of the former type', { tags: ['NTF-05'] }, async () => {
  const { session, server } = testSession()
  const { store } = session
  server.on(GET_NOTIFICATIONS, () => createPageResponse([notification({ id: '8' })]))
  for (const late of [
    () => createPageResponse([notification({ id: '9', type: 'follow' })]),
    () => createErrorResponse(422),
  ]) {
    const before = server.hold(GET_NOTIFICATIONS)
    const pending = store.set(chooseQuickFilterAtom, session, 'all')
    const held = server.hold(GET_NOTIFICATIONS)
    const chosen = store.set(chooseQuickFilterAtom, session, 'mention')

    before.answer(late())
    await pending
    expect(store.get(notificationsWindowAtom(session))).toMatchObject({
      items: [],
      isLoading: true,
    })
    held.answer(createPageResponse([notification({ id: '8' })]))
    await chosen

    expect(store.get(notificationsWindowAtom(session)).items).toEqual(['8'])
    expect(store.get(notificationLoads(session)(NOTIFICATIONS_LIST)).error).toBeNull()
  }
})

test(
  'shows the type that was chosen while the scroll position was being restored',
  { tags: ['NTF-05'] },
  async () => {
    const { session, server } = testSession({ columns: [column('n', 'NOTIFICATIONS')] })
    const { store } = session
    const place = { above: ['51'], offset: 7, isTop: false, seen: null, at: 0, ids: ['50'] }
    setScrollPosition(session, 'n', NOTIFICATIONS_LIST, place)
    const around = ['max', 'min'].map(() => server.hold(GET_NOTIFICATIONS))
    store.set(openNotificationsAtom, session, 'n')
    await flushPromises()
    server.on(GET_NOTIFICATIONS, () => createPageResponse([notification({ id: '8' })]))
    await store.set(chooseQuickFilterAtom, session, 'mention')

    for (const { answer } of around)
      answer(createPageResponse([notification({ id: '50', type: 'follow' })]))
    await flushPromises()

    expect(store.get(notificationsWindowAtom(session)).items).toEqual(['8'])
    expect(store.get(notificationColumns.layouts(session)('n')).items).toEqual(['8'])
  },
)

test('lists streamed notifications of the chosen type only', async () => {
  const { session, server } = testSession()
  const { store } = session
  server.on(GET_NOTIFICATIONS, () => createPageResponse([]))
  await store.set(chooseQuickFilterAtom, session, 'mention')
  const post = status({ id: statusId('1') })

  store.set(insertNotificationsAtom, session, [
    notification({ id: '3', type: 'favourite', status: post }),
    notification({ id: '2', type: 'mention', status: post }),
  ])

  expect(store.get(notificationsWindowAtom(session)).items).toEqual(['2'])
})

test(
  'lists only the chosen type of a page and excludes newer types where the server knows them',
  { tags: ['NTF-04'] },
  async () => {
    const { session, server } = testSession()
    const { store } = session
    server.on(GET_NOTIFICATIONS, () =>
      createPageResponse([notification({ id: '9', type: 'poll' }), notification({ id: '8' })]),
    )

    await store.set(chooseQuickFilterAtom, session, 'mention')
    expect(server.calls().at(-1)).not.toContain('poll')
    expect(store.get(notificationsWindowAtom(session)).items).toEqual(['8'])
    store.set(insertNotificationsAtom, session, [notification({ id: '10', type: 'tide_turned' })])
    expect(store.get(notificationsWindowAtom(session)).items).toEqual(['8'])

    session.api.capabilities.record('groupedNotifications', true)
    await store.set(chooseQuickFilterAtom, session, 'mention')

    expect(server.calls().at(-1)).toContain('exclude_types[]=poll')
  },
)
