// A backfill that is late or fails while the stream delivers.
import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { RETRY_DELAY_MS } from '../../lib/retry.ts'
import { notification, status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { PARTIAL_RETRY_MS, refreshList } from '../live-lists/request-page.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { createTimelineSource } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'
import { TASK_INTERVAL_MS } from './task-queue.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const LOCAL = encodeTimelineKey({ kind: 'community', onlyMedia: false })
const GET_HOME = 'GET /api/v1/timelines/home'
const GET_LOCAL = 'GET /api/v1/timelines/public'
const createIdsDown = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index))

/** Answers with a list of these ids as Mastodon does. */
const createHandler = (ids: () => readonly string[]) => (request: Request) => {
  const { searchParams } = new URL(request.url)
  const [since, max] = [searchParams.get('since_id'), searchParams.get('max_id')]
  const min = searchParams.get('min_id')
  const limit = Number(searchParams.get('limit') ?? 20)
  const fits = ids().filter(
    (id) =>
      (since === null || Number(id) > Number(since)) &&
      (min === null || Number(id) > Number(min)) &&
      (max === null || Number(id) < Number(max)),
  )
  const cut = min === null ? fits.slice(0, limit) : fits.slice(-limit)
  const last = cut.at(-1)
  return createPageResponse(
    statuses(...cut),
    last === undefined ? undefined : `${new URL(request.url).pathname}?max_id=${last}`,
  )
}

async function openDeck() {
  const opened = testSession({
    columns: [column('a', 'HOME'), column('l', 'COMMUNITY'), column('n', 'NOTIFICATIONS')],
  })
  const { session, server, platform } = opened
  session.api.capabilities.guess({ sortedIds: true })
  let there = createIdsDown(9, 1)
  server.on(
    GET_HOME,
    createHandler(() => there),
  )
  server.on(
    GET_LOCAL,
    createHandler(() => there),
  )
  server.on('GET /api/v1/notifications', () => createPageResponse([notification({ id: '3' })]))
  onTestFinished(startStreaming(session))
  platform.sockets[0]?.open()
  for (const uuid of ['a', 'l']) session.store.set(openColumnAtom, session, uuid)
  session.store.set(openNotificationsAtom, session, 'n')
  await flushPromises()
  const emitStatus = async (stream: string, id: string) => {
    platform.sockets.at(-1)!.emit([stream], 'update', status({ id }))
    await platform.clock.advance(400)
    platform.renderFrame()
  }
  const socket = () => platform.sockets.at(-1)!
  const has = (ids: readonly string[]) => void (there = [...ids])
  /**
   * Sends a poll while the stream is lost, reconnects, and streams one row. @returns the poll, still without a
   * response
   */
  const reconnectDuringPoll = async (newest: number) => {
    socket().drop()
    await platform.clock.advance(1_000)
    const poll = server.hold(GET_HOME)
    void refreshList(session, createTimelineSource(session, HOME))
    await flushPromises()
    has(createIdsDown(newest, 1))
    socket().open()
    await flushPromises()
    has(createIdsDown(newest + 1, 1))
    await emitStatus('user', String(newest + 1))
    return poll
  }
  return {
    ...opened,
    reconnectDuringPoll,
    has,
    emitStatus,
    socket,
    home: () => session.store.get(timelineAtoms(session)(HOME)).items,
    local: () => session.store.get(timelineAtoms(session)(LOCAL)).items,
  }
}

test(
  'backfills a background column whose stream delivers before its turn',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, socket, platform, has, emitStatus, local } = await openDeck()
    session.store.set(closeColumnAtom, session, 'l')
    socket().drop()
    await platform.clock.advance(1_000)
    has(createIdsDown(20, 1))
    socket().open()
    await flushPromises()
    has(createIdsDown(21, 1))
    await emitStatus('public:local', '21')
    await platform.clock.advance(10 * TASK_INTERVAL_MS + 2 * RETRY_DELAY_MS)

    expect(local()).toEqual(createIdsDown(21, 1))
  },
)

test(
  'fetches missed posts although a poll is pending and the stream delivers',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { platform, home, reconnectDuringPoll } = await openDeck()
    const poll = await reconnectDuringPoll(20)
    poll.answer(createPageResponse(statuses(...createIdsDown(12, 1))))
    await flushPromises()
    await platform.clock.advance(2 * RETRY_DELAY_MS)

    expect(home()).toEqual(createIdsDown(21, 1))
  },
)

test(
  'does not join the page of an older poll to streamed posts',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { platform, home, reconnectDuringPoll } = await openDeck()
    const poll = await reconnectDuringPoll(70)
    // The server created this response when 60 was its newest post.
    poll.answer(
      createPageResponse(statuses(...createIdsDown(60, 21)), '/api/v1/timelines/home?max_id=21'),
    )
    await flushPromises()
    await platform.clock.advance(2 * RETRY_DELAY_MS)

    const items = home()
    expect(items).toEqual(createIdsDown(71, 72 - items.length))
  },
)

test(
  'keeps a gap when the backfill fails, and retries it',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, socket, platform, has, emitStatus, home } = await openDeck()
    socket().drop()
    await platform.clock.advance(1_000)
    const poll = server.hold(GET_HOME)
    void refreshList(session, createTimelineSource(session, HOME))
    await flushPromises()
    has(createIdsDown(20, 1))
    server.on(GET_HOME, () => createErrorResponse(500))
    socket().open()
    await flushPromises()
    // The server created this response before 10 was published.
    poll.answer(createPageResponse(statuses(...createIdsDown(9, 1))))
    await flushPromises()
    has(createIdsDown(21, 1))
    await emitStatus('user', '21')
    const rowsBefore = home()
    server.on(
      GET_HOME,
      createHandler(() => createIdsDown(21, 1)),
    )
    await platform.clock.advance(2 * RETRY_DELAY_MS)

    expect.soft(rowsBefore.slice(0, 3)).toEqual(['21', null, '9'])
    expect(home()).toEqual(createIdsDown(21, 1))
  },
)

test('keeps a gap that is older than the first page', { tags: ['TL-11', 'BY-38'] }, async () => {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server, platform } = opened
  session.api.capabilities.guess({ sortedIds: true })
  server.on(
    GET_HOME,
    createHandler(() => createIdsDown(30, 1)),
  )
  onTestFinished(startStreaming(session))
  // The socket is open before the column, so no backfill runs then.
  platform.sockets[0]?.open()
  await flushPromises()
  const first = server.hold(GET_HOME)
  session.store.set(openColumnAtom, session, 'a')
  await flushPromises()
  const emitStatus = async (id: string) => {
    platform.sockets.at(-1)!.emit(['user'], 'update', status({ id }))
    await platform.clock.advance(400)
    platform.renderFrame()
  }
  await emitStatus('10')
  platform.sockets.at(-1)!.drop()
  await platform.clock.advance(1_000)
  platform.sockets.at(-1)!.open()
  await flushPromises()
  await emitStatus('30')
  first.answer(createPageResponse(statuses(...createIdsDown(9, 1))))
  await flushPromises()
  await platform.clock.advance(2 * RETRY_DELAY_MS)

  expect(session.store.get(timelineAtoms(session)(HOME)).items).toEqual(createIdsDown(30, 1))
})

test(
  'completes a timeline once the server has built it',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const opened = testSession({ columns: [column('a', 'HOME')] })
    const { session, server, platform } = opened
    session.api.capabilities.guess({ sortedIds: true })
    server.on(GET_HOME, () => createPageResponse(statuses('5', '4'), undefined, 206))
    onTestFinished(startStreaming(session))
    session.store.set(openColumnAtom, session, 'a')
    platform.sockets[0]?.open()
    await flushPromises()
    platform.sockets[0]?.emit(['user'], 'update', status({ id: '11' }))
    await platform.clock.advance(400)
    platform.renderFrame()
    server.on(
      GET_HOME,
      createHandler(() => createIdsDown(11, 1)),
    )
    await platform.clock.advance(4 * PARTIAL_RETRY_MS + RETRY_DELAY_MS)

    expect(session.store.get(timelineAtoms(session)(HOME)).items.slice(0, 8)).toEqual(
      createIdsDown(11, 4),
    )
  },
)
