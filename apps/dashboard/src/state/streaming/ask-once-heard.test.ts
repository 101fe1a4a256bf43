import { describe, expect, onTestFinished, test } from 'vitest'
import { memoryStorage } from '../../lib/storage.ts'
import { notification, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { memorySeen } from '../../testing/memory-seen.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { expectStreams, STREAM_PATIENCE_MS } from '../live-lists/list-follower.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { startKeepingSeen } from '../save-last-seen/keep-seen.ts'
import { columnListAtoms } from '../timelines/column-list.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { startStreaming } from './connect.ts'
// Fetched when it is needed: here it is there already.
import '../last-seen/read-kept.ts'
import '../list-columns/show-seen.ts'

const COLUMNS = [
  column('a', 'HOME'),
  column('n', 'NOTIFICATIONS'),
  column('f', 'FAVOURITES'),
] as const
const PATHS = ['timelines/home', 'notifications', 'favourites']

/** A browser that has seen Home, the notifications and the favourites is reloaded. */
async function reload({ isReadable = true } = {}) {
  const [storage, lastSeen] = [memoryStorage(), memorySeen()]
  function visit() {
    const opened = testSession({ columns: COLUMNS, storage, lastSeen, isStreamless: true })
    const { session, server } = opened
    server.on('GET /api/v1/timelines/home', () => page(statuses('9')))
    server.on('GET /api/v1/favourites', () => page(statuses('8')))
    server.on('GET /api/v1/notifications', () => page([notification({ id: '3' })]))
    onTestFinished(expectStreams(session))
    for (const uuid of ['a', 'f']) session.store.set(openColumnAtom, session, uuid)
    session.store.set(openNotificationsAtom, session, 'n')
    const asked = () =>
      PATHS.filter((path) => server.calls().some((call) => call.startsWith(`GET /api/v1/${path}?`)))
    const listen = () => onTestFinished(startStreaming(session))
    return { ...opened, asked, listen }
  }
  const first = visit()
  await first.platform.clock.advance(STREAM_PATIENCE_MS)
  const stop = startKeepingSeen(first.session)
  first.platform.setHidden(true)
  stop()
  if (!isReadable) lastSeen.kept.clear()
  const again = visit()
  await settled()
  return again
}

describe('a list that shows its last seen rows', () => {
  test('waits for its stream, and asks once', { tags: ['TL-04'] }, async () => {
    const { session, server, platform, asked, listen } = await reload()
    const { items } = session.store.get(columnListAtoms(session)('a'))
    expect(items).toEqual(['9'])
    expect(asked()).toEqual([])

    listen()
    // What no server streams waits for nothing.
    expect(asked()).toEqual(['favourites'])
    platform.sockets[0]!.open()
    await platform.clock.advance(2 * STREAM_PATIENCE_MS)

    expect(asked()).toEqual(PATHS)
    expect(server.calls().filter((call) => /home|notifications/.test(call))).toHaveLength(2)
  })

  test(
    'asks without it after three seconds, and once more when it opens',
    { tags: ['TL-17'] },
    async () => {
      const { server, platform, asked, listen } = await reload()
      listen()

      await platform.clock.advance(STREAM_PATIENCE_MS)
      expect(asked()).toEqual(PATHS)
      platform.sockets[0]!.open()
      await settled()

      expect(server.calls().filter((call) => /home|notifications/.test(call))).toHaveLength(4)
    },
  )

  test('asks at once when the socket does not open', async () => {
    const { platform, asked, listen } = await reload()
    listen()

    platform.sockets[0]!.drop()
    await settled()

    expect(asked()).toEqual(PATHS)
  })

  test('asks at once when nothing of them can be read', async () => {
    const { asked } = await reload({ isReadable: false })

    expect(asked()).toEqual(PATHS)
  })
})
