import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { notification, status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { notePlace } from '../places/keep-places.ts'
import { serverSettingsAtom } from '../settings/server-settings.ts'
import { notificationColumns } from './notifications-list.ts'
import {
  chooseQuickFilterAtom,
  notificationsSource,
  openNotificationsAtom,
} from './notifications-source.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'
import { placeNotificationsAtom } from './place-notifications.ts'

const GET_NOTIFICATIONS = 'GET /api/v1/notifications'

test(
  'choosing a kind empties the list, fetches it anew and is kept',
  { tags: ['NTF-05'] },
  async () => {
    const { session, server } = testSession()
    const { store } = session
    server.on(GET_NOTIFICATIONS, () =>
      page([notification({ id: '9', type: 'follow' }), notification({ id: '8' })]),
    )
    await refreshList(session, notificationsSource(session))
    const held = server.hold(GET_NOTIFICATIONS)

    const chosen = store.set(chooseQuickFilterAtom, session, 'mention')
    expect(store.get(notificationsWindowAtom(session)).items).toEqual([])
    held.answer(page([notification({ id: '8' })]))
    await chosen

    expect(store.get(notificationsWindowAtom(session)).items).toEqual(['8'])
    expect(server.calls().at(-1)).toContain('exclude_types[]=follow')
    expect(store.get(serverSettingsAtom(session)).notifications.quickFilter.active).toBe('mention')
  },
)

test(
  'what comes late of the kinds before is dropped, an answer as a failure',
  { tags: ['NTF-05'] },
  async () => {
    const { session, server } = testSession()
    const { store } = session
    server.on(GET_NOTIFICATIONS, () => page([notification({ id: '8' })]))
    for (const late of [
      () => page([notification({ id: '9', type: 'follow' })]),
      () => refuse(422),
    ]) {
      const before = server.hold(GET_NOTIFICATIONS)
      const asked = store.set(chooseQuickFilterAtom, session, 'all')
      const held = server.hold(GET_NOTIFICATIONS)
      const chosen = store.set(chooseQuickFilterAtom, session, 'mention')

      before.answer(late())
      await asked
      expect(store.get(notificationsWindowAtom(session))).toMatchObject({
        items: [],
        isLoading: true,
      })
      held.answer(page([notification({ id: '8' })]))
      await chosen

      expect(store.get(notificationsWindowAtom(session)).items).toEqual(['8'])
      expect(store.get(notificationsLoadAtom(session)).error).toBeNull()
    }
  },
)

test(
  'a column that was led back to its place shows the kind that was chosen meanwhile',
  { tags: ['NTF-05'] },
  async () => {
    const { session, server } = testSession({ columns: [column('n', 'NOTIFICATIONS')] })
    const { store } = session
    const place = { above: ['51'], offset: 7, isTop: false, seen: null, at: 0, ids: ['50'] }
    notePlace(session, 'n', NOTIFICATIONS_LIST, place)
    const around = ['max', 'min'].map(() => server.hold(GET_NOTIFICATIONS))
    store.set(openNotificationsAtom, session, 'n')
    await settled()
    server.on(GET_NOTIFICATIONS, () => page([notification({ id: '8' })]))
    await store.set(chooseQuickFilterAtom, session, 'mention')

    for (const { answer } of around) answer(page([notification({ id: '50', type: 'follow' })]))
    await settled()

    expect(store.get(notificationsWindowAtom(session)).items).toEqual(['8'])
    expect(store.get(notificationColumns.layouts(session)('n')).items).toEqual(['8'])
  },
)

test('what arrives while one kind is chosen is listed only when it is of that kind', async () => {
  const { session, server } = testSession()
  const { store } = session
  server.on(GET_NOTIFICATIONS, () => page([]))
  await store.set(chooseQuickFilterAtom, session, 'mention')
  const post = status({ id: statusId('1') })

  store.set(placeNotificationsAtom, session, [
    notification({ id: '3', type: 'favourite', status: post }),
    notification({ id: '2', type: 'mention', status: post }),
  ])

  expect(store.get(notificationsWindowAtom(session)).items).toEqual(['2'])
})

test(
  'of a page, too, only what is of the chosen kind is listed; newer kinds are left out where the server knows them',
  { tags: ['NTF-04'] },
  async () => {
    const { session, server } = testSession()
    const { store } = session
    server.on(GET_NOTIFICATIONS, () =>
      page([notification({ id: '9', type: 'poll' }), notification({ id: '8' })]),
    )

    await store.set(chooseQuickFilterAtom, session, 'mention')
    expect(server.calls().at(-1)).not.toContain('poll')
    expect(store.get(notificationsWindowAtom(session)).items).toEqual(['8'])
    store.set(placeNotificationsAtom, session, [notification({ id: '10', type: 'tide_turned' })])
    expect(store.get(notificationsWindowAtom(session)).items).toEqual(['8'])

    session.api.capabilities.note('groupedNotifications', true)
    await store.set(chooseQuickFilterAtom, session, 'mention')

    expect(server.calls().at(-1)).toContain('exclude_types[]=poll')
  },
)
