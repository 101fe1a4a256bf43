import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { RETRY_DELAY_MS } from '../../lib/retry.ts'
import { notification, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { notificationsListAtoms } from '../notifications/notifications-list.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'
import { TASK_INTERVAL_MS } from './task-queue.ts'

const GET_HOME = 'GET /api/v1/timelines/home'
const GET_NOTES = 'GET /api/v1/notifications'
const HOME = encodeTimelineKey({ kind: 'home' })
const LISTS = ['1', '2', '3', '4', '5', '6']

/** Home, the notifications and six lists. The first two lists are visible. */
async function openDeck() {
  const device = createSleepyPage()
  const columns = LISTS.map((id) => column(`list ${id}`, 'LIST', { id }))
  const opened = testSession({ columns: [column('home', 'HOME'), ...columns] })
  const { session, server, platform } = opened
  server.on(GET_HOME, () => createPageResponse(statuses('9')))
  server.on(GET_NOTES, () => createPageResponse([notification({ id: '3' })]))
  for (const id of LISTS)
    server.on(`GET /api/v1/timelines/list/${id}`, () => createPageResponse(statuses('9')))
  const stop = startStreaming(session)
  for (const uuid of ['home', ...columns.map((each) => each.uuid)])
    session.store.set(openColumnAtom, session, uuid)
  session.store.set(openNotificationsAtom, session, 'n')
  await flushPromises()
  for (const id of LISTS.slice(2)) session.store.set(closeColumnAtom, session, `list ${id}`)
  platform.sockets[0]?.open()
  await flushPromises()
  const before = server.calls().length
  const getRequests = () =>
    server
      .calls()
      .slice(before)
      .flatMap((call) => /(?<=timelines\/)[^?]+|notifications/.exec(call)?.[0] ?? [])
  const home = () => session.store.get(timelineAtoms(session)(HOME)).items
  const rows = () => session.store.get(notificationsListAtoms(session)('n')).rows
  onTestFinished(stop)
  return { ...opened, device, getRequests, home, rows, socket: () => platform.sockets.at(-1)! }
}

describe('backfill after sleep', () => {
  test(
    'requests visible lists immediately and the others one by one',
    { tags: ['BY-33', 'BY-38'] },
    async () => {
      const { device, platform, getRequests, socket } = await openDeck()

      device.sleep()
      socket().open()
      await flushPromises()
      expect(getRequests().toSorted()).toEqual(['home', 'list/1', 'list/2', 'notifications'])
      await platform.clock.advance(TASK_INTERVAL_MS)
      expect(getRequests()).toHaveLength(5)
      await platform.clock.advance(10 * TASK_INTERVAL_MS)

      expect(getRequests().toSorted()).toEqual([
        'home',
        ...LISTS.map((id) => `list/${id}`),
        'notifications',
      ])
    },
  )

  test('requests a list immediately when it becomes visible', { tags: ['BY-33'] }, async () => {
    const { session, device, getRequests, socket } = await openDeck()
    device.sleep()
    socket().open()
    await flushPromises()

    session.store.set(openColumnAtom, session, 'list 5')
    await flushPromises()

    expect(getRequests().at(-1)).toBe('list/5')
    expect(getRequests()).toHaveLength(5)
  })

  test.each(['sleep', 'loss'])(
    'keeps a gap in Home and in the notifications until a page reaches the known rows: %s',
    { tags: ['TL-11', 'NTF-15', 'BY-38'] },
    async (interruption) => {
      const { device, server, platform, home, rows, socket } = await openDeck()
      const fresh = Array.from({ length: 40 }, (_, index) => String(140 - index))
      server.on(GET_HOME, () => createPageResponse(statuses(...fresh)))
      server.on(GET_NOTES, () => createPageResponse(fresh.map((id) => notification({ id }))))

      if (interruption === 'sleep') device.sleep()
      else socket().drop()
      expect(home()).toEqual([null, '9'])
      expect(rows().map((row) => row?.key ?? null)).toEqual([null, '3'])
      await platform.clock.advance(2_000)
      socket().open()
      await flushPromises()

      expect(home()).toEqual([...fresh, null, '9'])
      expect(rows().map((row) => row?.key ?? null)).toEqual([...fresh, null, '3'])
    },
  )
})

test(
  'retries a failed request while the stream stays open and inserts its rows below the streamed ones',
  { tags: ['BY-38'] },
  async () => {
    const { server, platform, home, socket } = await openDeck()
    server.on(GET_HOME, () => createErrorResponse(429))
    socket().drop()
    await platform.clock.advance(2_000)
    socket().open()
    await flushPromises()
    expect(home()).toEqual([null, '9'])
    socket().emit(['user'], 'update', statuses('30')[0])
    platform.renderFrame()
    expect(home()).toEqual(['30', null, '9'])

    server.on(GET_HOME, () => createPageResponse(statuses('20', '9')))
    await platform.clock.advance(4 * RETRY_DELAY_MS)

    expect(home()).toEqual(['30', '20', '9'])
  },
)

/** Creates a page whose device sleeps for an hour. */
function createSleepyPage(): { readonly sleep: () => void } {
  const events = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    vi.stubGlobal(name, events[name].bind(events))
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return {
    sleep() {
      vi.setSystemTime(Date.now() + 3_600_000)
      events.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
