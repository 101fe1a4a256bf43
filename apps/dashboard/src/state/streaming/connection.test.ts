import { expect, onTestFinished, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { encodeTimelineKey, POLL_MS } from '@colonnade/domain/timeline'
import { statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { openColumns } from '../list-columns/column-source.ts'
import { QUIET_POLL_MS } from '../live-lists/list-follower.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { isOfflineAtom } from '../ui/network.ts'
import { startStreaming } from './connect.ts'
import { connectionAtoms, FIRST_PATIENCE_MS } from './connection.ts'

const GET_HOME = 'GET /api/v1/timelines/home'
const GET_TAG = 'GET /api/v1/timelines/tag/tea'
const PACE = 1.5 * POLL_MS

/** Home, a hashtag, the notifications and a composer, on a server that has no streams of hashtags. */
async function deck(hasStreams = true) {
  const columns = [
    column('home', 'HOME'),
    column('tag', 'HASHTAG', { id: 'tea' }),
    column('notes', 'NOTIFICATIONS'),
    column('pen', 'COMPOSE'),
  ]
  const opened = testSession({ columns })
  const { session, server, platform } = opened
  session.api.capabilities.guess({
    hashtagStreams: false,
    ...(!hasStreams && { streaming: false }),
  })
  server.on(GET_HOME, () => page(statuses('9')))
  server.on(GET_TAG, () => page(statuses('9')))
  const stop = startStreaming(session)
  for (const uuid of ['home', 'tag']) session.store.set(openColumnAtom, session, uuid)
  const of = (uuid: string) => session.store.get(connectionAtoms(session)(uuid))
  let told = 0
  const stopWatching = session.store.sub(connectionAtoms(session)('home'), () => (told += 1))
  onTestFinished(() => {
    stopWatching()
    stop()
  })
  await settled()
  return { ...opened, of, told: () => told, socket: () => platform.sockets.at(-1)! }
}

test(
  'a column is live while its stream is, says so when it is lost, and is live again',
  { tags: ['BY-33'] },
  async () => {
    const { of, socket, platform } = await deck()
    expect(of('home')).toEqual({ state: 'connecting' })

    socket().open()
    expect([of('home'), of('notes')]).toEqual([{ state: 'live' }, { state: 'live' }])
    socket().drop()
    expect(of('home')).toMatchObject({ state: 'reconnecting' })
    expect(of('notes')).toMatchObject({ state: 'reconnecting' })
    await platform.clock.advance(2_000)
    socket().open()

    expect(of('home')).toEqual({ state: 'live' })
  },
)

test(
  'a first stream that does not come is told of after a while',
  { tags: ['BY-33'] },
  async () => {
    const { of, platform } = await deck()

    await platform.clock.advance(FIRST_PATIENCE_MS)

    expect(of('home')).toEqual({ state: 'reconnecting', everyMs: PACE })
  },
)

test('what no stream tells of is asked for, a profile seldom', { tags: ['BY-33'] }, async () => {
  const { session, of, socket } = await deck()
  socket().open()
  const PROFILE = encodeTimelineKey({ kind: 'account', id: accountId('7'), show: 'posts' })
  session.store.set(openColumnAtom, session, 'profile', PROFILE)

  expect(of('tag')).toEqual({ state: 'polling', everyMs: PACE })
  expect(of('profile')).toEqual({ state: 'polling', everyMs: QUIET_POLL_MS })
  expect(of('pen')).toBeNull()
})

test('on a server without streams nothing is awaited', async () => {
  const { of } = await deck(false)

  expect(of('home')).toMatchObject({ state: 'polling' })
  expect(of('notes')).toMatchObject({ state: 'polling' })
})

test(
  'a refusal for too many calls tells when it goes on, and that it does',
  { tags: ['BY-33'] },
  async () => {
    const { session, server, platform, of } = await deck(false)
    const until = platform.clock.now() + 90_000
    server.on(GET_TAG, () => {
      const answer = refuse(429)
      answer.headers.set('Retry-After', '90')
      return answer
    })

    await refreshList(session, openColumns(session).get('tag')!)
    expect(of('home')).toEqual({ state: 'paused', until })
    server.on(GET_TAG, () => page(statuses('9')))
    await platform.clock.advance(90_001)

    expect(of('home')).toMatchObject({ state: 'polling' })
  },
)

test('calls that change nothing draw nothing', async () => {
  const { session, socket, told } = await deck()
  socket().open()
  const before = told()

  for (const uuid of ['home', 'tag']) await refreshList(session, openColumns(session).get(uuid)!)

  expect(told()).toBe(before)
})

test(
  'says that the browser is offline, though its socket still seems open',
  { tags: ['BY-33'] },
  async () => {
    const { session, of, socket } = await deck()
    socket().open()

    session.app.set(isOfflineAtom, true)
    expect([of('home'), of('tag'), of('notes')].map((one) => one?.state)).toEqual([
      'offline',
      'offline',
      'offline',
    ])
    session.app.set(isOfflineAtom, false)

    expect(of('home')).toEqual({ state: 'live' })
  },
)
