// Answers that are older than streamed events, that never come, or that fail.
import { expect, onTestFinished, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey, FIRST_POLL_MS, POLL_MS } from '@colonnade/domain/timeline'
import { RETRY_MS } from '../../lib/retry.ts'
import { status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { fillGapAtom } from '../list-columns/fill-gap.ts'
import { rereadList } from '../live-lists/request-page.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { timelineSource } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'
const down = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index))

async function live() {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server, platform } = opened
  session.api.capabilities.guess({ sortedIds: true })
  server.on(GET_HOME, () => page(statuses(...down(9, 5))))
  onTestFinished(startStreaming(session))
  platform.sockets[0]?.open()
  session.store.set(openColumnAtom, session, 'a')
  await settled()
  return {
    ...opened,
    socket: () => platform.sockets.at(-1)!,
    home: () => session.store.get(timelineAtoms(session)(HOME)).items,
    asked: () => server.calls().filter((call) => call.startsWith(GET_HOME)).length,
    tell: async (event: string, payload: unknown, stream = 'user') => {
      platform.sockets.at(-1)!.tell([stream], event, payload)
      await platform.clock.advance(400)
      platform.paint()
    },
  }
}

test(
  'does not restore a deleted post from a page that was made before (H12a)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { server, platform, socket, tell, home } = await live()
    socket().drop()
    await platform.clock.advance(2_000)
    const held = server.hold(GET_HOME)
    socket().open()
    await settled()
    await tell('delete', '11')
    held.answer(page(statuses('12', '11', '10', ...down(9, 5))))
    await settled()

    expect(home()).toEqual(['12', '10', ...down(9, 5)])
  },
)

test(
  'does not undo an edit with a page that was made before (H12b)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, platform, socket, tell } = await live()
    socket().drop()
    await platform.clock.advance(2_000)
    const held = server.hold(GET_HOME)
    socket().open()
    await settled()
    const edited = { id: '9', content: '<p>later</p>', edited_at: '2026-11-23T09:00:01.000Z' }
    await tell('status.update', status(edited))
    held.answer(page(statuses(...down(9, 5))))
    await settled()

    expect(session.store.get(serverStatusAtoms(session)(statusId('9')))?.content).toBe(
      '<p>later</p>',
    )
  },
)

test(
  'keeps a streamed post that an older page lacks (H12c)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, socket, tell, home } = await live()
    // Asked for whole, as when a silent stream is checked.
    const held = server.hold(GET_HOME)
    const reading = rereadList(session, timelineSource(session, HOME))
    await settled()
    await tell('update', status({ id: '10' }))
    expect(home()).toEqual(down(10, 5))
    socket().drop()
    held.answer(page(statuses(...down(9, 5))))
    await reading

    expect(home()).toEqual([null, ...down(10, 5)])
  },
)

test(
  'catches up although an earlier request is never answered (H13a)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { server, platform, socket, home, asked } = await live()
    socket().drop()
    server.hold(GET_HOME)
    await platform.clock.advance(FIRST_POLL_MS)
    const before = asked()
    server.on(GET_HOME, () => page(statuses(...down(12, 5))))
    socket().open()
    await settled()
    await platform.clock.advance(10 * POLL_MS)

    expect(asked()).toBeGreaterThan(before)
    expect(home()).toEqual(down(12, 5))
  },
)

test(
  'fills a gap after the request that is pending for it (H13b)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { session, server, platform, socket, home, tell } = await live()
    socket().drop()
    await platform.clock.advance(2_000)
    const held = server.hold(GET_HOME)
    socket().open()
    await settled()
    await tell('update', status({ id: '60' }))
    server.on(GET_HOME, (request) => {
      const max = Number(new URL(request.url).searchParams.get('max_id') ?? Infinity)
      const min = Number(new URL(request.url).searchParams.get('min_id') ?? 0)
      return page(
        statuses(
          ...down(60, 5)
            .filter((id) => Number(id) < max && Number(id) > min)
            .slice(-20),
        ),
      )
    })
    platform.paint()
    const index = home().indexOf(null)
    const pressed = session.store.set(fillGapAtom, session, 'a', index, 'bottom')
    await settled()
    held.answer(page(statuses(...down(59, 20)), '/api/v1/timelines/home?max_id=20'))
    await pressed
    await settled()

    const items: readonly (string | null)[] = home()
    expect(items.slice(items.indexOf('20'))).not.toEqual(['20', null, ...down(9, 5)])
  },
)

test(
  'shows a gap in a reopened column that cannot be fetched, and retries (H14)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const opened = testSession()
    const { session, server, platform } = opened
    session.api.capabilities.guess({ sortedIds: true })
    const TAG = encodeTimelineKey({ kind: 'hashtag', tag: 'sea', any: [], all: [], none: [] })
    const GET_TAG = 'GET /api/v1/timelines/tag/sea'
    const tagged = (...ids: readonly string[]) =>
      ids.map((id) => status({ id, tags: [{ name: 'sea', url: '' }] }))
    server.on(GET_TAG, () => page(tagged(...down(9, 5))))
    onTestFinished(startStreaming(session))
    platform.sockets[0]?.open()
    session.store.set(openColumnAtom, session, 'route', TAG)
    await settled()
    // Somebody goes elsewhere, and is back within a minute.
    session.store.set(closeColumnAtom, session, 'route')
    await platform.clock.advance(30_000)
    server.on(GET_TAG, () => refuse(503))
    session.store.set(openColumnAtom, session, 'route', TAG)
    await platform.clock.advance(5_000)
    platform.sockets.at(-1)!.tell(['hashtag', 'sea'], 'update', tagged('15')[0])
    await platform.clock.advance(400)
    platform.paint()
    const items = () => session.store.get(timelineAtoms(session)(TAG)).items
    const meanwhile = items()
    server.on(GET_TAG, () => page(tagged(...down(15, 5))))
    await platform.clock.advance(2 * RETRY_MS)

    expect.soft(meanwhile.slice(0, 3)).toEqual(['15', null, '9'])
    expect(items()).toEqual(down(15, 5))
  },
)

test(
  'catches up after the event queue overflowed (H15)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { server, platform, socket, home } = await live()
    const ids = Array.from({ length: 520 }, (_, index) => String(10 + index))
    for (const id of ids) socket().tell(['user'], 'update', status({ id }))
    platform.paint()
    const marked = home()[0]
    server.on(GET_HOME, () => page(statuses(...down(529, 490))))
    await platform.clock.advance(2 * RETRY_MS)

    expect.soft(marked).toBe(null)
    expect(home()[0]).toBe('529')
  },
)

test(
  'checks a silent stream although another one on the socket delivers (H16)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const opened = testSession({ columns: [column('a', 'HOME'), column('l', 'COMMUNITY')] })
    const { session, server, platform } = opened
    session.api.capabilities.guess({ sortedIds: true })
    const LOCAL = encodeTimelineKey({ kind: 'community', onlyMedia: false })
    server.on(GET_HOME, () => page(statuses(...down(9, 5))))
    server.on('GET /api/v1/timelines/public', () => page(statuses(...down(9, 5))))
    onTestFinished(startStreaming(session))
    platform.sockets[0]?.open()
    for (const uuid of ['a', 'l']) session.store.set(openColumnAtom, session, uuid)
    await settled()
    // Past the call that is made once for what a new stream did not deliver yet.
    await platform.clock.advance(10_000)
    // The server refused `public:local`, or lost it: it says so without a stream's name, which nobody hears.
    server.on('GET /api/v1/timelines/public', () => page(statuses(...down(12, 5))))
    for (let minute = 0; minute < 10; minute += 1) {
      platform.sockets.at(-1)!.tell(['user'], 'update', status({ id: String(20 + minute) }))
      await platform.clock.advance(60_000)
      platform.paint()
    }

    expect(session.store.get(timelineAtoms(session)(LOCAL)).items).toEqual(down(12, 5))
  },
)

test(
  'ignores a post that is delivered after its deletion (H12d)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const { tell, home } = await live()
    await tell('delete', '10')
    // Servers tell of both by jobs of their own, which overtake each other.
    await tell('update', status({ id: '10' }))

    expect(home()).toEqual(down(9, 5))
  },
)

test(
  'fetches what was published before a newly added stream began (S1)',
  { tags: ['TL-11', 'BY-38'] },
  async () => {
    const opened = testSession({ columns: [column('l', 'COMMUNITY')] })
    const { session, server, platform } = opened
    session.api.capabilities.guess({ sortedIds: true })
    const LOCAL = encodeTimelineKey({ kind: 'community', onlyMedia: false })
    const GET_LOCAL = 'GET /api/v1/timelines/public'
    server.on(GET_LOCAL, () => page(statuses(...down(9, 5))))
    onTestFinished(startStreaming(session))
    platform.sockets[0]?.open()
    await settled()
    session.store.set(openColumnAtom, session, 'l')
    await settled()
    // 10 was published when the page was made and the server had not come to `subscribe` yet.
    server.on(GET_LOCAL, () => page(statuses(...down(11, 5))))
    platform.sockets[0]?.tell(['public:local'], 'update', status({ id: '11' }))
    await platform.clock.advance(60_000)
    platform.paint()

    expect(session.store.get(timelineAtoms(session)(LOCAL)).items).toEqual(down(11, 5))
  },
)
