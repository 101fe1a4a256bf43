import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { notification, status } from '../../testing/factories.ts'
import { page } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { serverSettingsAtom } from '../settings/server-settings.ts'
import { chooseQuickFilterAtom } from './choose-quick-filter.ts'
import { loadNewestNotificationsAtom } from './load-notifications.ts'
import { notificationsWindowAtom } from './notifications.ts'
import { placeNotificationsAtom } from './place-notifications.ts'

test('choosing a kind empties the list, fetches it anew and is kept [NTF-05]', async () => {
  const { session, server } = testSession()
  const { store } = session
  server.on('GET /api/v1/notifications', () =>
    page([notification({ id: '9', type: 'follow' }), notification({ id: '8' })]),
  )
  await store.set(loadNewestNotificationsAtom, session)
  const held = server.hold('GET /api/v1/notifications')

  const chosen = store.set(chooseQuickFilterAtom, session, 'mention')
  expect(store.get(notificationsWindowAtom(session)).items).toEqual([])
  held.answer(page([notification({ id: '8' })]))
  await chosen

  expect(store.get(notificationsWindowAtom(session)).items).toEqual(['8'])
  expect(server.calls().at(-1)).toContain('exclude_types[]=follow')
  expect(store.get(serverSettingsAtom(session)).notifications.quickFilter.active).toBe('mention')
})

test('what arrives while one kind is chosen is listed only when it is of that kind', async () => {
  const { session, server } = testSession()
  const { store } = session
  server.on('GET /api/v1/notifications', () => page([]))
  await store.set(chooseQuickFilterAtom, session, 'mention')
  const post = status({ id: statusId('1') })

  store.set(placeNotificationsAtom, session, [
    notification({ id: '3', type: 'favourite', status: post }),
    notification({ id: '2', type: 'mention', status: post }),
  ])

  expect(store.get(notificationsWindowAtom(session)).items).toEqual(['2'])
})
