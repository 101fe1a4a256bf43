import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import type { NotificationId } from '@colonnade/domain/entities'
import { createListOfRows } from '@colonnade/domain/testing'
import { createInstanceSession } from '../../testing/instance-session.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { alertsAtom } from '../ui/messages.ts'
import { deleteMarkedAtom, isDeletingAtom } from './clear-notifications.ts'
import {
  markedIdsAtom,
  markListedAtom,
  markNotificationsAtom,
  setCleaningAtom,
} from './mark-for-deletion.ts'
import { getNotificationsSource } from './notifications-source.ts'
import { notificationsWindowAtom } from './notifications.ts'

let server: TestInstance

beforeAll(async () => {
  server = await startTestInstance()
})

afterAll(() => server.close())

async function openCleaning() {
  const calls: string[] = []
  const { session } = await createInstanceSession(server, 'mira', (request) => {
    const { pathname, search } = new URL(request.url)
    calls.push(`${request.method} ${pathname}${decodeURIComponent(search)}`)
    return fetch(request)
  })
  const { store } = session
  await server.instance.controls.post({ acct: 'noor', text: '@mira', count: 3 })
  await refreshList(session, getNotificationsSource(session))
  store.set(setCleaningAtom, session, true)
  const items = () => store.get(notificationsWindowAtom(session)).items
  return {
    session,
    sent: () => calls.filter((call) => call.startsWith('DELETE')),
    items,
    marked: () => store.get(markedIdsAtom(session)),
    isBusy: () =>
      store.get(isDeletingAtom(session)) || store.get(notificationsWindowAtom(session)).isLoading,
    mark: (ids: readonly NotificationId[]) => store.set(markNotificationsAtom, session, ids, true),
    remove: () => store.set(deleteMarkedAtom, session),
  }
}

const getFirstTwo = (items: readonly (NotificationId | null)[]) =>
  items.filter((id) => id !== null).slice(0, 2)

test(
  'deletes all marked notifications with one request and removes them from the list',
  { tags: ['NTF-09'] },
  async () => {
    const { session, sent, items, marked, mark, remove, isBusy } = await openCleaning()
    const [first, second] = getFirstTwo(items())
    mark([first!, second!])

    const removed = remove()
    expect(isBusy()).toBe(true)
    await removed

    expect(sent()).toEqual([
      `DELETE /api/v1/notifications/destroy_multiple?ids[]=${first}&ids[]=${second}`,
    ])
    expect(items()).not.toContain(first)
    expect(items().length).toBeGreaterThan(0)
    expect(marked()).toEqual([])
    expect(isBusy()).toBe(false)
    const left = [...items()]
    await refreshList(session, getNotificationsSource(session))
    expect(items()).toEqual(left)
  },
)

test(
  'sends no request without a marked and listed notification',
  { tags: ['NTF-10'] },
  async () => {
    const { session, sent, items, remove, isBusy, mark } = await openCleaning()

    await remove()
    const [first] = getFirstTwo(items())
    mark([first!])
    session.store.set(notificationsWindowAtom(session), (window) => createListOfRows([], window))
    await remove()

    expect(sent()).toEqual([])
    expect(isBusy()).toBe(false)
  },
)

test('does not send a running deletion twice', { tags: ['NTF-09'] }, async () => {
  const { session, sent, remove } = await openCleaning()
  session.store.set(markListedAtom, session, 'all')

  await Promise.all([remove(), remove()])

  expect(sent()).toHaveLength(1)
})

test(
  'logs a failure and keeps all listed and marked for another attempt',
  { tags: ['ERR-10'] },
  async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const { session, items, marked, mark, remove, isBusy } = await openCleaning()
    const ids = getFirstTwo(items())
    const before = [...items()]
    mark(ids)
    server.instance.controls.fail({
      path: '/api/v1/notifications/destroy_multiple',
      status: 500,
      error: 'Foggy',
    })

    await remove()

    expect(log).toHaveBeenCalledWith(
      'Notifications could not be deleted.',
      expect.objectContaining({ status: 500 }),
    )
    expect(session.app.get(alertsAtom).map(({ message }) => message)).toEqual(['Foggy'])
    expect(items()).toEqual(before)
    expect(marked()).toEqual(ids)
    expect(isBusy()).toBe(false)

    await remove()
    expect(marked()).toEqual([])
  },
)
