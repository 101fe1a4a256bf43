import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { notification } from '../../testing/factories.ts'
import { createInstanceSession } from '../../testing/instance-session.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-name.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { alertsAtom } from '../ui/messages.ts'
import { clearNotificationsAtom } from './clear-notifications.ts'
import { getNotificationsSource } from './notifications-source.ts'
import { notificationLoads, notificationsWindowAtom } from './notifications.ts'

let server: TestInstance

beforeAll(async () => {
  server = await startTestInstance()
})

afterAll(() => server.close())

async function openList() {
  await server.instance.controls.post({ acct: 'noor', text: '@mira are you there?' })
  const { session } = await createInstanceSession(server, 'mira')
  await refreshList(session, getNotificationsSource(session))
  const items = () => session.store.get(notificationsWindowAtom(session)).items
  expect(items().length).toBeGreaterThan(0)
  return { session, items }
}

test('empties the list at once and deletes all on the server', { tags: ['NTF-11'] }, async () => {
  const { session, items } = await openList()

  const cleared = session.store.set(clearNotificationsAtom, session)
  expect(items()).toEqual([])
  await cleared
  await refreshList(session, getNotificationsSource(session))

  expect(items()).toEqual([])
  const mira = await server.as('mira')
  expect((await mira.get('/api/v1/notifications')).body).toEqual([])
})

test(
  'refetches the list and shows the error when the server refuses',
  { tags: ['NTF-11'] },
  async () => {
    const { session, items } = await openList()
    const before = items()
    server.instance.controls.fail({
      path: '/api/v1/notifications/clear',
      status: 503,
      error: 'The harbour is closed',
    })

    await session.store.set(clearNotificationsAtom, session)

    expect(items()).toEqual(before)
    expect(session.app.get(alertsAtom).map(({ message }) => message)).toEqual([
      'The harbour is closed',
    ])
  },
)

test(
  'ignores pending responses while clearing and sends no request until it is done',
  { tags: ['NTF-11'] },
  async () => {
    const { session, server: scripted } = testSession()
    const { store } = session
    const window = () => store.get(notificationsWindowAtom(session))
    scripted.on('GET /api/v1/notifications', () => createPageResponse([notification({ id: '9' })]))
    scripted.on('POST /api/v1/notifications/clear', () => Response.json({}))
    const late = scripted.hold('GET /api/v1/notifications')
    const clearing = scripted.hold('POST /api/v1/notifications/clear')
    const pending = refreshList(session, getNotificationsSource(session))
    const cleared = store.set(clearNotificationsAtom, session)

    late.answer(createPageResponse([notification({ id: '8' })]))
    await pending
    await refreshList(session, getNotificationsSource(session))
    expect(window().items).toEqual([])
    clearing.answer(Response.json({}))
    await cleared

    expect(window()).toMatchObject({ items: [], hasMore: false, isLoading: false })
    expect(store.get(notificationLoads(session)(NOTIFICATIONS_LIST))).toMatchObject({
      isLoaded: true,
      error: null,
    })
    await refreshList(session, getNotificationsSource(session))
    expect(window().items).toEqual(['9'])
  },
)
