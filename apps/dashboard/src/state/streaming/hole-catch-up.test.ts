// A catch-up that is late or fails while the stream delivers.
import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { RETRY_MS } from '../../lib/retry.ts'
import { notification, status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { PARTIAL_RETRY_MS, refreshList } from '../live-lists/request-page.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { timelineSource } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'
import { TURN_MS } from './turns.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const LOCAL = encodeTimelineKey({ kind: 'community', onlyMedia: false })
const GET_HOME = 'GET /api/v1/timelines/home'
const GET_LOCAL = 'GET /api/v1/timelines/public'
const down = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index))

/** A server's list of these ids that answers as Mastodon does. */
const answering = (ids: () => readonly string[]) => (request: Request) => {
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
  return page(
    statuses(...cut),
    last === undefined ? undefined : `${new URL(request.url).pathname}?max_id=${last}`,
  )
}

async function deck() {
  const opened = testSession({
    columns: [column('a', 'HOME'), column('l', 'COMMUNITY'), column('n', 'NOTIFICATIONS')],
  })
  const { session, server, platform } = opened
  session.api.capabilities.guess({ sortedIds: true })
  let there = down(9, 1)
  server.on(
    GET_HOME,
    answering(() => there),
  )
  server.on(
    GET_LOCAL,
    answering(() => there),
  )
  server.on('GET /api/v1/notifications', () => page([notification({ id: '3' })]))
  onTestFinished(startStreaming(session))
  platform.sockets[0]?.open()
  for (const uuid of ['a', 'l']) session.store.set(openColumnAtom, session, uuid)
  session.store.set(openNotificationsAtom, session, 'n')
  await settled()
  const tell = async (stream: string, id: string) => {
    platform.sockets.at(-1)!.tell([stream], 'update', status({ id }))
    await platform.clock.advance(400)
    platform.paint()
  }
  const socket = () => platform.sockets.at(-1)!
  const has = (ids: readonly string[]) => void (there = [...ids])
  /** A poll leaves while the stream is lost, which then tells of one row. @returns the poll, still without its answer */
  const reconnectDuringPoll = async (newest: number) => {
    socket().drop()
    await platform.clock.advance(1_000)
    const poll = server.hold(GET_HOME)
    void refreshList(session, timelineSource(session, HOME))
    await settled()
    has(down(newest, 1))
    socket().open()
    await settled()
    has(down(newest + 1, 1))
    await tell('user', String(newest + 1))
    return poll
  }
  return {
    ...opened,
    reconnectDuringPoll,
    has,
    tell,
    socket,
    home: () => session.store.get(timelineAtoms(session)(HOME)).items,
    local: () => session.store.get(timelineAtoms(session)(LOCAL)).items,
  }
}

test(
  'catches up an off-screen column whose stream delivers before its turn (H2a)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, socket, platform, has, tell, local } = await deck()
    session.store.set(closeColumnAtom, session, 'l')
    socket().drop()
    await platform.clock.advance(1_000)
    has(down(20, 1))
    socket().open()
    await settled()
    has(down(21, 1))
    await tell('public:local', '21')
    await platform.clock.advance(10 * TURN_MS + 2 * RETRY_MS)

    expect(local()).toEqual(down(21, 1))
  },
)

test(
  'fetches what was missed although a poll is pending and the stream delivers (H2b)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { platform, home, reconnectDuringPoll } = await deck()
    const poll = await reconnectDuringPoll(20)
    poll.answer(page(statuses(...down(12, 1))))
    await settled()
    await platform.clock.advance(2 * RETRY_MS)

    expect(home()).toEqual(down(21, 1))
  },
)

test(
  'does not join the page of an older poll to streamed posts (H3a)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { platform, home, reconnectDuringPoll } = await deck()
    const poll = await reconnectDuringPoll(70)
    // The server made this answer when 60 was its newest.
    poll.answer(page(statuses(...down(60, 21)), '/api/v1/timelines/home?max_id=21'))
    await settled()
    await platform.clock.advance(2 * RETRY_MS)

    const items = home()
    expect(items).toEqual(down(71, 72 - items.length))
  },
)

test(
  'keeps a gap when the catch-up fails, and retries it (H3b)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, socket, platform, has, tell, home } = await deck()
    socket().drop()
    await platform.clock.advance(1_000)
    const poll = server.hold(GET_HOME)
    void refreshList(session, timelineSource(session, HOME))
    await settled()
    has(down(20, 1))
    server.on(GET_HOME, () => refuse(500))
    socket().open()
    await settled()
    // The server made this answer before 10 was published.
    poll.answer(page(statuses(...down(9, 1))))
    await settled()
    has(down(21, 1))
    await tell('user', '21')
    const meanwhile = home()
    server.on(
      GET_HOME,
      answering(() => down(21, 1)),
    )
    await platform.clock.advance(2 * RETRY_MS)

    expect.soft(meanwhile.slice(0, 3)).toEqual(['21', null, '9'])
    expect(home()).toEqual(down(21, 1))
  },
)

test(
  'keeps a gap that is older than the first page (H3c)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const opened = testSession({ columns: [column('a', 'HOME')] })
    const { session, server, platform } = opened
    session.api.capabilities.guess({ sortedIds: true })
    server.on(
      GET_HOME,
      answering(() => down(30, 1)),
    )
    onTestFinished(startStreaming(session))
    // The socket is open before the column is: nothing is joined then.
    platform.sockets[0]?.open()
    await settled()
    const first = server.hold(GET_HOME)
    session.store.set(openColumnAtom, session, 'a')
    await settled()
    const tell = async (id: string) => {
      platform.sockets.at(-1)!.tell(['user'], 'update', status({ id }))
      await platform.clock.advance(400)
      platform.paint()
    }
    await tell('10')
    platform.sockets.at(-1)!.drop()
    await platform.clock.advance(1_000)
    platform.sockets.at(-1)!.open()
    await settled()
    await tell('30')
    first.answer(page(statuses(...down(9, 1))))
    await settled()
    await platform.clock.advance(2 * RETRY_MS)

    expect(session.store.get(timelineAtoms(session)(HOME)).items).toEqual(down(30, 1))
  },
)

test(
  'completes a timeline once the server has built it (H2c)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const opened = testSession({ columns: [column('a', 'HOME')] })
    const { session, server, platform } = opened
    session.api.capabilities.guess({ sortedIds: true })
    server.on(GET_HOME, () => page(statuses('5', '4'), undefined, 206))
    onTestFinished(startStreaming(session))
    session.store.set(openColumnAtom, session, 'a')
    platform.sockets[0]?.open()
    await settled()
    platform.sockets[0]?.tell(['user'], 'update', status({ id: '11' }))
    await platform.clock.advance(400)
    platform.paint()
    server.on(
      GET_HOME,
      answering(() => down(11, 1)),
    )
    await platform.clock.advance(4 * PARTIAL_RETRY_MS + RETRY_MS)

    expect(session.store.get(timelineAtoms(session)(HOME)).items.slice(0, 8)).toEqual(down(11, 4))
  },
)
