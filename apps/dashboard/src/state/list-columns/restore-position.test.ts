import { expect, test } from 'vitest'
import type { ScrollPosition } from '@colonnade/domain/scroll-positions'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ABSENCE_MS, openingPositionAtoms } from '../scroll-positions/opening-position.ts'
import { setScrollPosition } from '../scroll-positions/save-scroll-positions.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import {
  columnLayoutAtoms,
  columnListAtoms,
  columnViewAtoms,
} from '../timelines/timeline-column-atoms.ts'

// Loaded on demand in production. These tests load it in advance.
await import('./insert-around.ts')

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

const place: ScrollPosition = {
  ids: ['60', '59'],
  above: ['61', '62'],
  offset: 12,
  isTop: false,
  seen: '62',
  at: 0,
}

const NOON = Date.UTC(2026, 10, 20, 12)

const createPost = (id: string) =>
  status({ id, created_at: new Date(NOON + Number(id) * 60_000).toISOString() })

const createIdsDown = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(newest - index))

/** Responds by the requested parameters: below an ID, above one, or the newest page. */
function openDeck(pages: Readonly<Partial<Record<'max' | 'min' | 'newest', readonly string[]>>>) {
  const opened = testSession({ columns: [column('a', 'HOME'), column('b', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, (request) => {
    const query = new URL(request.url).searchParams
    const direction = query.has('max_id') ? 'max' : query.has('min_id') ? 'min' : 'newest'
    const ids = pages[direction]
    return ids === undefined ? createErrorResponse(403) : createPageResponse(ids.map(createPost))
  })
  const items = (uuid = 'a') => session.store.get(columnLayoutAtoms(session)(uuid)).items
  const getOpeningPosition = (uuid = 'a') => session.store.get(openingPositionAtoms(session)(uuid))
  const list = (uuid = 'a') => session.store.get(columnListAtoms(session)(uuid))
  const open = (uuid = 'a') => session.store.set(openColumnAtom, session, uuid)
  return { ...opened, items, getOpeningPosition, list, open }
}

const around = { max: ['60', '59', '58'], min: ['64', '63', '62', '61'] }

test(
  'renders a column when all rows around its scroll position are loaded and not before',
  { tags: ['BY-31'] },
  async () => {
    const { session, server, open, list, getOpeningPosition } = openDeck(around)
    setScrollPosition(session, 'a', HOME, place)

    open()
    expect(list()).toMatchObject({ items: [], isFirstLoad: true })
    await flushPromises()

    expect(server.calls()).toEqual([
      'GET /api/v1/timelines/home?limit=20&max_id=61',
      'GET /api/v1/timelines/home?limit=40&min_id=60',
    ])
    expect(list()).toMatchObject({
      items: ['64', '63', '62', '61', '60', '59', '58'],
      isFirstLoad: false,
      unread: 2,
    })
    expect(getOpeningPosition().start).toMatchObject({ id: '60', offset: 12 })
    expect(session.store.get(columnViewAtoms(session)('a'))).toMatchObject({
      isAtTop: false,
      firstVisibleId: '60',
    })
  },
)

test(
  'waits for the newest page when more rows may exist than one page, so that none is inserted later',
  { tags: ['BY-31'] },
  async () => {
    const min = createIdsDown(80, 20)
    const { session, platform, server, open, list } = openDeck({
      ...around,
      min,
      newest: ['99', '98'],
    })
    setScrollPosition(session, 'a', HOME, place)

    open()
    await flushPromises()

    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=40')
    expect(list().items.slice(0, 3)).toEqual(['99', '98', '80'])
    expect(list().openingPosition.start?.id).toBe('60')
    expect(platform.clock.countTimers()).toBeGreaterThan(0)
  },
)

test('does not wait for a slow newest page', { tags: ['BY-31'] }, async () => {
  const { session, server, platform, open, list } = openDeck({
    ...around,
    min: createIdsDown(80, 20),
  })
  setScrollPosition(session, 'a', HOME, place)
  const reply = (request: Request) => {
    const query = new URL(request.url).searchParams
    if (query.has('max_id')) return createPageResponse(around.max.map(createPost))
    if (query.has('min_id')) return createPageResponse(createIdsDown(80, 20).map(createPost))
    return new Promise<Response>(() => {})
  }
  server.on(GET_HOME, reply)

  open()
  await flushPromises()
  expect(list().openingPosition.isPending).toBe(true)
  await platform.clock.advance(1_000)

  expect(list().items.slice(0, 2)).toEqual([null, '80'])
  expect(list().openingPosition.start?.id).toBe('60')
})

test(
  'shows rows that are still loaded immediately and requests only newer ones',
  { tags: ['BY-31'] },
  async () => {
    const { session, server, open, items, getOpeningPosition } = openDeck({
      newest: ['62', '61', '60', '59'],
    })
    open()
    await flushPromises()
    session.store.set(closeColumnAtom, session, 'a')
    setScrollPosition(session, 'a', HOME, place)

    open()

    expect(items()).toEqual(['62', '61', '60', '59'])
    expect(getOpeningPosition().start).toMatchObject({ id: '60', offset: 12 })
    await flushPromises()
    expect(server.calls().slice(1)).toEqual(['GET /api/v1/timelines/home?limit=40&since_id=62'])
  },
)

test(
  'restores the position below a gap beside a column of the same timeline at its top',
  { tags: ['BY-31'] },
  async () => {
    const min = createIdsDown(80, 20)
    const { session, open, items } = openDeck({ ...around, min, newest: ['99', '98'] })
    open('b')
    await flushPromises()
    setScrollPosition(session, 'a', HOME, { ...place, above: ['61'], seen: '61' })

    open('a')
    expect(items('a')).toEqual([])
    await flushPromises()

    expect(items('a')).toEqual(['99', '98', null, ...min, '60', '59', '58'])
    expect(items('b')).toEqual(items('a'))
  },
)

test(
  'shows the newest page of a server that ignores max_id and min_id',
  { tags: ['BY-31'] },
  async () => {
    const newest = ['99', '98', '97']
    const { session, open, items, getOpeningPosition } = openDeck({
      max: newest,
      min: newest,
      newest,
    })
    setScrollPosition(session, 'a', HOME, place)

    open()
    await flushPromises()

    expect(items()).toEqual(newest)
    expect(getOpeningPosition().start).toBeNull()
    expect(session.store.get(columnViewAtoms(session)('a')).isAtTop).toBe(true)
  },
)

test('requests the newest page when no page around the position loads, and reports its error', async () => {
  const { session, server, open, list } = openDeck({})
  setScrollPosition(session, 'a', HOME, place)

  open()
  await flushPromises()

  expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20')
  expect(list()).toMatchObject({ isFirstLoad: false, error: { status: 403 } })
})

test('shows the newest page of a list that is not ordered by ID', async () => {
  const opened = testSession({ columns: [column('a', 'BOOKMARKS')] })
  const { session, server } = opened
  server.on('GET /api/v1/bookmarks', () => createPageResponse([createPost('64')]))
  setScrollPosition(session, 'a', encodeTimelineKey({ kind: 'bookmarks' }), place)

  session.store.set(openColumnAtom, session, 'a')
  await flushPromises()

  expect(server.calls()).toEqual(['GET /api/v1/bookmarks?limit=20'])
})

test(
  'requests the page above from the second row on when no row above the position is known',
  { tags: ['BY-31'] },
  async () => {
    const pages = { max: ['59', '58'], min: ['62', '61', '60'] }
    const { session, server, open, items, getOpeningPosition } = openDeck(pages)
    setScrollPosition(session, 'a', HOME, { ...place, above: [], seen: '60' })

    open()
    await flushPromises()

    expect(server.calls()).toEqual([
      'GET /api/v1/timelines/home?limit=20&max_id=60',
      'GET /api/v1/timelines/home?limit=40&min_id=59',
    ])
    expect(items()).toEqual(['62', '61', '60', '59', '58'])
    expect(getOpeningPosition()).toMatchObject({ start: { id: '60', offset: 12 }, leftAt: '60' })
  },
)

test('shows the newest rows when the column was left at the top', { tags: ['BY-31'] }, async () => {
  const { session, server, open, getOpeningPosition } = openDeck({ newest: ['64', '63'] })
  setScrollPosition(session, 'a', HOME, { ...place, isTop: true })

  open()
  await flushPromises()

  expect(server.calls()).toEqual(['GET /api/v1/timelines/home?limit=20'])
  expect(getOpeningPosition().start).toBeNull()
})

test.each([
  ['further down', { isTop: false }, ['64', '63', '62', '61', '60', '59'], '60'],
  ['at the top', { isTop: true }, ['64', '63'], '60'],
] as const)(
  'shows the line for a column that was left %s only after an absence',
  { tags: ['BY-31'] },
  async (_name, patch, newest, line) => {
    const leftAtAfter = async (ms: number) => {
      const { session, platform, open, getOpeningPosition } = openDeck({ ...around, newest })
      setScrollPosition(session, 'a', HOME, { ...place, ...patch, at: platform.clock.now() - ms })
      open()
      await flushPromises()
      return getOpeningPosition()
    }

    expect(await leftAtAfter(ABSENCE_MS)).toMatchObject({ leftAt: line })
    expect(await leftAtAfter(ABSENCE_MS - 1)).toMatchObject({ leftAt: null })
    expect((await leftAtAfter(ABSENCE_MS - 1)).start?.isMarked ?? false).toBe(false)
  },
)

test('restores the position once when a column is closed and reopened while its pages are pending', async () => {
  const { session, server, open, getOpeningPosition } = openDeck(around)
  setScrollPosition(session, 'a', HOME, place)
  const first = server.hold(GET_HOME)

  open()
  session.store.set(closeColumnAtom, session, 'a')
  open()
  await flushPromises()
  const there = getOpeningPosition()
  first.answer(createPageResponse([createPost('60')]))
  await flushPromises()

  expect(there.start).toMatchObject({ id: '60', offset: 12 })
  expect(getOpeningPosition()).toBe(there)
})
