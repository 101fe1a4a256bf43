import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, notification, status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { removeColumnAtom } from '../columns/arrange-columns.ts'
import { unreadAtoms } from '../columns/columns.ts'
import { settleNotificationsAtom } from '../notifications/notifications-source.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import { startStreaming } from '../streaming/connect.ts'
import { columnLayoutAtoms, columnListAtoms } from './column-list.ts'
import { closeColumnAtom, openColumnAtom, TIMELINE_GRACE_MS } from './open-column.ts'
import { COUNT_MS } from './standby.ts'
import { startLaying } from './start-laying.ts'
import { timelineAtoms } from './timelines.ts'

const GET_HOME = 'GET /api/v1/timelines/home'
const GET_LIST = 'GET /api/v1/timelines/list/3'
const HOME = encodeTimelineKey({ kind: 'home' })

/** Home is drawn; a list without posts about rain and the notifications are in another workspace. */
async function deck() {
  const columns = [
    column('home', 'HOME'),
    column('list', 'LIST', { id: '3', regex: { body: 'rain' } }),
    column('notes', 'NOTIFICATIONS'),
  ]
  const opened = testSession({ columns })
  const { session, server, platform } = opened
  server.on(GET_HOME, () => page(statuses('9', '8')))
  server.on(GET_LIST, () => page(statuses('5')))
  const stops = [startStreaming(session), startWatchingColumns(session), startLaying(session)]
  session.store.set(settleNotificationsAtom, session)
  platform.sockets[0]?.open()
  session.store.set(openColumnAtom, session, 'home')
  await settled()
  onTestFinished(() => stops.forEach((stop) => stop()))
  const socket = () => platform.sockets.at(-1)!
  const tell = async (stream: readonly string[], ...ids: readonly string[]) => {
    for (const one of statuses(...ids)) socket().tell(stream, 'update', one)
    await platform.clock.advance(200)
    platform.paint()
  }
  return {
    ...opened,
    socket,
    tell,
    asked: (route: string) => server.calls().filter((call) => call.startsWith(route)).length,
    unread: (uuid: string) => session.app.get(unreadAtoms(uuid)),
    items: () => session.store.get(columnListAtoms(session)('home')).items,
  }
}

test(
  'a column that nobody sees is listened to, asked for nothing, and counted every few seconds',
  { tags: ['BY-33', 'BY-42'] },
  async () => {
    const { platform, tell, asked, unread, socket } = await deck()
    socket().tell(['list', '3'], 'update', { ...statuses('7')[0], content: '<p>rain again</p>' })

    await tell(['list', '3'], '10', '11')
    expect(unread('list')).toBe(0)
    await platform.clock.advance(COUNT_MS)

    expect(unread('list')).toBe(2)
    expect(asked(GET_LIST)).toBe(0)
  },
)

test(
  'what the reader publishes or boosts elsewhere is not counted as unread',
  { tags: ['BY-42'] },
  async () => {
    const { session, platform, socket, tell, unread } = await deck()
    const me = account({ id: session.me })
    const [own, boost] = [status({ id: '10', account: me }), status({ id: '11', account: me })]
    socket().tell(['list', '3'], 'update', own)
    socket().tell(['list', '3'], 'update', { ...boost, reblog: status({ id: '6' }) })

    await tell(['list', '3'], '12')
    await platform.clock.advance(COUNT_MS)

    expect(unread('list')).toBe(1)
  },
)

test('notifications that nobody sees are counted too', { tags: ['BY-42'] }, async () => {
  const { platform, socket, unread } = await deck()

  socket().tell(['user'], 'notification', notification({ id: '4' }))
  platform.paint()

  expect(unread('notes')).toBe(1)
})

test(
  'out of sight nothing is laid out; back in sight it shows what came, and asks nothing',
  { tags: ['BY-33'] },
  async () => {
    const { session, platform, tell, asked, unread, items } = await deck()
    session.store.set(closeColumnAtom, session, 'home')
    const laid = session.store.get(columnLayoutAtoms(session)('home'))

    await tell(['user'], '10', '11')
    await platform.clock.advance(COUNT_MS)
    expect(session.store.get(columnLayoutAtoms(session)('home'))).toBe(laid)
    expect(unread('home')).toBe(2)
    session.store.set(openColumnAtom, session, 'home')
    await settled()

    expect(items()).toEqual(['11', '10', '9', '8'])
    expect(unread('home')).toBe(0)
    expect(asked(GET_HOME)).toBe(1)
  },
)

test(
  'a list that stands by and comes into sight is listened to without a break',
  { tags: ['BY-33'] },
  async () => {
    const { session, socket } = await deck()
    const before = socket().sent.length
    expect(socket().sent.join()).toContain('"stream":"list","list":"3"')

    session.store.set(openColumnAtom, session, 'list')
    session.store.set(closeColumnAtom, session, 'list')
    session.store.set(openColumnAtom, session, 'list')

    expect(socket().sent.slice(before)).toEqual([])
  },
)

test('after a lost stream it is asked for when it comes back into sight', async () => {
  const { session, socket, asked } = await deck()
  session.store.set(closeColumnAtom, session, 'home')
  socket().drop()

  session.store.set(openColumnAtom, session, 'home')
  await settled()

  expect(asked(GET_HOME)).toBe(2)
})

test(
  'its window is trimmed at the top, and kept where its reader is further down',
  { tags: ['BY-33'] },
  async () => {
    const { session, tell } = await deck()
    session.store.set(closeColumnAtom, session, 'home')

    for (let first = 100; first < 190; first += 10)
      await tell(['user'], ...Array.from({ length: 10 }, (_, index) => String(first + index)))

    expect(session.store.get(timelineAtoms(session)(HOME)).items.length).toBeLessThanOrEqual(41)
  },
)

test('a column that is removed is listened to no more, and forgotten a minute later', async () => {
  const { session, platform, socket } = await deck()
  session.store.set(closeColumnAtom, session, 'home')
  const said = () =>
    socket().sent.map((text) => JSON.parse(text) as { type: string; stream: string })

  session.app.set(removeColumnAtom, 'list')
  expect(said().at(-1)).toMatchObject({ type: 'unsubscribe', stream: 'list' })
  session.app.set(removeColumnAtom, 'home')
  await platform.clock.advance(TIMELINE_GRACE_MS + 1)

  expect(session.store.get(timelineAtoms(session)(HOME)).items).toEqual([])
})
