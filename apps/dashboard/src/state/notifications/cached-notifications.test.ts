import '../timeline-cache/read-cached-rows.ts'
import '../list-columns/show-cached-rows.ts'
import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../lib/storage.ts'
import { account, notification } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createMemoryTimelineCache } from '../../testing/memory-timeline-cache.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { unreadAtoms } from '../columns/columns.ts'
import { startWritingCache } from '../write-timeline-cache/write-cache.ts'
import { notificationsListAtoms } from './notifications-list.ts'
import { openNotificationsAtom } from './notifications-source.ts'

// Loaded on demand in the app. The test loads it up front.

const GET = 'GET /api/v1/notifications'

const createNotification = (id: string, type = 'follow') =>
  notification({
    id,
    type,
    account: account({ id: `9${id}` }),
    created_at: `2026-11-20T10:0${id}:00.000Z`,
  })

/** Opens a session twice in one browser. The first one shows these notifications. */
async function reopen(saw: readonly ReturnType<typeof createNotification>[], settings?: unknown) {
  const [storage, lastSeen] = [createMemoryStorage(), createMemoryTimelineCache()]
  const columns = [column('n', 'NOTIFICATIONS')]
  const first = testSession({ columns, storage, lastSeen })
  first.server.on(GET, () => createPageResponse(saw))
  first.session.store.set(openNotificationsAtom, first.session, 'n')
  await flushPromises()
  const stop = startWritingCache(first.session)
  first.platform.setHidden(true)
  stop()

  const next = testSession({ columns, storage, lastSeen, settings })
  const list = () => next.session.store.get(notificationsListAtoms(next.session)('n'))
  const open = () => next.session.store.set(openNotificationsAtom, next.session, 'n')
  return { ...next, list, open, keys: () => list().rows.map((row) => row?.key ?? null) }
}

test(
  'shows cached notifications before the server has responded, as read',
  { tags: ['BY-17'] },
  async () => {
    const { session, server, open, list, keys } = await reopen([
      createNotification('5'),
      createNotification('4'),
    ])
    const { answer } = server.hold(GET)

    open()
    await flushPromises()
    expect(keys()).toEqual(['5', '4'])
    expect(list().seenAt).not.toBeNull()
    expect(session.app.get(unreadAtoms('n'))).toBe(0)
    answer(createPageResponse([createNotification('6'), createNotification('4')]))
    await flushPromises()

    expect(keys()).toEqual(['6', '4'])
    expect(list()).toMatchObject({ seenAt: null, unread: 0 })
    expect(server.calls().filter((call) => call.startsWith(GET))).toEqual([`${GET}?limit=40`])
  },
)
