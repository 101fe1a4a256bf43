import { describe, expect, onTestFinished, test } from 'vitest'
import { createMemoryStorage } from '../../lib/storage.ts'
import { notification, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createMemoryTimelineCache } from '../../testing/memory-timeline-cache.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { startWaitingForStreams, STREAM_WAIT_MS } from '../live-lists/timeline-updater.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { columnListAtoms } from '../timelines/timeline-column-atoms.ts'
import { startWritingCache } from '../write-timeline-cache/write-cache.ts'
import { startStreaming } from './connect.ts'
// Loaded on demand in production. The test loads it in advance.
import '../timeline-cache/read-cached-rows.ts'
import '../list-columns/show-cached-rows.ts'

const COLUMNS = [
  column('a', 'HOME'),
  column('n', 'NOTIFICATIONS'),
  column('f', 'FAVOURITES'),
] as const
const PATHS = ['timelines/home', 'notifications', 'favourites']

/** Reloads a browser that has shown Home, the notifications and the favourites before. */
async function reload({ isReadable = true } = {}) {
  const [storage, lastSeen] = [createMemoryStorage(), createMemoryTimelineCache()]
  function openPage() {
    const opened = testSession({ columns: COLUMNS, storage, lastSeen, isStreamless: true })
    const { session, server } = opened
    server.on('GET /api/v1/timelines/home', () => createPageResponse(statuses('9')))
    server.on('GET /api/v1/favourites', () => createPageResponse(statuses('8')))
    server.on('GET /api/v1/notifications', () => createPageResponse([notification({ id: '3' })]))
    onTestFinished(startWaitingForStreams(session))
    for (const uuid of ['a', 'f']) session.store.set(openColumnAtom, session, uuid)
    session.store.set(openNotificationsAtom, session, 'n')
    const getRequestedPaths = () =>
      PATHS.filter((path) => server.calls().some((call) => call.startsWith(`GET /api/v1/${path}?`)))
    const listen = () => onTestFinished(startStreaming(session))
    return { ...opened, getRequestedPaths, listen }
  }
  const first = openPage()
  await first.platform.clock.advance(STREAM_WAIT_MS)
  const stop = startWritingCache(first.session)
  first.platform.setHidden(true)
  stop()
  if (!isReadable) lastSeen.stored.clear()
  const again = openPage()
  await flushPromises()
  return again
}

describe('list with cached rows', () => {
  test('waits for its stream and sends one request', { tags: ['TL-04'] }, async () => {
    const { session, server, platform, getRequestedPaths, listen } = await reload()
    const { items } = session.store.get(columnListAtoms(session)('a'))
    expect(items).toEqual(['9'])
    expect(getRequestedPaths()).toEqual([])

    listen()
    // Favourites are not streamed, so they don't wait.
    expect(getRequestedPaths()).toEqual(['favourites'])
    platform.sockets[0]!.open()
    await platform.clock.advance(2 * STREAM_WAIT_MS)

    expect(getRequestedPaths()).toEqual(PATHS)
    expect(server.calls().filter((call) => /home|notifications/.test(call))).toHaveLength(2)
  })

  test(
    'sends the request after three seconds without a stream, and another one when it opens',
    { tags: ['TL-17'] },
    async () => {
      const { server, platform, getRequestedPaths, listen } = await reload()
      listen()

      await platform.clock.advance(STREAM_WAIT_MS)
      expect(getRequestedPaths()).toEqual(PATHS)
      platform.sockets[0]!.open()
      await flushPromises()

      expect(server.calls().filter((call) => /home|notifications/.test(call))).toHaveLength(4)
    },
  )

  test('sends the request immediately when the socket cannot open', async () => {
    const { platform, getRequestedPaths, listen } = await reload()
    listen()

    platform.sockets[0]!.drop()
    await flushPromises()

    expect(getRequestedPaths()).toEqual(PATHS)
  })

  test('sends the request immediately when the cached rows cannot be read', async () => {
    const { getRequestedPaths } = await reload({ isReadable: false })

    expect(getRequestedPaths()).toEqual(PATHS)
  })
})
