import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, notification, status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { removeColumnAtom } from '../columns/arrange-columns.ts'
import { unreadAtoms } from '../columns/columns.ts'
import { updateNotificationsVisibilityAtom } from '../notifications/notifications-source.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import { startStreaming } from '../streaming/connect.ts'
import { UNREAD_COUNT_INTERVAL_MS } from './background-columns.ts'
import { closeColumnAtom, openColumnAtom, TIMELINE_GRACE_MS } from './open-column.ts'
import { columnLayoutAtoms, columnListAtoms } from './timeline-column-atoms.ts'
import { timelineAtoms } from './timelines.ts'
import { watchRecompute } from './watch-recompute.ts'

const GET_HOME = 'GET /api/v1/timelines/home'
const GET_LIST = 'GET /api/v1/timelines/list/3'
const HOME = encodeTimelineKey({ kind: 'home' })

/** Home is rendered. A list that hides posts about rain and the notifications are in another workspace. */
async function openDeck() {
  const columns = [
    column('home', 'HOME'),
    column('list', 'LIST', { id: '3', regex: { body: 'rain' } }),
    column('notes', 'NOTIFICATIONS'),
  ]
  const opened = testSession({ columns })
  const { session, server, platform } = opened
  server.on(GET_HOME, () => createPageResponse(statuses('9', '8')))
  server.on(GET_LIST, () => createPageResponse(statuses('5')))
  const stops = [startStreaming(session), startWatchingColumns(session), watchRecompute(session)]
  session.store.set(updateNotificationsVisibilityAtom, session)
  platform.sockets[0]?.open()
  session.store.set(openColumnAtom, session, 'home')
  await flushPromises()
  onTestFinished(() => stops.forEach((stop) => stop()))
  const socket = () => platform.sockets.at(-1)!
  const emitStatuses = async (stream: readonly string[], ...ids: readonly string[]) => {
    for (const one of statuses(...ids)) socket().emit(stream, 'update', one)
    await platform.clock.advance(200)
    platform.renderFrame()
  }
  return {
    ...opened,
    socket,
    emitStatuses,
    countRequests: (route: string) =>
      server.calls().filter((call) => call.startsWith(route)).length,
    unread: (uuid: string) => session.app.get(unreadAtoms(uuid)),
    items: () => session.store.get(columnListAtoms(session)('home')).items,
  }
}

test(
  'subscribes a background column, sends no request for it, and counts its posts every few seconds',
  { tags: ['BY-33', 'BY-42'] },
  async () => {
    const { platform, emitStatuses, countRequests, unread, socket } = await openDeck()
    socket().emit(['list', '3'], 'update', { ...statuses('7')[0], content: '<p>rain again</p>' })

    await emitStatuses(['list', '3'], '10', '11')
    expect(unread('list')).toBe(0)
    await platform.clock.advance(UNREAD_COUNT_INTERVAL_MS)

    expect(unread('list')).toBe(2)
    expect(countRequests(GET_LIST)).toBe(0)
  },
)

test('does not count own posts and boosts as unread', { tags: ['BY-42'] }, async () => {
  const { session, platform, socket, emitStatuses, unread } = await openDeck()
  const me = account({ id: session.me })
  const [own, boost] = [status({ id: '10', account: me }), status({ id: '11', account: me })]
  socket().emit(['list', '3'], 'update', own)
  socket().emit(['list', '3'], 'update', { ...boost, reblog: status({ id: '6' }) })

  await emitStatuses(['list', '3'], '12')
  await platform.clock.advance(UNREAD_COUNT_INTERVAL_MS)

  expect(unread('list')).toBe(1)
})

test('counts notifications in the background too', { tags: ['BY-42'] }, async () => {
  const { platform, socket, unread } = await openDeck()

  socket().emit(['user'], 'notification', notification({ id: '4' }))
  platform.renderFrame()

  expect(unread('notes')).toBe(1)
})

test(
  'computes no rows in the background, and shows new posts without a request when visible again',
  { tags: ['BY-33'] },
  async () => {
    const { session, platform, emitStatuses, countRequests, unread, items } = await openDeck()
    session.store.set(closeColumnAtom, session, 'home')
    const layout = session.store.get(columnLayoutAtoms(session)('home'))

    await emitStatuses(['user'], '10', '11')
    await platform.clock.advance(UNREAD_COUNT_INTERVAL_MS)
    expect(session.store.get(columnLayoutAtoms(session)('home'))).toBe(layout)
    expect(unread('home')).toBe(2)
    session.store.set(openColumnAtom, session, 'home')
    await flushPromises()

    expect(items()).toEqual(['11', '10', '9', '8'])
    expect(unread('home')).toBe(0)
    expect(countRequests(GET_HOME)).toBe(1)
  },
)

test(
  'keeps the subscription of a background list when it becomes visible',
  { tags: ['BY-33'] },
  async () => {
    const { session, socket } = await openDeck()
    const before = socket().sent.length
    expect(socket().sent.join()).toContain('"stream":"list","list":"3"')

    session.store.set(openColumnAtom, session, 'list')
    session.store.set(closeColumnAtom, session, 'list')
    session.store.set(openColumnAtom, session, 'list')

    expect(socket().sent.slice(before)).toEqual([])
  },
)

test('requests a list after a lost stream when it becomes visible', async () => {
  const { session, socket, countRequests } = await openDeck()
  session.store.set(closeColumnAtom, session, 'home')
  socket().drop()

  session.store.set(openColumnAtom, session, 'home')
  await flushPromises()

  expect(countRequests(GET_HOME)).toBe(2)
})

test(
  'trims a background list at the top and keeps it around a lower scroll position',
  { tags: ['BY-33'] },
  async () => {
    const { session, emitStatuses } = await openDeck()
    session.store.set(closeColumnAtom, session, 'home')

    for (let first = 100; first < 190; first += 10)
      await emitStatuses(
        ['user'],
        ...Array.from({ length: 10 }, (_, index) => String(first + index)),
      )

    expect(session.store.get(timelineAtoms(session)(HOME)).items.length).toBeLessThanOrEqual(41)
  },
)

test('unsubscribes a removed column and removes its timeline a minute later', async () => {
  const { session, platform, socket } = await openDeck()
  session.store.set(closeColumnAtom, session, 'home')
  const getSubscriptionMessages = () =>
    socket().sent.map((text) => JSON.parse(text) as { type: string; stream: string })

  session.app.set(removeColumnAtom, 'list')
  expect(getSubscriptionMessages().at(-1)).toMatchObject({ type: 'unsubscribe', stream: 'list' })
  session.app.set(removeColumnAtom, 'home')
  await platform.clock.advance(TIMELINE_GRACE_MS + 1)

  expect(session.store.get(timelineAtoms(session)(HOME)).items).toEqual([])
})
