import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { encodeTimelineKey, FIRST_POLL_MS, POLL_MS } from '@colonnade/domain/timeline'
import { statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { RARE_POLL_INTERVAL_MS } from '../live-lists/timeline-updater.ts'
import { openNotificationsAtom } from '../notifications/notifications-source.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { startStreaming, streamStateAtom } from './connect.ts'
import { CONFIRM_MS } from './polling-fallback.ts'

const COLUMNS = [
  column('home', 'HOME'),
  column('public', 'PUBLIC'),
  column('list', 'LIST', { id: '3' }),
  column('tag', 'HASHTAG', { id: 'tea' }),
]
const PATHS = {
  home: '/api/v1/timelines/home',
  public: '/api/v1/timelines/public',
  list: '/api/v1/timelines/list/3',
  tag: '/api/v1/timelines/tag/tea',
  notes: '/api/v1/notifications',
} as const

const PROFILE = encodeTimelineKey({ kind: 'account', id: accountId('7'), show: 'posts' })

type Asked = keyof typeof PATHS

/** Four columns and the notifications of a server. Every response reports the given rate limit. */
async function openDeck(
  lacks: Parameters<ReturnType<typeof testSession>['session']['api']['capabilities']['guess']>[0],
  rate: Record<string, string> = {},
) {
  const opened = testSession({ columns: COLUMNS })
  const { session, server, platform } = opened
  session.api.capabilities.guess(lacks)
  for (const path of Object.values(PATHS)) {
    server.on(`GET ${path}`, () => {
      const answer = createPageResponse(path === PATHS.notes ? [] : statuses('9'))
      for (const [name, value] of Object.entries(rate)) answer.headers.set(name, value)
      return answer
    })
  }
  const stop = startStreaming(session)
  for (const { uuid } of COLUMNS) session.store.set(openColumnAtom, session, uuid)
  session.store.set(openNotificationsAtom, session, 'n')
  for (const socket of platform.sockets) socket.open()
  await flushPromises()
  const before = server.calls().length
  /** Number of requests for each list since the start. */
  const polled = () => {
    const calls = server.calls().slice(before)
    return Object.fromEntries(
      Object.entries(PATHS).map(([name, path]) => [
        name,
        calls.filter((call) => call.startsWith(`GET ${path}`)).length,
      ]),
    ) as Record<Asked, number>
  }
  return { ...opened, polled, stop, calls: () => server.calls().slice(before) }
}

const all = (times: number) => ({
  home: times,
  public: times,
  list: times,
  tag: times,
  notes: times,
})

test(
  'polls everything on screen for newer posts only on a server without streams',
  { tags: ['BY-01', 'TL-04'] },
  async () => {
    const { session, platform, polled, calls, stop } = await openDeck({ streaming: false })
    expect(session.store.get(streamStateAtom(session))).toBe('polling')
    expect(platform.sockets).toHaveLength(0)

    await platform.clock.advance(FIRST_POLL_MS)
    expect(polled()).toEqual(all(1))
    expect(calls()).toContain('GET /api/v1/timelines/list/3?limit=40&since_id=9')
    await platform.clock.advance(POLL_MS * 2)

    expect(polled().home).toBeGreaterThanOrEqual(2)
    expect(polled().home).toBeLessThanOrEqual(3)
    expect(new Set(Object.values(polled())).size).toBe(1)
    stop()
  },
)

test('does not poll a list with a live stream', async () => {
  const { platform, polled, stop } = await openDeck({})

  await platform.clock.advance(5 * POLL_MS)

  expect(polled()).toEqual(all(0))
  stop()
})

test.each([
  ['hashtagStreams', ['tag']],
  ['publicStreams', ['public']],
] as const)('polls only %s when their streams deliver no events', async (missing, names) => {
  const { platform, polled, stop } = await openDeck({ [missing]: false })

  await platform.clock.advance(FIRST_POLL_MS)

  expect(polled()).toEqual({ ...all(0), ...Object.fromEntries(names.map((name) => [name, 1])) })
  stop()
})

test('polls a profile every two minutes, because it is never streamed', async () => {
  const { session, server, platform, stop } = await openDeck({})
  const profile = '/api/v1/accounts/7/statuses'
  server.on(`GET ${profile}`, () => createPageResponse(statuses('9')))
  session.store.set(openColumnAtom, session, 'profile', PROFILE)
  await flushPromises()
  const countRequests = () =>
    server.calls().filter((call) => call.startsWith(`GET ${profile}`)).length

  await platform.clock.advance(RARE_POLL_INTERVAL_MS)
  expect(countRequests()).toBe(1)
  await platform.clock.advance(2 * POLL_MS)
  expect(countRequests()).toBe(2)
  await platform.clock.advance(4 * POLL_MS)
  expect(countRequests()).toBe(2)

  session.store.set(closeColumnAtom, session, 'profile')
  await platform.clock.advance(2 * RARE_POLL_INTERVAL_MS)
  expect(countRequests()).toBe(2)
  stop()
})

test('keeps polling Home and the notifications in a hidden page and pauses the others', async () => {
  const { platform, polled, stop } = await openDeck({ streaming: false })
  await platform.clock.advance(FIRST_POLL_MS)
  platform.setHidden(true)
  const before = polled()

  await platform.clock.advance(RARE_POLL_INTERVAL_MS - 2 * POLL_MS)

  expect(polled().public).toBe(before.public)
  expect(polled().home).toBeGreaterThanOrEqual(before.home + 2)
  expect(polled().notes).toBe(polled().home)
  stop()
})

test('delays polls until the reset when few requests are left and reserves a share for the user', async () => {
  const { platform, polled, stop } = await openDeck(
    { streaming: false },
    { 'X-RateLimit-Limit': '300', 'X-RateLimit-Remaining': '61', 'Retry-After': '280' },
  )

  await platform.clock.advance(FIRST_POLL_MS)
  const first = polled()
  await platform.clock.advance(4 * POLL_MS)

  expect(polled()).toEqual(first)
  stop()
})

test(
  'requests each column once when a stream is lost after minutes, and once on reconnect',
  { tags: ['TL-18'] },
  async () => {
    const { platform, polled, stop } = await openDeck({})
    await platform.clock.advance(2 * CONFIRM_MS)
    const live = polled()

    platform.sockets[0]!.drop()
    await platform.clock.advance(FIRST_POLL_MS)
    expect(countSince(polled(), live)).toEqual(all(1))
    const offline = polled()
    platform.sockets.at(-1)!.open()
    for (let second = 0; second < 20; second += 1) await platform.clock.advance(1_000)

    expect(countSince(polled(), offline)).toEqual(all(1))
    stop()
  },
)

const countSince = (now: Record<Asked, number>, before: Record<Asked, number>) =>
  Object.fromEntries(
    Object.entries(now).map(([name, count]) => [name, count - before[name as Asked]]),
  )
