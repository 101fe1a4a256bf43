// Responses that are older than streamed events, that never arrive, or that fail.
import { expect, onTestFinished, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey, FIRST_POLL_MS, POLL_MS } from '@colonnade/domain/timeline'
import { RETRY_DELAY_MS } from '../../lib/retry.ts'
import { status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { fillGapAtom } from '../list-columns/fill-gap.ts'
import { refetchList } from '../live-lists/request-page.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { createTimelineSource } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const createIdsDown = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index))

async function openLiveHome() {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server, platform } = opened
  session.api.capabilities.guess({ sortedIds: true })
  server.on(GET_HOME, () => createPageResponse(statuses(...createIdsDown(9, 5))))
  onTestFinished(startStreaming(session))
  platform.sockets[0]?.open()
  session.store.set(openColumnAtom, session, 'a')
  await flushPromises()
  return {
    ...opened,
    socket: () => platform.sockets.at(-1)!,
    home: () => session.store.get(timelineAtoms(session)(HOME)).items,
    countRequests: () => server.calls().filter((call) => call.startsWith(GET_HOME)).length,
    emitEvent: async (event: string, payload: unknown, stream = 'user') => {
      platform.sockets.at(-1)!.emit([stream], event, payload)
      await platform.clock.advance(400)
      platform.renderFrame()
    },
  }
}

test(
  'does not restore a deleted post from an outdated page',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { server, platform, socket, emitEvent, home } = await openLiveHome()
    socket().drop()
    await platform.clock.advance(2_000)
    const held = server.hold(GET_HOME)
    socket().open()
    await flushPromises()
    await emitEvent('delete', '11')
    held.answer(createPageResponse(statuses('12', '11', '10', ...createIdsDown(9, 5))))
    await flushPromises()

    expect(home()).toEqual(['12', '10', ...createIdsDown(9, 5)])
  },
)

test('does not undo an edit with an outdated page', { tags: ['TL-11', 'BY-38'] }, async () => {
  const { session, server, platform, socket, emitEvent } = await openLiveHome()
  socket().drop()
  await platform.clock.advance(2_000)
  const held = server.hold(GET_HOME)
  socket().open()
  await flushPromises()
  const edited = { id: '9', content: '<p>later</p>', edited_at: '2026-11-23T09:00:01.000Z' }
  await emitEvent('status.update', status(edited))
  held.answer(createPageResponse(statuses(...createIdsDown(9, 5))))
  await flushPromises()

  expect(session.store.get(serverStatusAtoms(session)(statusId('9')))?.content).toBe('<p>later</p>')
})

test(
  'keeps a streamed post that an outdated page lacks',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, socket, emitEvent, home } = await openLiveHome()
    // A complete page, as when an idle stream is checked.
    const held = server.hold(GET_HOME)
    const reading = refetchList(session, createTimelineSource(session, HOME))
    await flushPromises()
    await emitEvent('update', status({ id: '10' }))
    expect(home()).toEqual(createIdsDown(10, 5))
    socket().drop()
    held.answer(createPageResponse(statuses(...createIdsDown(9, 5))))
    await reading

    expect(home()).toEqual([null, ...createIdsDown(10, 5)])
  },
)

test(
  'backfills although an earlier request never gets a response',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { server, platform, socket, home, countRequests } = await openLiveHome()
    socket().drop()
    server.hold(GET_HOME)
    await platform.clock.advance(FIRST_POLL_MS)
    const before = countRequests()
    server.on(GET_HOME, () => createPageResponse(statuses(...createIdsDown(12, 5))))
    socket().open()
    await flushPromises()
    await platform.clock.advance(10 * POLL_MS)

    expect(countRequests()).toBeGreaterThan(before)
    expect(home()).toEqual(createIdsDown(12, 5))
  },
)

test(
  'fills a gap after the request that is pending for it',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, platform, socket, home, emitEvent } = await openLiveHome()
    socket().drop()
    await platform.clock.advance(2_000)
    const held = server.hold(GET_HOME)
    socket().open()
    await flushPromises()
    await emitEvent('update', status({ id: '60' }))
    server.on(GET_HOME, (request) => {
      const max = Number(new URL(request.url).searchParams.get('max_id') ?? Infinity)
      const min = Number(new URL(request.url).searchParams.get('min_id') ?? 0)
      return createPageResponse(
        statuses(
          ...createIdsDown(60, 5)
            .filter((id) => Number(id) < max && Number(id) > min)
            .slice(-20),
        ),
      )
    })
    platform.renderFrame()
    const index = home().indexOf(null)
    const pressed = session.store.set(fillGapAtom, session, 'a', index, 'bottom')
    await flushPromises()
    held.answer(
      createPageResponse(statuses(...createIdsDown(59, 20)), '/api/v1/timelines/home?max_id=20'),
    )
    await pressed
    await flushPromises()

    const items: readonly (string | null)[] = home()
    expect(items.slice(items.indexOf('20'))).not.toEqual(['20', null, ...createIdsDown(9, 5)])
  },
)

test(
  'shows a gap in a reopened column that cannot be fetched, and retries',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const opened = testSession()
    const { session, server, platform } = opened
    session.api.capabilities.guess({ sortedIds: true })
    const TAG = encodeTimelineKey({ kind: 'hashtag', tag: 'sea', any: [], all: [], none: [] })
    const GET_TAG = 'GET /api/v1/timelines/tag/sea'
    const tagged = (...ids: readonly string[]) =>
      ids.map((id) => status({ id, tags: [{ name: 'sea', url: '' }] }))
    server.on(GET_TAG, () => createPageResponse(tagged(...createIdsDown(9, 5))))
    onTestFinished(startStreaming(session))
    platform.sockets[0]?.open()
    session.store.set(openColumnAtom, session, 'route', TAG)
    await flushPromises()
    // The user navigates elsewhere and returns within a minute.
    session.store.set(closeColumnAtom, session, 'route')
    await platform.clock.advance(30_000)
    server.on(GET_TAG, () => createErrorResponse(503))
    session.store.set(openColumnAtom, session, 'route', TAG)
    await platform.clock.advance(5_000)
    platform.sockets.at(-1)!.emit(['hashtag', 'sea'], 'update', tagged('15')[0])
    await platform.clock.advance(400)
    platform.renderFrame()
    const items = () => session.store.get(timelineAtoms(session)(TAG)).items
    const rowsBefore = items()
    server.on(GET_TAG, () => createPageResponse(tagged(...createIdsDown(15, 5))))
    await platform.clock.advance(2 * RETRY_DELAY_MS)

    expect.soft(rowsBefore.slice(0, 3)).toEqual(['15', null, '9'])
    expect(items()).toEqual(createIdsDown(15, 5))
  },
)

test('backfills after the event queue overflowed', { tags: ['TL-11', 'BY-38'] }, async () => {
  const { server, platform, socket, home } = await openLiveHome()
  const ids = Array.from({ length: 520 }, (_, index) => String(10 + index))
  for (const id of ids) socket().emit(['user'], 'update', status({ id }))
  platform.renderFrame()
  const marked = home()[0]
  server.on(GET_HOME, () => createPageResponse(statuses(...createIdsDown(529, 490))))
  await platform.clock.advance(2 * RETRY_DELAY_MS)

  expect.soft(marked).toBe(null)
  expect(home()[0]).toBe('529')
})

test(
  'checks an idle stream although another one on the socket delivers',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const opened = testSession({ columns: [column('a', 'HOME'), column('l', 'COMMUNITY')] })
    const { session, server, platform } = opened
    session.api.capabilities.guess({ sortedIds: true })
    const LOCAL = encodeTimelineKey({ kind: 'community', onlyMedia: false })
    server.on(GET_HOME, () => createPageResponse(statuses(...createIdsDown(9, 5))))
    server.on('GET /api/v1/timelines/public', () =>
      createPageResponse(statuses(...createIdsDown(9, 5))),
    )
    onTestFinished(startStreaming(session))
    platform.sockets[0]?.open()
    for (const uuid of ['a', 'l']) session.store.set(openColumnAtom, session, uuid)
    await flushPromises()
    // Past the single request that verifies a new subscription.
    await platform.clock.advance(10_000)
    // The server rejected or lost `public:local`. It reports that without a stream name, so the error is not assigned
    // to a stream.
    server.on('GET /api/v1/timelines/public', () =>
      createPageResponse(statuses(...createIdsDown(12, 5))),
    )
    for (let minute = 0; minute < 10; minute += 1) {
      platform.sockets.at(-1)!.emit(['user'], 'update', status({ id: String(20 + minute) }))
      await platform.clock.advance(60_000)
      platform.renderFrame()
    }

    expect(session.store.get(timelineAtoms(session)(LOCAL)).items).toEqual(createIdsDown(12, 5))
  },
)

test(
  'ignores a post that is delivered after its deletion',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { emitEvent, home } = await openLiveHome()
    await emitEvent('delete', '10')
    // Servers send both events from separate jobs, which may overtake each other.
    await emitEvent('update', status({ id: '10' }))

    expect(home()).toEqual(createIdsDown(9, 5))
  },
)

test(
  'fetches posts that were published before a newly added stream began',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const opened = testSession({ columns: [column('l', 'COMMUNITY')] })
    const { session, server, platform } = opened
    session.api.capabilities.guess({ sortedIds: true })
    const LOCAL = encodeTimelineKey({ kind: 'community', onlyMedia: false })
    const GET_LOCAL = 'GET /api/v1/timelines/public'
    server.on(GET_LOCAL, () => createPageResponse(statuses(...createIdsDown(9, 5))))
    onTestFinished(startStreaming(session))
    platform.sockets[0]?.open()
    await flushPromises()
    session.store.set(openColumnAtom, session, 'l')
    await flushPromises()
    // 10 was published when the page was created, before the server handled `subscribe`.
    server.on(GET_LOCAL, () => createPageResponse(statuses(...createIdsDown(11, 5))))
    platform.sockets[0]?.emit(['public:local'], 'update', status({ id: '11' }))
    await platform.clock.advance(60_000)
    platform.renderFrame()

    expect(session.store.get(timelineAtoms(session)(LOCAL)).items).toEqual(createIdsDown(11, 5))
  },
)
