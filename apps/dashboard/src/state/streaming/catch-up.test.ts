import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { RETRY_MS } from '../../lib/retry.ts'
import { notification, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { notificationsListAtoms } from '../notifications/notifications-list.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'
import { TURN_MS } from './turns.ts'

const GET_HOME = 'GET /api/v1/timelines/home'
const GET_NOTES = 'GET /api/v1/notifications'
const HOME = encodeTimelineKey({ kind: 'home' })
const LISTS = ['1', '2', '3', '4', '5', '6']

/** Home, the notifications and six lists; the first two lists are seen. */
async function deck() {
  const device = sleepyPage()
  const columns = LISTS.map((id) => column(`list ${id}`, 'LIST', { id }))
  const opened = testSession({ columns: [column('home', 'HOME'), ...columns] })
  const { session, server, platform } = opened
  server.on(GET_HOME, () => page(statuses('9')))
  server.on(GET_NOTES, () => page([notification({ id: '3' })]))
  for (const id of LISTS) server.on(`GET /api/v1/timelines/list/${id}`, () => page(statuses('9')))
  const stop = startStreaming(session)
  for (const uuid of ['home', ...columns.map((each) => each.uuid)])
    session.store.set(openColumnAtom, session, uuid)
  session.store.set(openNotificationsAtom, session, 'n')
  await settled()
  for (const id of LISTS.slice(2)) session.store.set(closeColumnAtom, session, `list ${id}`)
  platform.sockets[0]?.open()
  await settled()
  const before = server.calls().length
  const asked = () =>
    server
      .calls()
      .slice(before)
      .flatMap((call) => /(?<=timelines\/)[^?]+|notifications/.exec(call)?.[0] ?? [])
  const home = () => session.store.get(timelineAtoms(session)(HOME)).items
  const rows = () => session.store.get(notificationsListAtoms(session)('n')).rows
  onTestFinished(stop)
  return { ...opened, device, asked, home, rows, socket: () => platform.sockets.at(-1)! }
}

describe('after sleep', () => {
  test(
    'what is seen is asked for at once, the rest one by one',
    { tags: ['BY-33', 'BY-38'] },
    async () => {
      const { device, platform, asked, socket } = await deck()

      device.sleep()
      socket().open()
      await settled()
      expect(asked().toSorted()).toEqual(['home', 'list/1', 'list/2', 'notifications'])
      await platform.clock.advance(TURN_MS)
      expect(asked()).toHaveLength(5)
      await platform.clock.advance(10 * TURN_MS)

      expect(asked().toSorted()).toEqual([
        'home',
        ...LISTS.map((id) => `list/${id}`),
        'notifications',
      ])
    },
  )

  test('what comes into view is asked for at once', { tags: ['BY-33'] }, async () => {
    const { session, device, asked, socket } = await deck()
    device.sleep()
    socket().open()
    await settled()

    session.store.set(openColumnAtom, session, 'list 5')
    await settled()

    expect(asked().at(-1)).toBe('list/5')
    expect(asked()).toHaveLength(5)
  })

  test.each(['sleep', 'loss'])(
    'a gap stands in Home and in the notifications until a page meets what was known: %s',
    { tags: ['TL-11', 'NTF-15', 'BY-38'] },
    async (trouble) => {
      const { device, server, platform, home, rows, socket } = await deck()
      const fresh = Array.from({ length: 40 }, (_, index) => String(140 - index))
      server.on(GET_HOME, () => page(statuses(...fresh)))
      server.on(GET_NOTES, () => page(fresh.map((id) => notification({ id }))))

      if (trouble === 'sleep') device.sleep()
      else socket().drop()
      expect(home()).toEqual([null, '9'])
      expect(rows().map((row) => row?.key ?? null)).toEqual([null, '3'])
      await platform.clock.advance(2_000)
      socket().open()
      await settled()

      expect(home()).toEqual([...fresh, null, '9'])
      expect(rows().map((row) => row?.key ?? null)).toEqual([...fresh, null, '3'])
    },
  )
})

test(
  'what failed while the stream goes on is asked for again, below what the stream told since',
  { tags: ['BY-38'] },
  async () => {
    const { server, platform, home, socket } = await deck()
    server.on(GET_HOME, () => refuse(429))
    socket().drop()
    await platform.clock.advance(2_000)
    socket().open()
    await settled()
    expect(home()).toEqual([null, '9'])
    socket().tell(['user'], 'update', statuses('30')[0])
    platform.paint()
    expect(home()).toEqual(['30', null, '9'])

    server.on(GET_HOME, () => page(statuses('20', '9')))
    await platform.clock.advance(4 * RETRY_MS)

    expect(home()).toEqual(['30', '20', '9'])
  },
)

/** A page whose device sleeps for an hour. */
function sleepyPage(): { readonly sleep: () => void } {
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
