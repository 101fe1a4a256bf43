import { expect, onTestFinished, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { encodeTimelineKey, POLL_MS } from '@colonnade/domain/timeline'
import { statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { openColumns } from '../list-columns/column-source.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { RARE_POLL_INTERVAL_MS } from '../live-lists/timeline-updater.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { isOfflineAtom } from '../ui/network.ts'
import { startStreaming } from './connect.ts'
import { connectionAtoms, CONNECTING_TIMEOUT_MS } from './connection.ts'

const GET_HOME = 'GET /api/v1/timelines/home'
const GET_TAG = 'GET /api/v1/timelines/tag/tea'
const PACE = 1.5 * POLL_MS

/** Home, a hashtag, the notifications and a composer, on a server without hashtag streams. */
async function openDeck(hasStreams = true) {
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
  server.on(GET_HOME, () => createPageResponse(statuses('9')))
  server.on(GET_TAG, () => createPageResponse(statuses('9')))
  const stop = startStreaming(session)
  for (const uuid of ['home', 'tag']) session.store.set(openColumnAtom, session, uuid)
  const of = (uuid: string) => session.store.get(connectionAtoms(session)(uuid))
  let updates = 0
  const stopWatching = session.store.sub(connectionAtoms(session)('home'), () => (updates += 1))
  onTestFinished(() => {
    stopWatching()
    stop()
  })
  await flushPromises()
  return { ...opened, of, getUpdates: () => updates, socket: () => platform.sockets.at(-1)! }
}

test(
  'shows a column as live, as reconnecting when its stream is lost, and as live again',
  { tags: ['BY-33'] },
  async () => {
    const { of, socket, platform } = await openDeck()
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

test('reports a first stream that does not open after a while', { tags: ['BY-33'] }, async () => {
  const { of, platform } = await openDeck()

  await platform.clock.advance(CONNECTING_TIMEOUT_MS)

  expect(of('home')).toEqual({ state: 'reconnecting', everyMs: PACE })
})

test('polls columns without a stream, and profiles less often', { tags: ['BY-33'] }, async () => {
  const { session, of, socket } = await openDeck()
  socket().open()
  const PROFILE = encodeTimelineKey({ kind: 'account', id: accountId('7'), show: 'posts' })
  session.store.set(openColumnAtom, session, 'profile', PROFILE)

  expect(of('tag')).toEqual({ state: 'polling', everyMs: PACE })
  expect(of('profile')).toEqual({ state: 'polling', everyMs: RARE_POLL_INTERVAL_MS })
  expect(of('pen')).toBeNull()
})

test('does not show "connecting" on a server without streams', async () => {
  const { of } = await openDeck(false)

  expect(of('home')).toMatchObject({ state: 'polling' })
  expect(of('notes')).toMatchObject({ state: 'polling' })
})

test(
  'shows until when requests are paused by a rate limit, and the end of the pause',
  { tags: ['BY-33'] },
  async () => {
    const { session, server, platform, of } = await openDeck(false)
    const until = platform.clock.now() + 90_000
    server.on(GET_TAG, () => {
      const answer = createErrorResponse(429)
      answer.headers.set('Retry-After', '90')
      return answer
    })

    await refreshList(session, openColumns(session).get('tag')!)
    expect(of('home')).toEqual({ state: 'paused', until })
    server.on(GET_TAG, () => createPageResponse(statuses('9')))
    await platform.clock.advance(90_001)

    expect(of('home')).toMatchObject({ state: 'polling' })
  },
)

test('does not render again for requests that do not change the connection', async () => {
  const { session, socket, getUpdates } = await openDeck()
  socket().open()
  const before = getUpdates()

  for (const uuid of ['home', 'tag']) await refreshList(session, openColumns(session).get(uuid)!)

  expect(getUpdates()).toBe(before)
})

test(
  'shows the browser as offline although its socket seems open',
  { tags: ['BY-33'] },
  async () => {
    const { session, of, socket } = await openDeck()
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
