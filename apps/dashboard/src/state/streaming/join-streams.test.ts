import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { RETRY_MS } from '../../lib/retry.ts'
import { notification, status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const GET_NOTES = 'GET /api/v1/notifications'

/** Home and the notifications, asked for before the socket is open. */
async function opening() {
  const opened = testSession({ columns: [column('a', 'HOME'), column('n', 'NOTIFICATIONS')] })
  const { session, server, platform } = opened
  server.on(GET_HOME, () => page(statuses('9')))
  server.on(GET_NOTES, () => page([notification({ id: '3' })]))
  const [home, notes] = [server.hold(GET_HOME), server.hold(GET_NOTES)]
  onTestFinished(startStreaming(session))
  session.store.set(openColumnAtom, session, 'a')
  session.store.set(openNotificationsAtom, session, 'n')
  await settled()
  const listed = () => session.store.get(timelineAtoms(session)(HOME)).items
  const noted = () => session.store.get(notificationsWindowAtom(session)).items
  const asked = (route: string) => server.calls().filter((call) => call.startsWith(route))
  return { ...opened, home, notes, listed, noted, asked, socket: platform.sockets[0]! }
}

test(
  'what came after a first page left the server and before the stream opened is asked for once it is there',
  { tags: ['TL-17'] },
  async () => {
    const { server, home, notes, listed, noted, asked, socket } = await opening()

    socket.open()
    await settled()
    expect(asked(GET_HOME)).toHaveLength(1)
    server.on(GET_HOME, () => page(statuses('10')))
    server.on(GET_NOTES, () => page([notification({ id: '4' })]))
    home.answer(page(statuses('9')))
    notes.answer(page([notification({ id: '3' })]))
    await settled()

    expect(listed()).toEqual(['10', '9'])
    expect(noted()).toEqual(['4', '3'])
    expect(asked(GET_HOME).at(-1)).toContain('since_id=9')
    expect(asked(GET_HOME)).toHaveLength(2)
    expect(asked(GET_NOTES).at(-1)).toContain('since_id=3')
    expect(asked(GET_NOTES)).toHaveLength(2)
  },
)

test(
  'what the stream told before the first page came stays above what is asked for then',
  { tags: ['TL-13', 'TL-17'] },
  async () => {
    const { server, platform, home, notes, listed, noted, asked, socket } = await opening()
    socket.open()
    socket.tell(['user'], 'update', status({ id: '11' }))
    socket.tell(['user'], 'notification', notification({ id: '5' }))
    platform.paint()
    expect(listed()).toEqual(['11'])

    server.on(GET_HOME, () => page(statuses('11', '10')))
    server.on(GET_NOTES, () => page(['5', '4'].map((id) => notification({ id }))))
    home.answer(page(statuses('9', '8')))
    notes.answer(page([notification({ id: '3' })]))
    await settled()

    expect(listed()).toEqual(['11', '10', '9', '8'])
    expect(noted()).toEqual(['5', '4', '3'])
    expect(asked(GET_HOME).at(-1)).toContain('since_id=8')
  },
)

test('where that fails a gap stands until it is asked for again', { tags: ['TL-11'] }, async () => {
  const { server, platform, home, listed, socket } = await opening()
  socket.open()
  socket.tell(['user'], 'update', status({ id: '11' }))
  platform.paint()

  server.on(GET_HOME, () => refuse(429))
  home.answer(page(statuses('9', '8')))
  await settled()
  expect(listed()).toEqual(['11', null, '9', '8'])
  server.on(GET_HOME, () => page(statuses('10', '9')))
  await platform.clock.advance(4 * RETRY_MS)

  expect(listed()).toEqual(['11', '10', '9', '8'])
})

test('a first page that failed is not asked for by the opening of the stream', async () => {
  const { home, asked, listed, socket } = await opening()

  socket.open()
  home.answer(refuse(403))
  await settled()

  expect(asked(GET_HOME)).toHaveLength(1)
  expect(listed()).toEqual([])
})
