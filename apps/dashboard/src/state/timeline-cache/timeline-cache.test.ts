import { expect, test } from 'vitest'
import './read-cached-rows.ts'
import '../list-columns/show-cached-rows.ts'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { createMemoryStorage } from '../../lib/storage.ts'
import { account, status } from '../../testing/factories.ts'
import { flushPromises, flushImports } from '../../testing/fake-clock.ts'
import { createMemoryTimelineCache } from '../../testing/memory-timeline-cache.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { unreadAtoms } from '../columns/columns.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { storeFiltersAtom } from '../filters/fetch-filters.ts'
import { hideAccountContentAtom } from '../hidden-accounts/hide-account-content.ts'
import { retryLoadAtom } from '../list-columns/load-rows.ts'
import { fetchMarkers } from '../markers/fetch-markers.ts'
import { ABSENCE_MS } from '../scroll-positions/opening-position.ts'
import { setScrollPosition } from '../scroll-positions/save-scroll-positions.ts'
import { insertStatusesAtom } from '../timelines/insert-statuses.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { columnListAtoms, columnViewAtoms } from '../timelines/timeline-column-atoms.ts'
import { alertsAtom } from '../ui/messages.ts'
import { WRITE_INTERVAL_MS, startWritingCache } from '../write-timeline-cache/write-cache.ts'

// Loaded on demand in production. The test loads it in advance.

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

const createIdsDown = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => String(from - index))

const createPost = (id: string, patch: Parameters<typeof status>[0] = {}) =>
  status({ id, created_at: new Date(Number(id) * 60_000).toISOString(), ...patch })

/** One browser. Each page in it is opened with new state. */
function createBrowser() {
  const [storage, lastSeen] = [createMemoryStorage(), createMemoryTimelineCache()]
  function openPage(columns = [column('a', 'HOME'), column('b', 'HASHTAG', { id: 'sea' })]) {
    const opened = testSession({ columns, storage, lastSeen })
    const { session } = opened
    const list = (uuid = 'a') => session.store.get(columnListAtoms(session)(uuid))
    const open = (uuid = 'a') => session.store.set(openColumnAtom, session, uuid)
    return { ...opened, list, open }
  }
  /** Opens and closes a page that caches these posts of Home. */
  async function cacheHome(ids: readonly string[], patch: Parameters<typeof status>[0] = {}) {
    const { session, server, platform, open } = openPage()
    server.on(GET_HOME, () => createPageResponse(ids.map((id) => createPost(id, patch))))
    open()
    await flushPromises()
    const stop = startWritingCache(session)
    platform.setHidden(true)
    stop()
  }
  return { storage, lastSeen, visit: openPage, saw: cacheHome }
}

test(
  'shows cached posts in their column before the server has responded',
  { tags: ['BY-17'] },
  async () => {
    const { visit: openPage, saw: cacheHome } = createBrowser()
    await cacheHome(['5', '4'])
    const { session, server, open, list } = openPage()
    server.on(GET_HOME, () => new Promise<Response>(() => {}))

    open()
    expect(server.calls()).toEqual(['GET /api/v1/timelines/home?limit=40'])
    await flushPromises()

    expect(list()).toMatchObject({
      items: ['5', '4'],
      isFirstLoad: false,
      isLoading: true,
      unread: 0,
    })
    expect(list().seenAt).not.toBeNull()
    expect(session.store.get(statusAtoms(session)(createPost('5').id))?.account).toBe('7')
  },
)

test('reads no cache on the first visit and requests as usual', { tags: ['BY-17'] }, async () => {
  const { visit: openPage, lastSeen } = createBrowser()
  const { server, open, list } = openPage()
  let reads = 0
  const { read } = lastSeen
  Object.assign(lastSeen, { read: (name: string) => ((reads += 1), read(name)) })
  server.on(GET_HOME, () => createPageResponse([createPost('9')]))

  open()
  await flushPromises()

  expect(reads).toBe(0)
  expect(server.calls()).toEqual(['GET /api/v1/timelines/home?limit=20'])
  expect(list()).toMatchObject({ items: ['9'], seenAt: null })
})

test(
  'replaces cached posts by the newest page and counts none of them as new',
  { tags: ['BY-17'] },
  async () => {
    const { visit: openPage, saw: cacheHome } = createBrowser()
    await cacheHome(['5', '4', '3'])
    const { session, server, open, list } = openPage()
    server.on(GET_HOME, () =>
      createPageResponse([
        createPost('6'),
        createPost('5', { content: '<p>Edited</p>' }),
        createPost('3'),
      ]),
    )

    open()
    await flushPromises()

    expect(list()).toMatchObject({ items: ['6', '5', '3'], seenAt: null, unread: 0, error: null })
    expect(session.store.get(statusAtoms(session)(createPost('5').id))?.content).toBe(
      '<p>Edited</p>',
    )
    expect(session.app.get(unreadAtoms('a'))).toBe(0)
  },
)

test('shows no cached posts when the server is faster', { tags: ['BY-17'] }, async () => {
  const { visit: openPage, saw: cacheHome, lastSeen } = createBrowser()
  await cacheHome(['5', '4'])
  const letRead = lastSeen.holdReads()
  const { server, open, list } = openPage()
  server.on(GET_HOME, () => createPageResponse([createPost('6')]))

  open()
  await flushPromises()
  letRead()
  await flushPromises()

  expect(list()).toMatchObject({ items: ['6'], seenAt: null, isFirstLoad: false })
})

test(
  'shows streamed posts above cached ones that are read later',
  { tags: ['BY-17'] },
  async () => {
    const { visit: openPage, saw: cacheHome, lastSeen } = createBrowser()
    await cacheHome(['5', '4'])
    const letRead = lastSeen.holdReads()
    const { session, server, open, list } = openPage()
    server.on(GET_HOME, () => new Promise<Response>(() => {}))
    open()
    await flushPromises()

    const entity = createPost('9')
    session.store.set(ingestStatusesAtom, session, [entity], 'stream')
    session.store.set(insertStatusesAtom, session, HOME, [entity.id])
    letRead()
    await flushPromises()

    const { items } = list()
    expect(items.filter((id) => id !== null)).toEqual(['9', '5', '4'])
  },
)

test(
  'keeps cached posts while offline and shows that without an alert',
  { tags: ['BY-17'] },
  async () => {
    const { visit: openPage, saw: cacheHome } = createBrowser()
    await cacheHome(['5', '4'])
    const { session, server, platform, open, list } = openPage()
    server.on(GET_HOME, () => Promise.reject(new TypeError('offline')))

    open()
    await platform.clock.advance(5_000)

    expect(list()).toMatchObject({ items: ['5', '4'], error: { kind: 'network' } })
    expect(list().seenAt).not.toBeNull()
    expect(session.app.get(alertsAtom)).toEqual([])

    server.on(GET_HOME, () => createPageResponse([createPost('6'), createPost('5')]))
    await session.store.set(retryLoadAtom, session, 'a')
    expect(list()).toMatchObject({ items: ['6', '5'], seenAt: null, error: null })
  },
)

test(
  'restores the scroll position among cached posts and keeps it when the page is loaded',
  { tags: ['BY-17', 'BY-31'] },
  async () => {
    const { visit: openPage, saw: cacheHome } = createBrowser()
    await cacheHome(createIdsDown(50, 20))
    const { session, server, open, list } = openPage()
    const place = { ids: ['40', '39'], above: ['41'], offset: 7, isTop: false, seen: '50', at: 0 }
    setScrollPosition(session, 'a', HOME, place)
    let answer = (_response: Response) => {}
    server.on(GET_HOME, () => new Promise<Response>((resolve) => (answer = resolve)))

    open()
    await flushPromises()
    expect(list()).toMatchObject({
      seenAt: expect.any(Number),
      openingPosition: { start: { id: '40' } },
    })
    const { firstItemIndex } = list()
    answer(createPageResponse(createIdsDown(52, 30).map((id) => createPost(id))))
    await flushPromises()

    const { items, firstItemIndex: after, waiting } = list()
    expect(items.indexOf(createPost('40').id) + after).toBe(10 + firstItemIndex)
    expect(waiting).toBe(2)
    expect(list()).toMatchObject({ seenAt: null, unread: 2 })
    expect(session.store.get(columnViewAtoms(session)('a')).firstVisibleId).toBe('40')
  },
)

test.each([
  ['after an absence', ABSENCE_MS, '45'],
  ['never sooner', 60_000, null],
])(
  'updates the line from the read marker for a column left at the top, %s',
  { tags: ['BY-13', 'BY-17'] },
  async (_name, ms, leftAt) => {
    const { visit: openPage, saw: cacheHome } = createBrowser()
    await cacheHome(createIdsDown(50, 20))
    const { session, server, platform, open, list } = openPage()
    session.api.capabilities.guess({ sortedIds: true })
    const at = platform.clock.now() - ms
    const place = { ids: ['40'], above: [], offset: 0, isTop: true, seen: '40', at }
    setScrollPosition(session, 'a', HOME, place)
    const updated_at = new Date(at + 1_000).toISOString()
    server.on('GET /api/v1/markers', () =>
      Response.json({ home: { last_read_id: '45', version: 1, updated_at } }),
    )
    server.hold(GET_HOME)

    fetchMarkers(session)
    open()
    await flushImports()

    expect(list().openingPosition).toMatchObject({ start: null, leftAt })
  },
)

test(
  'applies cached filters before the filters are loaded, so that no filtered post is shown',
  { tags: ['BY-17'] },
  async () => {
    const { visit: openPage, saw: cacheHome, lastSeen } = createBrowser()
    await cacheHome(['5', '4'], { content: '<p>All about crabs</p>' })
    const first = openPage()
    const stop = startWritingCache(first.session)
    first.session.store.set(storeFiltersAtom, first.session, [
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
    expect([...lastSeen.stored.keys()]).toContain('mira@colonnade.example filters')
    const { server, open, list } = openPage()
    server.on(GET_HOME, () => new Promise<Response>(() => {}))

    open()
    await flushPromises()

    expect(list().items).toEqual([])
  },
)

test('removes a muted account from the cache immediately', { tags: ['BY-17'] }, async () => {
  const { visit: openPage, saw: cacheHome, lastSeen } = createBrowser()
  await cacheHome(['5', '4'])
  const { session, server, platform, open } = openPage()
  const eve = account({ id: '66', username: 'eve' })
  server.on(GET_HOME, () =>
    createPageResponse([createPost('7', { account: eve }), createPost('5')]),
  )
  open()
  await flushPromises()
  const stop = startWritingCache(session)
  await platform.clock.advance(WRITE_INTERVAL_MS)
  expect(lastSeen.stored.get('mira@colonnade.example home')).toContain('"eve"')

  session.store.set(hideAccountContentAtom, session, new Set([eve.id]))
  await platform.clock.advance(0)
  stop()

  expect(lastSeen.stored.get('mira@colonnade.example home')).not.toContain('"eve"')
})

test.each([
  ['no JSON', 'posts'],
  ['of another version', '{"version":0,"items":[],"statuses":[]}'],
  [
    'damaged',
    '{"version":1,"items":["5"],"statuses":[{}],"accounts":[],"counters":[],"notifications":[]}',
  ],
])('ignores a cache that is %s', { tags: ['BY-17'] }, async (_name, text) => {
  const { visit: openPage, saw: cacheHome, lastSeen } = createBrowser()
  await cacheHome(['5'])
  lastSeen.stored.set('mira@colonnade.example home', text)
  const { server, open, list } = openPage()
  server.on(GET_HOME, () => createErrorResponse(503))

  open()
  await flushPromises()

  expect(list()).toMatchObject({ items: [], seenAt: null })
})

test('waits only a short time for a cache that never responds', { tags: ['BY-17'] }, async () => {
  const { visit: openPage, saw: cacheHome, lastSeen } = createBrowser()
  await cacheHome(['5', '4'])
  const { server, open, list, platform } = openPage()
  server.on(GET_HOME, () => createPageResponse([createPost('6')]))
  lastSeen.holdReads()

  open()
  await flushPromises()
  expect(list().isFirstLoad).toBe(true)
  await platform.clock.advance(4_000)

  expect(list()).toMatchObject({ items: ['6'], isFirstLoad: false, seenAt: null })
})
