import '../last-seen/read-kept.ts'
import '../list-columns/show-seen.ts'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../lib/storage.ts'
import { account, notification } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { memorySeen } from '../../testing/memory-seen.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { unreadAtoms } from '../columns/columns.ts'
import { startKeepingSeen } from '../save-last-seen/keep-seen.ts'
import { notificationsListAtoms } from './notifications-list.ts'
import { openNotificationsAtom } from './notifications-source.ts'

// Fetched when it is needed: here it is there already.

const GET = 'GET /api/v1/notifications'

const told = (id: string, type = 'follow') =>
  notification({
    id,
    type,
    account: account({ id: `9${id}` }),
    created_at: `2026-11-20T10:0${id}:00.000Z`,
  })

/** Two visits to one browser: the first saw these. */
async function secondVisit(saw: readonly ReturnType<typeof told>[], settings?: unknown) {
  const [storage, lastSeen] = [memoryStorage(), memorySeen()]
  const columns = [column('n', 'NOTIFICATIONS')]
  const first = testSession({ columns, storage, lastSeen })
  first.server.on(GET, () => page(saw))
  first.session.store.set(openNotificationsAtom, first.session, 'n')
  await settled()
  const stop = startKeepingSeen(first.session)
  first.platform.setHidden(true)
  stop()

  const next = testSession({ columns, storage, lastSeen, settings })
  const list = () => next.session.store.get(notificationsListAtoms(next.session)('n'))
  const open = () => next.session.store.set(openNotificationsAtom, next.session, 'n')
  return { ...next, list, open, keys: () => list().rows.map((row) => row?.key ?? null) }
}

test(
  'the notifications of an earlier visit are shown before the server has answered, as seen then',
  { tags: ['BY-17'] },
  async () => {
    const { session, server, open, list, keys } = await secondVisit([told('5'), told('4')])
    const { answer } = server.hold(GET)

    open()
    await settled()
    expect(keys()).toEqual(['5', '4'])
    expect(list().seenAt).not.toBeNull()
    expect(session.app.get(unreadAtoms('n'))).toBe(0)
    answer(page([told('6'), told('4')]))
    await settled()

    expect(keys()).toEqual(['6', '4'])
    expect(list()).toMatchObject({ seenAt: null, unread: 0 })
    expect(server.calls().filter((call) => call.startsWith(GET))).toEqual([`${GET}?limit=40`])
  },
)
