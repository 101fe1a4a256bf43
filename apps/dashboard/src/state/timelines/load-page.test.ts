import { expect, test } from 'vitest'
import { accountId, listId } from '@colonnade/domain/entities'
import { createListOfRows } from '@colonnade/domain/testing'
import {
  encodeTimelineKey,
  type TimelineKey,
  type TimelineParams,
} from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession, type TestSession } from '../../testing/test-session.ts'
import { loadOlderAtom, retryLoadAtom } from '../list-columns/load-rows.ts'
import { PARTIAL_RETRY_MS, loadOlder, refreshList } from '../live-lists/request-page.ts'
import { loadingBarAtom } from '../ui/loading-bar.ts'
import { alertsAtom } from '../ui/messages.ts'
import { insertStatusesAtom } from './insert-statuses.ts'
import { openColumnAtom } from './open-column.ts'
import { writeTimelineAtom } from './schedule-recompute.ts'
import { columnListAtoms } from './timeline-column-atoms.ts'
import { createTimelineSource } from './timeline-source.ts'
import { timelineAtoms } from './timelines.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

const getItems = ({ session }: TestSession, key: TimelineKey = HOME) =>
  session.store.get(timelineAtoms(session)(key)).items

const getList = ({ session }: TestSession) => session.store.get(columnListAtoms(session)('a'))

/** Opens a Home column with these statuses. */
async function openHome(...ids: readonly string[]): Promise<TestSession> {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, () => createPageResponse(statuses(...ids), '/api/v1/timelines/home?max_id=1'))
  session.store.set(openColumnAtom, session, 'a')
  await flushPromises()
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
])('requests %o with its path and parameters', { tags: ['TL-01'] }, async (params, path) => {
  const { session, server } = testSession()
  server.on(`GET ${new URL(path, 'https://host.example').pathname}`, () => createPageResponse([]))

  await refreshList(session, createTimelineSource(session, encodeTimelineKey(params)))

  expect(server.calls()).toEqual([`GET ${path}`])
})

test(
  'starts empty, at the top, without unread posts, not loading and with older pages',
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

test('sends one request for two concurrent loads', { tags: ['TL-03'] }, async () => {
  const { session, server } = testSession()
  server.on(GET_HOME, () => createPageResponse(statuses('9')))

  await Promise.all([
    refreshList(session, createTimelineSource(session, HOME)),
    refreshList(session, createTimelineSource(session, HOME)),
    loadOlder(session, createTimelineSource(session, HOME)),
  ])

  expect(server.calls()).toHaveLength(1)
})

test(
  'requests only posts newer than the first one, and the newest page when the list starts with a gap',
  { tags: ['TL-04'] },
  async () => {
    const opened = await openHome('9', '8')
    const { session, server } = opened
    server.on(GET_HOME, () => createPageResponse([]))

    await refreshList(session, createTimelineSource(session, HOME))
    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=40&since_id=9')

    const window = session.store.get(timelineAtoms(session)(HOME))
    session.store.set(
      writeTimelineAtom,
      session,
      HOME,
      createListOfRows([null, ...window.items], window),
    )
    await refreshList(session, createTimelineSource(session, HOME))
    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=40')

    await loadOlder(session, createTimelineSource(session, HOME))
    expect(server.calls().at(-1)).not.toContain('since_id')
  },
)

test(
  'stops after one repeated page when a server links a page to itself',
  { tags: ['TL-06'] },
  async () => {
    const opened = testSession()
    const { session, server } = opened
    server.on(GET_HOME, () =>
      createPageResponse(statuses('9', '8'), '/api/v1/timelines/home?max_id=8'),
    )
    await refreshList(session, createTimelineSource(session, HOME))

    for (let turns = 0; turns < 4; turns += 1) {
      await loadOlder(session, createTimelineSource(session, HOME))
    }

    expect(server.calls()).toHaveLength(2)
    expect(getItems(opened)).toEqual(['9', '8'])
    expect(session.store.get(timelineAtoms(session)(HOME)).hasMore).toBe(false)
  },
)

test('always requests the complete list of pinned posts', { tags: ['TL-04'] }, async () => {
  const { session, server } = testSession()
  const pinned = encodeTimelineKey({ kind: 'account', id: accountId('7'), show: 'pinned' })
  server.on('GET /api/v1/accounts/7/statuses', () => createPageResponse(statuses('9')))

  await refreshList(session, createTimelineSource(session, pinned))
  await refreshList(session, createTimelineSource(session, pinned))

  expect(server.calls().at(-1)).not.toContain('since_id')
})

test(
  'shows a gap at the top of a feed that is being built and requests it every 3 s until it is complete',
  { tags: ['TL-05'] },
  async () => {
    const opened = testSession({ columns: [column('a', 'HOME')] })
    const { session, server, platform } = opened
    server.on(GET_HOME, () => createPageResponse(statuses('5', '4'), undefined, 206))
    session.store.set(openColumnAtom, session, 'a')
    await flushPromises()

    expect(getItems(opened)).toEqual([null, '5', '4'])
    expect(getList(opened).isPartial).toBe(true)

    await platform.clock.advance(PARTIAL_RETRY_MS - 1)
    expect(server.calls()).toHaveLength(1)
    server.on(GET_HOME, () => createPageResponse(statuses('6', '5', '4')))
    await platform.clock.advance(1)
    expect(getItems(opened)).toEqual(['6', '5', '4'])
    expect(getList(opened).isPartial).toBe(false)

    await platform.clock.advance(PARTIAL_RETRY_MS * 3)
    expect(server.calls().filter((call) => call.startsWith(GET_HOME))).toHaveLength(2)
  },
)

test(
  'treats an older page without a next link as the last, but not a newer one',
  { tags: ['TL-06'] },
  async () => {
    const opened = await openHome('9', '8')
    const { session, server } = opened
    server.on(GET_HOME, () => createPageResponse(statuses('10')))
    await refreshList(session, createTimelineSource(session, HOME))
    expect(getList(opened).hasMore).toBe(true)

    server.on(GET_HOME, () => createPageResponse(statuses('7')))
    await session.store.set(loadOlderAtom, session, 'a')

    expect(getItems(opened)).toEqual(['10', '9', '8', '7'])
    expect(getList(opened).hasMore).toBe(false)
  },
)

test(
  "requests the server's next link while the list still ends there",
  { tags: ['TL-06'] },
  async () => {
    const opened = await openHome('9', '8')
    const { session, server } = opened
    server.on(GET_HOME, () => createPageResponse(statuses('8'), '/api/v1/timelines/home?max_id=0'))

    await session.store.set(loadOlderAtom, session, 'a')
    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?max_id=1')

    const window = session.store.get(timelineAtoms(session)(HOME))
    session.store.set(
      writeTimelineAtom,
      session,
      HOME,
      createListOfRows(window.items.slice(0, 1), window),
    )
    await session.store.set(loadOlderAtom, session, 'a')
    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20&max_id=9')
  },
)

test(
  'checks a hashtag page again for tags that the server ignored',
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
      createPageResponse([
        tagged('9', 'cats', 'pets'),
        tagged('8', 'cats'),
        tagged('7', 'cats', 'pets', 'ads'),
      ]),
    )

    await refreshList(session, createTimelineSource(session, key))

    expect(session.store.get(timelineAtoms(session)(key)).items).toEqual(['9'])
  },
)

test('shows an error of the first page in the column only, and allows a retry', async () => {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, () => createErrorResponse(403, 'This method requires an authenticated user'))
  session.store.set(openColumnAtom, session, 'a')
  await flushPromises()

  expect(getList(opened)).toMatchObject({
    isFirstLoad: false,
    isLoading: false,
    error: { status: 403, message: 'This method requires an authenticated user' },
  })
  expect(session.app.get(alertsAtom)).toEqual([])

  server.on(GET_HOME, () => createPageResponse(statuses('9')))
  await session.store.set(retryLoadAtom, session, 'a')
  expect(getList(opened)).toMatchObject({ items: ['9'], error: null })
})

test('requests the newest page on retry although a stream has delivered a post in between', async () => {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, () => createErrorResponse(503))
  session.store.set(openColumnAtom, session, 'a')
  await opened.platform.clock.advance(60_000)
  await flushPromises()
  session.store.set(
    insertStatusesAtom,
    session,
    HOME,
    statuses('7').map(({ id }) => id),
  )

  server.on(GET_HOME, (request) =>
    createPageResponse(request.url.includes('max_id') ? statuses('6') : statuses('9', '8')),
  )
  await session.store.set(retryLoadAtom, session, 'a')

  expect(getItems(opened)).toEqual(['9', '8', '7'])
})

test('reports no error of an automatic refresh and keeps the list', async () => {
  const opened = await openHome('9')
  const { session, server } = opened
  server.on(GET_HOME, () => createErrorResponse(500))

  await refreshList(session, createTimelineSource(session, HOME))

  expect(getList(opened)).toMatchObject({ items: ['9'], error: null, isLoading: false })
  expect(session.app.get(alertsAtom)).toEqual([])
})

test(
  'shows the loading bar for older pages, but not for a refresh',
  { tags: ['LBR-06'] },
  async () => {
    const opened = await openHome('9')
    const { session, server, platform } = opened
    const phase = () => session.app.get(loadingBarAtom).phase

    const newer = server.hold(GET_HOME)
    const refreshing = refreshList(session, createTimelineSource(session, HOME))
    await platform.clock.advance(400)
    expect(phase()).toBe('hidden')
    newer.answer(createPageResponse([]))
    await refreshing

    const older = server.hold(GET_HOME)
    const loading = session.store.set(loadOlderAtom, session, 'a')
    await platform.clock.advance(400)
    expect(phase()).toBe('running')
    older.answer(createPageResponse([]))
    await loading
    expect(phase()).toBe('stopping')
  },
)
