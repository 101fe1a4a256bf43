import { expect, test } from 'vitest'
import './read-kept.ts'
import '../list-columns/show-seen.ts'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { memoryStorage } from '../../lib/storage.ts'
import { account, status } from '../../testing/factories.ts'
import { settled, settledWithParts } from '../../testing/fake-clock.ts'
import { memorySeen } from '../../testing/memory-seen.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { unreadAtoms } from '../columns/columns.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { keepFiltersAtom } from '../filters/filters.ts'
import { retryLoadAtom } from '../list-columns/load-rows.ts'
import { readMarkers } from '../markers/read-markers.ts'
import { takeAwayAtom } from '../out-of-sight/out-of-sight.ts'
import { ABSENCE_MS } from '../places/arrival.ts'
import { notePlace } from '../places/keep-places.ts'
import { KEEP_MS, startKeepingSeen } from '../save-last-seen/keep-seen.ts'
import { columnListAtoms, columnViewAtoms } from '../timelines/column-list.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { placeStatusesAtom } from '../timelines/place-status.ts'
import { alertsAtom } from '../ui/messages.ts'

// Fetched when it is needed: here it is there already.

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => String(from - index))

const post = (id: string, patch: Parameters<typeof status>[0] = {}) =>
  status({ id, created_at: new Date(Number(id) * 60_000).toISOString(), ...patch })

/** One browser; each visit to it begins anew. */
function browser() {
  const [storage, lastSeen] = [memoryStorage(), memorySeen()]
  function visit(columns = [column('a', 'HOME'), column('b', 'HASHTAG', { id: 'sea' })]) {
    const opened = testSession({ columns, storage, lastSeen })
    const { session } = opened
    const list = (uuid = 'a') => session.store.get(columnListAtoms(session)(uuid))
    const open = (uuid = 'a') => session.store.set(openColumnAtom, session, uuid)
    return { ...opened, list, open }
  }
  /** A visit that saw these posts of home, and is over. */
  async function saw(ids: readonly string[], patch: Parameters<typeof status>[0] = {}) {
    const { session, server, platform, open } = visit()
    server.on(GET_HOME, () => page(ids.map((id) => post(id, patch))))
    open()
    await settled()
    const stop = startKeepingSeen(session)
    platform.setHidden(true)
    stop()
  }
  return { storage, lastSeen, visit, saw }
}

test(
  'the posts of an earlier visit stand in their column before the server has answered',
  { tags: ['BY-17'] },
  async () => {
    const { visit, saw } = browser()
    await saw(['5', '4'])
    const { session, server, open, list } = visit()
    server.on(GET_HOME, () => new Promise<Response>(() => {}))

    open()
    expect(server.calls()).toEqual(['GET /api/v1/timelines/home?limit=40'])
    await settled()

    expect(list()).toMatchObject({
      items: ['5', '4'],
      isFirstLoad: false,
      isLoading: true,
      unread: 0,
    })
    expect(list().seenAt).not.toBeNull()
    expect(session.store.get(statusAtoms(session)(post('5').id))?.account).toBe('7')
  },
)

test('a first visit reads nothing, and asks as ever', { tags: ['BY-17'] }, async () => {
  const { visit, lastSeen } = browser()
  const { server, open, list } = visit()
  let reads = 0
  const { read } = lastSeen
  Object.assign(lastSeen, { read: (name: string) => ((reads += 1), read(name)) })
  server.on(GET_HOME, () => page([post('9')]))

  open()
  await settled()

  expect(reads).toBe(0)
  expect(server.calls()).toEqual(['GET /api/v1/timelines/home?limit=20'])
  expect(list()).toMatchObject({ items: ['9'], seenAt: null })
})

test(
  'the newest page takes their place: new on top, deleted gone, edited replaced, nobody counts them as new',
  { tags: ['BY-17'] },
  async () => {
    const { visit, saw } = browser()
    await saw(['5', '4', '3'])
    const { session, server, open, list } = visit()
    server.on(GET_HOME, () => page([post('6'), post('5', { content: '<p>Edited</p>' }), post('3')]))

    open()
    await settled()

    expect(list()).toMatchObject({ items: ['6', '5', '3'], seenAt: null, unread: 0, error: null })
    expect(session.store.get(statusAtoms(session)(post('5').id))?.content).toBe('<p>Edited</p>')
    expect(session.app.get(unreadAtoms('a'))).toBe(0)
  },
)

test(
  'where the server is quicker, nothing of the earlier visit shows',
  { tags: ['BY-17'] },
  async () => {
    const { visit, saw, lastSeen } = browser()
    await saw(['5', '4'])
    const letRead = lastSeen.holdReads()
    const { server, open, list } = visit()
    server.on(GET_HOME, () => page([post('6')]))

    open()
    await settled()
    letRead()
    await settled()

    expect(list()).toMatchObject({ items: ['6'], seenAt: null, isFirstLoad: false })
  },
)

test(
  'what streams tell before the earlier visit is read stands above it',
  { tags: ['BY-17'] },
  async () => {
    const { visit, saw, lastSeen } = browser()
    await saw(['5', '4'])
    const letRead = lastSeen.holdReads()
    const { session, server, open, list } = visit()
    server.on(GET_HOME, () => new Promise<Response>(() => {}))
    open()
    await settled()

    const told = post('9')
    session.store.set(ingestStatusesAtom, session, [told], 'stream')
    session.store.set(placeStatusesAtom, session, HOME, [told.id])
    letRead()
    await settled()

    const { items } = list()
    expect(items.filter((id) => id !== null)).toEqual(['9', '5', '4'])
  },
)

test(
  'while there is no connection they stay, and the reader is told so without an alert',
  { tags: ['BY-17'] },
  async () => {
    const { visit, saw } = browser()
    await saw(['5', '4'])
    const { session, server, platform, open, list } = visit()
    server.on(GET_HOME, () => Promise.reject(new TypeError('offline')))

    open()
    await platform.clock.advance(5_000)

    expect(list()).toMatchObject({ items: ['5', '4'], error: { kind: 'network' } })
    expect(list().seenAt).not.toBeNull()
    expect(session.app.get(alertsAtom)).toEqual([])

    server.on(GET_HOME, () => page([post('6'), post('5')]))
    await session.store.set(retryLoadAtom, session, 'a')
    expect(list()).toMatchObject({ items: ['6', '5'], seenAt: null, error: null })
  },
)

test(
  'a reader stands at their place among them, and stays there when the page comes',
  { tags: ['BY-17', 'BY-31'] },
  async () => {
    const { visit, saw } = browser()
    await saw(down(50, 20))
    const { session, server, open, list } = visit()
    const place = { ids: ['40', '39'], above: ['41'], offset: 7, isTop: false, seen: '50', at: 0 }
    notePlace(session, 'a', HOME, place)
    let answer = (_response: Response) => {}
    server.on(GET_HOME, () => new Promise<Response>((resolve) => (answer = resolve)))

    open()
    await settled()
    expect(list()).toMatchObject({ seenAt: expect.any(Number), arrival: { start: { id: '40' } } })
    const { firstItemIndex } = list()
    answer(page(down(52, 30).map((id) => post(id))))
    await settled()

    const { items, firstItemIndex: after, waiting } = list()
    expect(items.indexOf(post('40').id) + after).toBe(10 + firstItemIndex)
    expect(waiting).toBe(2)
    expect(list()).toMatchObject({ seenAt: null, unread: 2 })
    expect(session.store.get(columnViewAtoms(session)('a')).firstVisibleId).toBe('40')
  },
)

test.each([
  ['after an absence', ABSENCE_MS, '45'],
  ['never sooner', 60_000, null],
])(
  'among them the line follows another device for whoever left at the top, %s',
  { tags: ['BY-13', 'BY-17'] },
  async (_name, ms, leftAt) => {
    const { visit, saw } = browser()
    await saw(down(50, 20))
    const { session, server, platform, open, list } = visit()
    session.api.capabilities.guess({ sortedIds: true })
    const at = platform.clock.now() - ms
    const place = { ids: ['40'], above: [], offset: 0, isTop: true, seen: '40', at }
    notePlace(session, 'a', HOME, place)
    const updated_at = new Date(at + 1_000).toISOString()
    server.on('GET /api/v1/markers', () =>
      Response.json({ home: { last_read_id: '45', version: 1, updated_at } }),
    )
    server.hold(GET_HOME)

    readMarkers(session)
    open()
    await settledWithParts()

    expect(list().arrival).toMatchObject({ start: null, leftAt })
  },
)

test(
  'what the reader filters does not flash up, though the filters are not heard yet',
  { tags: ['BY-17'] },
  async () => {
    const { visit, saw, lastSeen } = browser()
    await saw(['5', '4'], { content: '<p>All about crabs</p>' })
    const first = visit()
    const stop = startKeepingSeen(first.session)
    first.session.store.set(keepFiltersAtom, first.session, [
      {
        id: '1' as never,
        title: 'Crabs',
        context: ['home'],
        expires_at: null,
        filter_action: 'hide',
        keywords: [{ id: '1', keyword: 'crabs', whole_word: true }],
        statuses: [],
      },
    ])
    stop()
    expect([...lastSeen.kept.keys()]).toContain('mira@colonnade.example filters')
    const { server, open, list } = visit()
    server.on(GET_HOME, () => new Promise<Response>(() => {}))

    open()
    await settled()

    expect(list().items).toEqual([])
  },
)

test('whoever is muted is taken out of what is kept at once', { tags: ['BY-17'] }, async () => {
  const { visit, saw, lastSeen } = browser()
  await saw(['5', '4'])
  const { session, server, platform, open } = visit()
  const eve = account({ id: '66', username: 'eve' })
  server.on(GET_HOME, () => page([post('7', { account: eve }), post('5')]))
  open()
  await settled()
  const stop = startKeepingSeen(session)
  await platform.clock.advance(KEEP_MS)
  expect(lastSeen.kept.get('mira@colonnade.example home')).toContain('"eve"')

  session.store.set(takeAwayAtom, session, new Set([eve.id]))
  await platform.clock.advance(0)
  stop()

  expect(lastSeen.kept.get('mira@colonnade.example home')).not.toContain('"eve"')
})

test.each([
  ['no JSON', 'posts'],
  ['of another version', '{"version":0,"items":[],"statuses":[]}'],
  [
    'damaged',
    '{"version":1,"items":["5"],"statuses":[{}],"accounts":[],"counters":[],"notifications":[]}',
  ],
])('what is %s is as if nothing had been kept', { tags: ['BY-17'] }, async (_name, text) => {
  const { visit, saw, lastSeen } = browser()
  await saw(['5'])
  lastSeen.kept.set('mira@colonnade.example home', text)
  const { server, open, list } = visit()
  server.on(GET_HOME, () => refuse(503))

  open()
  await settled()

  expect(list()).toMatchObject({ items: [], seenAt: null })
})

test(
  'a room of last seen posts that never answers holds up no column for long',
  { tags: ['BY-17'] },
  async () => {
    const { visit, saw, lastSeen } = browser()
    await saw(['5', '4'])
    const { server, open, list, platform } = visit()
    server.on(GET_HOME, () => page([post('6')]))
    lastSeen.holdReads()

    open()
    await settled()
    expect(list().isFirstLoad).toBe(true)
    await platform.clock.advance(4_000)

    expect(list()).toMatchObject({ items: ['6'], isFirstLoad: false, seenAt: null })
  },
)
