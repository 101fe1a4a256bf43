import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { RETRY_DELAY_MS } from '../../lib/retry.ts'
import { notification, status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const GET_NOTES = 'GET /api/v1/notifications'

/** Home and the notifications, requested before the socket is open. */
async function openDeck() {
  const opened = testSession({ columns: [column('a', 'HOME'), column('n', 'NOTIFICATIONS')] })
  const { session, server, platform } = opened
  server.on(GET_HOME, () => createPageResponse(statuses('9')))
  server.on(GET_NOTES, () => createPageResponse([notification({ id: '3' })]))
  const [home, notes] = [server.hold(GET_HOME), server.hold(GET_NOTES)]
  onTestFinished(startStreaming(session))
  session.store.set(openColumnAtom, session, 'a')
  session.store.set(openNotificationsAtom, session, 'n')
  await flushPromises()
  const listed = () => session.store.get(timelineAtoms(session)(HOME)).items
  const noted = () => session.store.get(notificationsWindowAtom(session)).items
  const getRequests = (route: string) => server.calls().filter((call) => call.startsWith(route))
  return { ...opened, home, notes, listed, noted, getRequests, socket: platform.sockets[0]! }
}

test(
  'fetches posts from between a first page and the opening of the stream, once it is open',
  { tags: ['TL-17'] },
  async () => {
    const { server, home, notes, listed, noted, getRequests, socket } = await openDeck()

    socket.open()
    await flushPromises()
    expect(getRequests(GET_HOME)).toHaveLength(1)
    server.on(GET_HOME, () => createPageResponse(statuses('10')))
    server.on(GET_NOTES, () => createPageResponse([notification({ id: '4' })]))
    home.answer(createPageResponse(statuses('9')))
    notes.answer(createPageResponse([notification({ id: '3' })]))
    await flushPromises()

    expect(listed()).toEqual(['10', '9'])
    expect(noted()).toEqual(['4', '3'])
    expect(getRequests(GET_HOME).at(-1)).toContain('since_id=9')
    expect(getRequests(GET_HOME)).toHaveLength(2)
    expect(getRequests(GET_NOTES).at(-1)).toContain('since_id=3')
    expect(getRequests(GET_NOTES)).toHaveLength(2)
  },
)

test(
  'keeps posts that were streamed before the first page above the backfilled ones',
  { tags: ['TL-13', 'TL-17'] },
  async () => {
    const { server, platform, home, notes, listed, noted, getRequests, socket } = await openDeck()
    socket.open()
    socket.emit(['user'], 'update', status({ id: '11' }))
    socket.emit(['user'], 'notification', notification({ id: '5' }))
    platform.renderFrame()
    expect(listed()).toEqual(['11'])

    server.on(GET_HOME, () => createPageResponse(statuses('11', '10')))
    server.on(GET_NOTES, () => createPageResponse(['5', '4'].map((id) => notification({ id }))))
    home.answer(createPageResponse(statuses('9', '8')))
    notes.answer(createPageResponse([notification({ id: '3' })]))
    await flushPromises()

    expect(listed()).toEqual(['11', '10', '9', '8'])
    expect(noted()).toEqual(['5', '4', '3'])
    expect(getRequests(GET_HOME).at(-1)).toContain('since_id=8')
  },
)

test('keeps a gap after a failed backfill until it is retried', { tags: ['TL-11'] }, async () => {
  const { server, platform, home, listed, socket } = await openDeck()
  socket.open()
  socket.emit(['user'], 'update', status({ id: '11' }))
  platform.renderFrame()

  server.on(GET_HOME, () => createErrorResponse(429))
  home.answer(createPageResponse(statuses('9', '8')))
  await flushPromises()
  expect(listed()).toEqual(['11', null, '9', '8'])
  server.on(GET_HOME, () => createPageResponse(statuses('10', '9')))
  await platform.clock.advance(4 * RETRY_DELAY_MS)

  expect(listed()).toEqual(['11', '10', '9', '8'])
})

test('does not retry a failed first page when the stream opens', async () => {
  const { home, getRequests, listed, socket } = await openDeck()

  socket.open()
  home.answer(createErrorResponse(403))
  await flushPromises()

  expect(getRequests(GET_HOME)).toHaveLength(1)
  expect(listed()).toEqual([])
})
