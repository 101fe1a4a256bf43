// Events that are still queued when the stream is lost.
import { expect, onTestFinished, test, vi } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { notification, status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { loadOlderAtom } from '../list-columns/load-rows.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const GET_NOTES = 'GET /api/v1/notifications'
const createIdsDown = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index))

async function openLiveHome() {
  const events = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, events[name].bind(events))
  const opened = testSession({ columns: [column('a', 'HOME'), column('n', 'NOTIFICATIONS')] })
  const { session, server, platform } = opened
  session.api.capabilities.guess({ sortedIds: true })
  server.on(GET_HOME, () => createPageResponse(statuses('9', '8')))
  server.on(GET_NOTES, () => createPageResponse([notification({ id: '3' })]))
  const stop = startStreaming(session)
  onTestFinished(() => {
    stop()
    vi.unstubAllGlobals()
  })
  platform.sockets[0]?.open()
  session.store.set(openColumnAtom, session, 'a')
  session.store.set(openNotificationsAtom, session, 'n')
  await flushPromises()
  const socket = () => platform.sockets.at(-1)!
  const emitStatus = (id: string) => socket().emit(['user'], 'update', status({ id }))
  return {
    ...opened,
    /** Streams four rows and loses the stream before they are applied. */
    loseQueued: () => {
      for (const id of createIdsDown(13, 10).toReversed()) emitStatus(id)
      socket().drop()
    },
    /** Brings the browser online, opens the socket, and applies the queued events. */
    reconnect: async () => {
      events.dispatchEvent(new Event('online'))
      socket().open()
      await flushPromises()
      platform.renderFrame()
    },
    emitLater: async (id: string, ms: number) => {
      emitStatus(id)
      await platform.clock.advance(ms)
      platform.renderFrame()
    },
    home: () => session.store.get(timelineAtoms(session)(HOME)).items,
    notes: () => session.store.get(notificationsWindowAtom(session)).items,
    socket,
  }
}

test(
  'inserts the gap of a loss above events that were queued before it',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { socket, platform, home, notes } = await openLiveHome()
    socket().emit(['user'], 'update', status({ id: '10' }))
    socket().emit(['user'], 'notification', notification({ id: '4' }))
    socket().drop()
    platform.renderFrame()

    expect(home()).toEqual([null, '10', '9', '8'])
    expect(notes()).toEqual([null, '4', '3'])
  },
)

test(
  'leaves one gap, below a full page, after a loss with queued events',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { socket, platform, server, home } = await openLiveHome()
    socket().emit(['user'], 'update', status({ id: '11' }))
    socket().emit(['user'], 'update', status({ id: '12' }))
    socket().drop()
    platform.renderFrame()
    server.on(GET_HOME, () => createPageResponse(statuses(...createIdsDown(80, 41))))
    await platform.clock.advance(2_000)
    socket().open()
    await flushPromises()

    // Now a second gap is left between 11 and 9, where no post is missing.
    expect(home()).toEqual([...createIdsDown(80, 41), null, '12', '11', '9', '8'])
  },
)

test(
  'keeps the order when the page arrives before the flush',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { server, home, loseQueued, reconnect, emitLater } = await openLiveHome()
    loseQueued()
    server.on(GET_HOME, () => createPageResponse(statuses(...createIdsDown(74, 35))))
    await reconnect()
    await emitLater('90', 400)

    const ids = home().filter((id) => id !== null)
    expect(ids).toEqual(ids.toSorted((a, b) => Number(b) - Number(a)))
    expect(home().slice(0, 3)).toEqual(['90', '74', '73'])
  },
)

test(
  'keeps the gap when the flush runs before the page arrives',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { server, home, loseQueued, reconnect, emitLater } = await openLiveHome()
    loseQueued()
    const held = server.hold(GET_HOME)
    await reconnect()
    await emitLater('90', 400)
    // While the page is pending nothing shows that 14 to 89 are missing, and a gap is shown where no post is missing.
    const rowsBefore = home()
    held.answer(createPageResponse(statuses('90', ...createIdsDown(74, 36))))
    await flushPromises()

    expect.soft(rowsBefore).toEqual(['90', null, '13', '12', '11', '10', '9', '8'])
    expect(home()).toEqual(['90', ...createIdsDown(74, 36), null, '13', '12', '11', '10', '9', '8'])
  },
)

test(
  'backfills below queued events while an older page is pending',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, platform, server, home, loseQueued, reconnect, emitLater } =
      await openLiveHome()
    const there = [90, ...createIdsDown(74, 1).map(Number)]
    const older = server.hold(GET_HOME)
    void session.store.set(loadOlderAtom, session, 'a')
    await flushPromises()
    loseQueued()
    await reconnect()
    await emitLater('90', 400)
    server.on(GET_HOME, (request) => {
      const since = Number(new URL(request.url).searchParams.get('since_id') ?? 0)
      return createPageResponse(
        statuses(
          ...there
            .filter((id) => id > since)
            .slice(0, 40)
            .map(String),
        ),
      )
    })
    older.answer(createPageResponse(statuses('7', '6', '5', '4', '3', '2', '1')))
    await flushPromises()
    await platform.clock.advance(35_000)

    const items: readonly (string | null)[] = home()
    expect.soft(items.slice(0, 2)).not.toEqual(['90', '13'])
    expect(items.slice(items.indexOf('10'), items.indexOf('9') + 1)).toEqual(['10', '9'])
  },
)

test(
  'backfills below queued events after the first attempt failed',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { platform, server, home, loseQueued, reconnect, emitLater } = await openLiveHome()
    const there = [90, ...createIdsDown(74, 1).map(Number)]
    loseQueued()
    server.on(GET_HOME, () => Promise.reject(new TypeError('Failed to fetch')))
    await reconnect()
    await emitLater('90', 5_000)
    const rowsBefore = home()
    server.on(GET_HOME, (request) => {
      const { searchParams } = new URL(request.url)
      const at = (name: string, other: number) => Number(searchParams.get(name) ?? other)
      const [since, max, limit] = [at('since_id', 0), at('max_id', Infinity), at('limit', 20)]
      const ids = there.filter((id) => id > since && id < max).slice(0, limit)
      return createPageResponse(
        statuses(...ids.map(String)),
        `/api/v1/timelines/home?max_id=${ids.at(-1) ?? 0}`,
      )
    })
    await platform.clock.advance(60_000)

    expect.soft(rowsBefore.slice(0, 3)).toEqual(['90', null, '13'])
    expect(home().slice(0, 2)).toEqual(['90', '74'])
  },
)
