import { expect, test } from 'vitest'
import type { Place } from '@colonnade/domain/places'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ABSENCE_MS, arrivalAtoms } from '../places/arrival.ts'
import { notePlace } from '../places/keep-places.ts'
import { columnLayoutAtoms, columnListAtoms, columnViewAtoms } from '../timelines/column-list.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'

// Loaded on demand in the program; these tests do not wait for it.
await import('./take-around.ts')

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

const place: Place = {
  ids: ['60', '59'],
  above: ['61', '62'],
  offset: 12,
  isTop: false,
  seen: '62',
  at: 0,
}

const NOON = Date.UTC(2026, 10, 20, 12)

const post = (id: string) =>
  status({ id, created_at: new Date(NOON + Number(id) * 60_000).toISOString() })

const downFrom = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(newest - index))

/** Answers by what is asked: below an id, above one, or the newest. */
function deck(pages: Readonly<Partial<Record<'max' | 'min' | 'newest', readonly string[]>>>) {
  const opened = testSession({ columns: [column('a', 'HOME'), column('b', 'HOME')] })
  const { session, server } = opened
  server.on(GET_HOME, (request) => {
    const query = new URL(request.url).searchParams
    const asked = query.has('max_id') ? 'max' : query.has('min_id') ? 'min' : 'newest'
    const ids = pages[asked]
    return ids === undefined ? refuse(403) : page(ids.map(post))
  })
  const items = (uuid = 'a') => session.store.get(columnLayoutAtoms(session)(uuid)).items
  const arrival = (uuid = 'a') => session.store.get(arrivalAtoms(session)(uuid))
  const list = (uuid = 'a') => session.store.get(columnListAtoms(session)(uuid))
  const open = (uuid = 'a') => session.store.set(openColumnAtom, session, uuid)
  return { ...opened, items, arrival, list, open }
}

const around = { max: ['60', '59', '58'], min: ['64', '63', '62', '61'] }

test(
  'a column is drawn when all that is around its place is there, not before',
  { tags: ['BY-31'] },
  async () => {
    const { session, server, open, list, arrival } = deck(around)
    notePlace(session, 'a', HOME, place)

    open()
    expect(list()).toMatchObject({ items: [], isFirstLoad: true })
    await settled()

    expect(server.calls()).toEqual([
      'GET /api/v1/timelines/home?limit=20&max_id=61',
      'GET /api/v1/timelines/home?limit=40&min_id=60',
    ])
    expect(list()).toMatchObject({
      items: ['64', '63', '62', '61', '60', '59', '58'],
      isFirstLoad: false,
      unread: 2,
    })
    expect(arrival().start).toMatchObject({ id: '60', offset: 12 })
    expect(session.store.get(columnViewAtoms(session)('a'))).toMatchObject({
      isAtTop: false,
      firstVisibleId: '60',
    })
  },
)

test(
  'where more came in than a page holds, the newest is waited for, so that nothing comes in later',
  { tags: ['BY-31'] },
  async () => {
    const min = downFrom(80, 20)
    const { session, platform, server, open, list } = deck({ ...around, min, newest: ['99', '98'] })
    notePlace(session, 'a', HOME, place)

    open()
    await settled()

    expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=40')
    expect(list().items.slice(0, 3)).toEqual(['99', '98', '80'])
    expect(list().arrival.start?.id).toBe('60')
    expect(platform.clock.waiting()).toBeGreaterThan(0)
  },
)

test('a newest page that takes its time is not waited for', { tags: ['BY-31'] }, async () => {
  const { session, server, platform, open, list } = deck({ ...around, min: downFrom(80, 20) })
  notePlace(session, 'a', HOME, place)
  const reply = (request: Request) => {
    const query = new URL(request.url).searchParams
    if (query.has('max_id')) return page(around.max.map(post))
    if (query.has('min_id')) return page(downFrom(80, 20).map(post))
    return new Promise<Response>(() => {})
  }
  server.on(GET_HOME, reply)

  open()
  await settled()
  expect(list().arrival.isPending).toBe(true)
  await platform.clock.advance(1_000)

  expect(list().items.slice(0, 2)).toEqual([null, '80'])
  expect(list().arrival.start?.id).toBe('60')
})

test(
  'what is still held is shown at once, and only what is newer is asked for',
  { tags: ['BY-31'] },
  async () => {
    const { session, server, open, items, arrival } = deck({ newest: ['62', '61', '60', '59'] })
    open()
    await settled()
    session.store.set(closeColumnAtom, session, 'a')
    notePlace(session, 'a', HOME, place)

    open()

    expect(items()).toEqual(['62', '61', '60', '59'])
    expect(arrival().start).toMatchObject({ id: '60', offset: 12 })
    await settled()
    expect(server.calls().slice(1)).toEqual(['GET /api/v1/timelines/home?limit=40&since_id=62'])
  },
)

test(
  'beside a column of the same timeline at its top, the place is found below a gap',
  { tags: ['BY-31'] },
  async () => {
    const min = downFrom(80, 20)
    const { session, open, items } = deck({ ...around, min, newest: ['99', '98'] })
    open('b')
    await settled()
    notePlace(session, 'a', HOME, { ...place, above: ['61'], seen: '61' })

    open('a')
    expect(items('a')).toEqual([])
    await settled()

    expect(items('a')).toEqual(['99', '98', null, ...min, '60', '59', '58'])
    expect(items('b')).toEqual(items('a'))
  },
)

test(
  'a server that ignores max_id and min_id: the newest page stands',
  { tags: ['BY-31'] },
  async () => {
    const newest = ['99', '98', '97']
    const { session, open, items, arrival } = deck({ max: newest, min: newest, newest })
    notePlace(session, 'a', HOME, place)

    open()
    await settled()

    expect(items()).toEqual(newest)
    expect(arrival().start).toBeNull()
    expect(session.store.get(columnViewAtoms(session)('a')).isAtTop).toBe(true)
  },
)

test('where no page comes the newest is asked for, and a failure of that is told', async () => {
  const { session, server, open, list } = deck({})
  notePlace(session, 'a', HOME, place)

  open()
  await settled()

  expect(server.calls().at(-1)).toBe('GET /api/v1/timelines/home?limit=20')
  expect(list()).toMatchObject({ isFirstLoad: false, error: { status: 403 } })
})

test('what stands in another order than its ids shows its newest page', async () => {
  const opened = testSession({ columns: [column('a', 'BOOKMARKS')] })
  const { session, server } = opened
  server.on('GET /api/v1/bookmarks', () => page([post('64')]))
  notePlace(session, 'a', encodeTimelineKey({ kind: 'bookmarks' }), place)

  session.store.set(openColumnAtom, session, 'a')
  await settled()

  expect(server.calls()).toEqual(['GET /api/v1/bookmarks?limit=20'])
})

test(
  'without a known post above, the page above is asked for from the second one on',
  { tags: ['BY-31'] },
  async () => {
    const pages = { max: ['59', '58'], min: ['62', '61', '60'] }
    const { session, server, open, items, arrival } = deck(pages)
    notePlace(session, 'a', HOME, { ...place, above: [], seen: '60' })

    open()
    await settled()

    expect(server.calls()).toEqual([
      'GET /api/v1/timelines/home?limit=20&max_id=60',
      'GET /api/v1/timelines/home?limit=40&min_id=59',
    ])
    expect(items()).toEqual(['62', '61', '60', '59', '58'])
    expect(arrival()).toMatchObject({ start: { id: '60', offset: 12 }, leftAt: '60' })
  },
)

test(
  'whoever left at the top sees the newest, as on the first day',
  { tags: ['BY-31'] },
  async () => {
    const { session, server, open, arrival } = deck({ newest: ['64', '63'] })
    notePlace(session, 'a', HOME, { ...place, isTop: true })

    open()
    await settled()

    expect(server.calls()).toEqual(['GET /api/v1/timelines/home?limit=20'])
    expect(arrival().start).toBeNull()
  },
)

test.each([
  ['further down', { isTop: false }, ['64', '63', '62', '61', '60', '59'], '60'],
  ['at the top', { isTop: true }, ['64', '63'], '60'],
] as const)(
  'draws the line for whoever left %s only after an absence',
  { tags: ['BY-31'] },
  async (_name, patch, newest, line) => {
    const leftAtAfter = async (ms: number) => {
      const { session, platform, open, arrival } = deck({ ...around, newest })
      notePlace(session, 'a', HOME, { ...place, ...patch, at: platform.clock.now() - ms })
      open()
      await settled()
      return arrival()
    }

    expect(await leftAtAfter(ABSENCE_MS)).toMatchObject({ leftAt: line })
    expect(await leftAtAfter(ABSENCE_MS - 1)).toMatchObject({ leftAt: null })
    expect((await leftAtAfter(ABSENCE_MS - 1)).start?.isMarked ?? false).toBe(false)
  },
)

test('a column that is closed and opened while its pages are on their way arrives once', async () => {
  const { session, server, open, arrival } = deck(around)
  notePlace(session, 'a', HOME, place)
  const first = server.hold(GET_HOME)

  open()
  session.store.set(closeColumnAtom, session, 'a')
  open()
  await settled()
  const there = arrival()
  first.answer(page([post('60')]))
  await settled()

  expect(there.start).toMatchObject({ id: '60', offset: 12 })
  expect(arrival()).toBe(there)
})
