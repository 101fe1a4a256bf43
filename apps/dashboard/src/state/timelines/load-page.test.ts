import { expect, test } from 'vitest'
import { accountId, listId } from '@colonnade/domain/entities'
import { listOfRows } from '@colonnade/domain/testing'
import {
  encodeTimelineKey,
  type TimelineKey,
  type TimelineParams,
} from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession, type TestSession } from '../../testing/test-session.ts'
import { fillGapAtom } from '../list-columns/fill-gap.ts'
import { loadOlderAtom, retryLoadAtom } from '../list-columns/load-rows.ts'
import { PARTIAL_RETRY_MS, loadOlder, refreshList } from '../live-lists/request-page.ts'
import { loadingBarAtom } from '../ui/loading-bar.ts'
import { alertsAtom } from '../ui/messages.ts'
import { columnListAtoms } from './column-list.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { openColumnAtom } from './open-column.ts'
import { placeStatusesAtom } from './place-status.ts'
import { timelineSource } from './timeline-source.ts'
import { timelineAtoms } from './timelines.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

const itemsOf = ({ session }: TestSession, key: TimelineKey = HOME) =>
  session.store.get(timelineAtoms(session)(key)).items

const list = ({ session }: TestSession) => session.store.get(columnListAtoms(session)('a'))

/** A Home column that is open and has these statuses. */
async function openHome(...ids: readonly string[]): Promise<TestSession> {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, () => page(statuses(...ids), '/api/v1/timelines/home?max_id=1'))
  session.store.set(openColumnAtom, session, 'a')
  await settled()
  return opened
}

test.each<[TimelineParams, string]>([
  [{ kind: 'home' }, '/api/v1/timelines/home?limit=20'],
  [{ kind: 'direct' }, '/api/v1/timelines/direct?limit=20'],
  [{ kind: 'public', onlyMedia: false }, '/api/v1/timelines/public?limit=20'],
  [{ kind: 'public', onlyMedia: true }, '/api/v1/timelines/public?only_media=true&limit=20'],
  [{ kind: 'community', onlyMedia: false }, '/api/v1/timelines/public?local=true&limit=20'],
  [
    { kind: 'community', onlyMedia: true },
    '/api/v1/timelines/public?local=true&only_media=true&limit=20',
  ],
  [
    { kind: 'account', id: accountId('7'), show: 'posts' },
    '/api/v1/accounts/7/statuses?exclude_replies=true&limit=20',
  ],
  [
    { kind: 'account', id: accountId('7'), show: 'with_replies' },
    '/api/v1/accounts/7/statuses?exclude_replies=false&limit=20',
  ],
  [
    { kind: 'account', id: accountId('7'), show: 'media' },
    '/api/v1/accounts/7/statuses?only_media=true&limit=20',
  ],
  [
    { kind: 'account', id: accountId('7'), show: 'pinned' },
    '/api/v1/accounts/7/statuses?pinned=true&limit=20',
  ],
  [{ kind: 'list', id: listId('3') }, '/api/v1/timelines/list/3?limit=20'],
  [
    { kind: 'hashtag', tag: 'cats', any: ['dogs'], all: [], none: ['ads'] },
    '/api/v1/timelines/tag/cats?any[]=dogs&none[]=ads&limit=20',
  ],
])('%o is asked for by its own path and parameters', { tags: ['TL-01'] }, async (params, path) => {
  const { session, server } = testSession()
  server.on(`GET ${new URL(path, 'https://host.example').pathname}`, () => page([]))

  await refreshList(session, timelineSource(session, encodeTimelineKey(params)))

  expect(server.calls()).toEqual([`GET ${path}`])
})

test(
  'a timeline begins empty, unread 0, at the top, not loading, with more to come',
  { tags: ['TL-02'] },
  () => {
    const { session } = testSession()

    expect(session.store.get(timelineAtoms(session)(HOME))).toMatchObject({
      items: [],
      unread: 0,
      top: true,
      isLoading: false,
      hasMore: true,
      isPartial: false,
    })
  },
)

test('two loads at once ask once', { tags: ['TL-03'] }, async () => {
  const { session, server } = testSession()
  server.on(GET_HOME, () => page(statuses('9')))

  await Promise.all([
    refreshList(session, timelineSource(session, HOME)),
    refreshList(session, timelineSource(session, HOME)),
    loadOlder(session, timelineSource(session, HOME)),
  ])

  expect(server.calls()).toHaveLength(1)
})

test(
  'with items only what is newer than the first is asked for; below a gap the newest page',
  { tags: ['TL-04'] },
  async () => {
    const opened = await openHome('9', '8')
    const { session, server } = opened
    server.on(GET_HOME, () => page([]))

    await refreshList(session, timelineSource(session, HOME))
    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=40&since_id=9')

    const window = session.store.get(timelineAtoms(session)(HOME))
    session.store.set(writeWindowAtom, session, HOME, listOfRows([null, ...window.items], window))
    await refreshList(session, timelineSource(session, HOME))
    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=40')

    await loadOlder(session, timelineSource(session, HOME))
    expect(server.calls().at(-1)).not.toContain('since_id')
  },
)

test(
  'a server whose page leads back to itself is at its end after one more',
  { tags: ['TL-06'] },
  async () => {
    const opened = testSession()
    const { session, server } = opened
    server.on(GET_HOME, () => page(statuses('9', '8'), '/api/v1/timelines/home?max_id=8'))
    await refreshList(session, timelineSource(session, HOME))

    for (let turns = 0; turns < 4; turns += 1) {
      await loadOlder(session, timelineSource(session, HOME))
    }

    expect(server.calls()).toHaveLength(2)
    expect(itemsOf(opened)).toEqual(['9', '8'])
    expect(session.store.get(timelineAtoms(session)(HOME)).hasMore).toBe(false)
  },
)

test('pinned posts are always asked for whole', { tags: ['TL-04'] }, async () => {
  const { session, server } = testSession()
  const pinned = encodeTimelineKey({ kind: 'account', id: accountId('7'), show: 'pinned' })
  server.on('GET /api/v1/accounts/7/statuses', () => page(statuses('9')))

  await refreshList(session, timelineSource(session, pinned))
  await refreshList(session, timelineSource(session, pinned))

  expect(server.calls().at(-1)).not.toContain('since_id')
})

test(
  'a feed that is still being built shows a gap in front and is asked for every 3 s until it is whole',
  { tags: ['TL-05'] },
  async () => {
    const opened = testSession({ columns: [column('a', 'HOME')] })
    const { session, server, platform } = opened
    server.on(GET_HOME, () => page(statuses('5', '4'), undefined, 206))
    session.store.set(openColumnAtom, session, 'a')
    await settled()

    expect(itemsOf(opened)).toEqual([null, '5', '4'])
    expect(list(opened).isPartial).toBe(true)

    await platform.clock.advance(PARTIAL_RETRY_MS - 1)
    expect(server.calls()).toHaveLength(1)
    server.on(GET_HOME, () => page(statuses('6', '5', '4')))
    await platform.clock.advance(1)
    expect(itemsOf(opened)).toEqual(['6', '5', '4'])
    expect(list(opened).isPartial).toBe(false)

    await platform.clock.advance(PARTIAL_RETRY_MS * 3)
    expect(server.calls().filter((call) => call.startsWith(GET_HOME))).toHaveLength(2)
  },
)

test(
  'an older page without a next link is the last; a newer one says nothing of that',
  { tags: ['TL-06'] },
  async () => {
    const opened = await openHome('9', '8')
    const { session, server } = opened
    server.on(GET_HOME, () => page(statuses('10')))
    await refreshList(session, timelineSource(session, HOME))
    expect(list(opened).hasMore).toBe(true)

    server.on(GET_HOME, () => page(statuses('7')))
    await session.store.set(loadOlderAtom, session, 'a')

    expect(itemsOf(opened)).toEqual(['10', '9', '8', '7'])
    expect(list(opened).hasMore).toBe(false)
  },
)

test(
  'the next page is the one that the server links to, while the list still ends there',
  { tags: ['TL-06'] },
  async () => {
    const opened = await openHome('9', '8')
    const { session, server } = opened
    server.on(GET_HOME, () => page(statuses('8'), '/api/v1/timelines/home?max_id=0'))

    await session.store.set(loadOlderAtom, session, 'a')
    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?max_id=1')

    const window = session.store.get(timelineAtoms(session)(HOME))
    session.store.set(writeWindowAtom, session, HOME, listOfRows(window.items.slice(0, 1), window))
    await session.store.set(loadOlderAtom, session, 'a')
    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20&max_id=9')
  },
)

test(
  'a gap in the middle is filled from the id above it and stays until the page meets the rest',
  { tags: ['TL-12'] },
  async () => {
    const opened = await openHome('50', '10')
    const { session, server } = opened
    const window = session.store.get(timelineAtoms(session)(HOME))
    const withGap = [window.items[0] ?? null, null, window.items[1] ?? null]
    session.store.set(writeWindowAtom, session, HOME, listOfRows(withGap, window))
    server.on(GET_HOME, () => page(statuses('49', '48'), '/api/v1/timelines/home?max_id=48'))

    await session.store.set(fillGapAtom, session, 'a', 1)
    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20&max_id=50')
    expect(itemsOf(opened)).toEqual(['50', '49', '48', null, '10'])

    server.on(GET_HOME, () => page(statuses('47', '10'), '/api/v1/timelines/home?max_id=10'))
    await session.store.set(fillGapAtom, session, 'a', 3)
    expect(itemsOf(opened)).toEqual(['50', '49', '48', '47', '10'])
  },
)

test('a gap can be filled from the bottom, and skipped', async () => {
  const opened = await openHome('50', '10')
  const { session, server } = opened
  const window = session.store.get(timelineAtoms(session)(HOME))
  const withGap = [window.items[0] ?? null, null, window.items[1] ?? null]
  session.store.set(writeWindowAtom, session, HOME, listOfRows(withGap, window))
  const full = Array.from({ length: 20 }, (_, index) => String(30 - index))
  server.on(GET_HOME, () => page(statuses(...full)))

  await session.store.set(fillGapAtom, session, 'a', 1, 'bottom')
  expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20&min_id=10')
  expect(itemsOf(opened)).toEqual(['50', null, ...full, '10'])

  await session.store.set(fillGapAtom, session, 'a', 1, 'skip')
  expect(itemsOf(opened)).toEqual(['50', ...full, '10'])
})

test(
  'a hashtag page is checked again for tags that the server did not look at',
  { tags: ['TL-20'] },
  async () => {
    const { session, server } = testSession()
    const key = encodeTimelineKey({
      kind: 'hashtag',
      tag: 'cats',
      any: [],
      all: ['pets'],
      none: ['ads'],
    })
    const tagged = (id: string, ...names: readonly string[]) =>
      status({ id, tags: names.map((name) => ({ name, url: '' })) })
    server.on('GET /api/v1/timelines/tag/cats', () =>
      page([tagged('9', 'cats', 'pets'), tagged('8', 'cats'), tagged('7', 'cats', 'pets', 'ads')]),
    )

    await refreshList(session, timelineSource(session, key))

    expect(session.store.get(timelineAtoms(session)(key)).items).toEqual(['9'])
  },
)

test('a first page that fails says why in the column alone, and can be tried again', async () => {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, () => refuse(403, 'This method requires an authenticated user'))
  session.store.set(openColumnAtom, session, 'a')
  await settled()

  expect(list(opened)).toMatchObject({
    isFirstLoad: false,
    isLoading: false,
    error: { status: 403, message: 'This method requires an authenticated user' },
  })
  expect(session.app.get(alertsAtom)).toEqual([])

  server.on(GET_HOME, () => page(statuses('9')))
  await session.store.set(retryLoadAtom, session, 'a')
  expect(list(opened)).toMatchObject({ items: ['9'], error: null })
})

test('trying a first page again asks for the newest, though a stream has told of something meanwhile', async () => {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, () => refuse(503))
  session.store.set(openColumnAtom, session, 'a')
  await opened.platform.clock.advance(60_000)
  await settled()
  session.store.set(
    placeStatusesAtom,
    session,
    HOME,
    statuses('7').map(({ id }) => id),
  )

  server.on(GET_HOME, (request) =>
    page(request.url.includes('max_id') ? statuses('6') : statuses('9', '8')),
  )
  await session.store.set(retryLoadAtom, session, 'a')

  expect(itemsOf(opened)).toEqual(['9', '8', '7'])
})

test('a refresh that nobody asked for fails in silence and leaves the list alone', async () => {
  const opened = await openHome('9')
  const { session, server } = opened
  server.on(GET_HOME, () => refuse(500))

  await refreshList(session, timelineSource(session, HOME))

  expect(list(opened)).toMatchObject({ items: ['9'], error: null, isLoading: false })
  expect(session.app.get(alertsAtom)).toEqual([])
})

test('loading more moves the loading bar, a refresh does not', { tags: ['LBR-06'] }, async () => {
  const opened = await openHome('9')
  const { session, server, platform } = opened
  const phase = () => session.app.get(loadingBarAtom).phase

  const newer = server.hold(GET_HOME)
  const refreshing = refreshList(session, timelineSource(session, HOME))
  await platform.clock.advance(400)
  expect(phase()).toBe('hidden')
  newer.answer(page([]))
  await refreshing

  const older = server.hold(GET_HOME)
  const loading = session.store.set(loadOlderAtom, session, 'a')
  await platform.clock.advance(400)
  expect(phase()).toBe('running')
  older.answer(page([]))
  await loading
  expect(phase()).toBe('stopping')
})
