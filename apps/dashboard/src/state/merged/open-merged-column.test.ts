import { expect, onTestFinished, test } from 'vitest'
import type { Column } from '@colonnade/domain/columns'
import { statusId } from '@colonnade/domain/entities'
import { reduceList } from '@colonnade/domain/list'
import { findMergedGap } from '@colonnade/domain/merged-list'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { addFarSession } from '../../testing/far-session.ts'
import { createErrorResponse, createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { columnsAtom, unreadAtoms, updateColumnParamsAtom } from '../columns/columns.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { openColumns } from '../list-columns/column-source.ts'
import { loadOlderAtom, retryLoadAtom } from '../list-columns/load-rows.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import { setScrollPosition } from '../scroll-positions/save-scroll-positions.ts'
import { sessionsAtom } from '../sessions.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import { backgroundColumns } from '../timelines/background-columns.ts'
import { insertStatusesAtom } from '../timelines/insert-statuses.ts'
import { writeTimelineAtom } from '../timelines/schedule-recompute.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { findMergedRow, mergedColumns, mergedViewAtoms } from './merged-source.ts'
import { openMergedColumn } from './open-merged-column.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const FAR = 'noor@far.example'

/** A post at a minute of the day. Both servers know a shared one under ids of their own. */
const post = (id: string, minute: number, uri = `https://colonnade.example/${id}`) =>
  status({ id, uri, created_at: new Date(Date.UTC(2026, 10, 23, 8, minute)).toISOString() })

const far = (id: string, minute: number, uri = `https://far.example/${id}`) => post(id, minute, uri)

const getKeys = (keys: readonly (string | null)[]) =>
  keys.map((key) => key?.replace('https://colonnade.example/', '').replace('https://', '') ?? null)

interface Traits {
  readonly params?: Column['params']
  readonly own?: readonly ReturnType<typeof post>[]
  readonly theirs?: readonly ReturnType<typeof post>[]
  readonly link?: string
}

/** Opens a column of two accounts' home timelines. */
function createMergedDeck({ params = {}, own = [], theirs = [], link }: Traits = {}) {
  const opened = testSession({
    columns: [column('a', 'HOME', { sources: [{ accountKey: FAR, id: 'HOME' }], ...params })],
  })
  const { session } = opened
  const { session: noor, server: farServer } = addFarSession(opened)
  opened.server.on('GET /api/v1/timelines/home', () => createPageResponse(own, link))
  farServer.on('GET /api/v1/timelines/home', () => createPageResponse(theirs))
  const open = () => {
    const close = openMergedColumn(session, 'a')
    onTestFinished(close)
    return close
  }
  const getList = () => session.store.get(mergedColumns.lists(session)('a'))
  const getView = () => session.store.get(mergedViewAtoms(session)('a'))
  return {
    ...opened,
    noor,
    farServer,
    open,
    getList,
    getView,
    items: () => getKeys(getList().items),
  }
}

test(
  'shows the posts of two accounts in order of time, the same post once',
  { tags: ['BY-34'] },
  async () => {
    const shared = 'https://far.example/1'
    const { open, items, getView, noor, session } = createMergedDeck({
      own: [post('30', 30), post('20', 20, shared)],
      theirs: [far('9', 25), far('1', 20)],
    })

    open()
    await flushPromises()

    expect(items()).toEqual(['30', 'far.example/9', 'far.example/1'])
    const row = findMergedRow(getView(), shared)
    expect(row).toMatchObject({ id: '20', sources: [0, 1] })
    expect(row?.part.session).toBe(session)
    expect(findMergedRow(getView(), 'https://far.example/9')?.part.session).toBe(noor)
  },
)

test('inserts what a stream delivers to any of its sources', { tags: ['BY-34'] }, async () => {
  const { open, items, noor } = createMergedDeck({ own: [post('30', 30)], theirs: [far('9', 25)] })
  open()
  await flushPromises()

  noor.store.set(ingestStatusesAtom, noor, [far('12', 40)])
  noor.store.set(insertStatusesAtom, noor, HOME, [statusId('12')])

  expect(items()).toEqual(['far.example/12', '30', 'far.example/9'])
})

test('counts new posts of every source while it is scrolled', { tags: ['BY-34'] }, async () => {
  const { open, noor, session, getList } = createMergedDeck({
    own: [post('30', 30)],
    theirs: [far('9', 25)],
  })
  open()
  await flushPromises()
  session.store.set(reportViewAtom, session, 'a', {
    atTop: false,
    firstVisibleId: 'https://far.example/9',
  })

  noor.store.set(ingestStatusesAtom, noor, [far('12', 40)])
  noor.store.set(insertStatusesAtom, noor, HOME, [statusId('12')])

  expect(getList().unread).toBe(1)
  expect(session.app.get(unreadAtoms('a'))).toBe(1)
  expect(getList().firstItemIndex).toBe(999_999)
})

test(
  'loads older posts of the source that holds the others back',
  { tags: ['BY-34'] },
  async () => {
    const { open, items, session, server, farServer, getList } = createMergedDeck({
      own: [post('50', 50), post('49', 49)],
      theirs: [far('9', 55), far('8', 10)],
      link: '/api/v1/timelines/home?max_id=49',
    })
    open()
    await flushPromises()
    expect(items()).toEqual(['far.example/9', '50', '49'])
    expect(getList().hasMore).toBe(true)
    server.on('GET /api/v1/timelines/home', () => createPageResponse([post('5', 5)]))

    await session.store.set(loadOlderAtom, session, 'a')

    expect(items()).toEqual(['far.example/9', '50', '49', 'far.example/8', '5'])
    expect(farServer.calls().filter((call) => call.includes('home'))).toHaveLength(1)
    expect(getList().hasMore).toBe(false)
  },
)

test('shows the others while one source fails, and retries it', { tags: ['BY-34'] }, async () => {
  const { open, items, session, farServer, getList } = createMergedDeck({ own: [post('30', 30)] })
  farServer.on('GET /api/v1/timelines/home', () => createErrorResponse(500, 'broken'))
  open()
  await flushPromises()
  expect(items()).toEqual(['30'])
  expect(getList()).toMatchObject({ error: null, isFirstLoad: false })

  farServer.on('GET /api/v1/timelines/home', () => createPageResponse([far('9', 25)]))
  await session.store.set(retryLoadAtom, session, 'a')

  expect(items()).toEqual(['30', 'far.example/9'])
})

test('reports an error if all sources fail', { tags: ['BY-34'] }, async () => {
  const { open, server, farServer, getList } = createMergedDeck()
  server.on('GET /api/v1/timelines/home', () => createErrorResponse(500, 'broken'))
  farServer.on('GET /api/v1/timelines/home', () => createErrorResponse(500, 'broken too'))
  open()
  await flushPromises()

  expect(getList().error?.message).toContain('broken')
})

test('does not wait for a source that does not answer', { tags: ['BY-34'] }, async () => {
  const { open, items, farServer } = createMergedDeck({ own: [post('30', 30)] })
  farServer.hold('GET /api/v1/timelines/home')
  open()
  await flushPromises()

  expect(items()).toEqual(['30'])
})

test('names the source of a gap', { tags: ['BY-34'] }, async () => {
  const { open, items, getView, getList, noor } = createMergedDeck({
    own: [post('30', 30)],
    theirs: [far('9', 25)],
  })
  open()
  await flushPromises()

  const list = noor.store.get(timelineAtoms(noor)(HOME))
  const ids = [statusId('12'), null, statusId('9')]
  noor.store.set(ingestStatusesAtom, noor, [far('12', 40)])
  noor.store.set(writeTimelineAtom, noor, HOME, { ...list, items: ids })

  expect(items()).toEqual(['far.example/12', null, '30', 'far.example/9'])
  expect(findMergedGap(getView().list, getList().items, 1)).toEqual({
    source: 1,
    index: 1,
    above: '12',
    below: '9',
  })
})

test('keeps a tombstone of a deleted post', { tags: ['BY-34'] }, async () => {
  const { open, getView, getList, session, noor } = createMergedDeck({
    own: [post('30', 30)],
    theirs: [far('9', 25), far('8', 20)],
  })
  open()
  await flushPromises()
  session.store.set(reportViewAtom, session, 'a', {
    atTop: false,
    firstVisibleId: 'https://far.example/9',
  })

  const list = noor.store.get(timelineAtoms(noor)(HOME))
  const gone = new Set([statusId('9')])
  const rest = reduceList(list, { type: 'deleted', ids: gone })
  noor.store.set(writeTimelineAtom, noor, HOME, rest, gone)

  expect([...getView().tombstones]).toEqual(['https://far.example/9'])
  expect(getList().items).toContain('https://far.example/9')
  session.store.set(reportViewAtom, session, 'a', { atTop: true, firstVisibleId: null })
  expect(getList().items).not.toContain('https://far.example/9')
})

test(
  'opens again at the row where it was left, and loads the pages that lead there',
  { tags: ['BY-34', 'BY-31'] },
  async () => {
    const { open, session, server, items, getList } = createMergedDeck({
      own: [post('50', 50), post('49', 49)],
      theirs: [far('9', 55), far('8', 10)],
      link: '/api/v1/timelines/home?max_id=49',
    })
    const place = { above: [], offset: 7, isTop: false, seen: null, at: 0 }
    const anchor = 'https://colonnade.example/5'
    setScrollPosition(session, 'a', 'merged:a', { ...place, ids: [anchor] })
    const first = server.hold('GET /api/v1/timelines/home')

    open()
    await flushPromises()
    expect(getList().isFirstLoad).toBe(true)
    server.on('GET /api/v1/timelines/home', () => createPageResponse([post('5', 5)]))
    first.answer(
      createPageResponse([post('50', 50), post('49', 49)], '/api/v1/timelines/home?max_id=49'),
    )
    await flushPromises()

    expect(items()).toEqual(['far.example/9', '50', '49', 'far.example/8', '5'])
    expect(getList().openingPosition.start).toMatchObject({ id: anchor, offset: 7 })
  },
)

test(
  'opens at the top if the row where it was left is gone',
  { tags: ['BY-34', 'BY-31'] },
  async () => {
    const { open, session, items, getList } = createMergedDeck({ own: [post('50', 50)] })
    const place = { above: [], offset: 7, isTop: false, seen: null, at: 0 }
    setScrollPosition(session, 'a', 'merged:a', { ...place, ids: ['https://gone.example/1'] })

    open()
    await flushPromises()

    expect(items()).toEqual(['50'])
    expect(getList().openingPosition.start).toBeNull()
  },
)

test('mutes a source for a while, and shows it again', { tags: ['BY-34'] }, async () => {
  const { open, items, session, platform } = createMergedDeck({
    own: [post('30', 30)],
    theirs: [far('9', 25)],
  })
  open()
  await flushPromises()

  const until = platform.clock.now() + 3_600_000
  session.app.set(updateColumnParamsAtom, 'a', ['mutedSources'], { [`${FAR}/home`]: until })
  expect(items()).toEqual(['30'])

  await platform.clock.advance(3_600_000)
  await flushPromises()
  expect(items()).toEqual(['30', 'far.example/9'])
})

test(
  'drops the rows of an account that is signed out, and of a source that is removed',
  { tags: ['BY-34'] },
  async () => {
    const { open, items, session, getView } = createMergedDeck({
      own: [post('30', 30)],
      theirs: [far('9', 25)],
    })
    open()
    await flushPromises()

    session.app.set(sessionsAtom, [session])

    expect(items()).toEqual(['30'])
    expect(getView().parts.map((part) => part.session?.key ?? null)).toEqual([session.key, null])
  },
)

test(
  'closes its sources, and keeps counting their posts in the background',
  { tags: ['BY-34'] },
  async () => {
    const { open, session, noor, platform } = createMergedDeck({
      own: [post('30', 30)],
      theirs: [far('9', 25)],
    })
    const stops = [startWatchingColumns(session), startWatchingColumns(noor)]
    onTestFinished(() => stops.forEach((stop) => stop()))
    const close = open()
    await flushPromises()
    expect(backgroundColumns(session).size + backgroundColumns(noor).size).toBe(0)

    close()

    expect([...openColumns(session), ...openColumns(noor)]).toEqual([])
    expect([...backgroundColumns(session)]).toEqual([['a', 'home']])
    expect([...backgroundColumns(noor)]).toEqual([[`a/source/${FAR}/home`, 'home']])
    noor.store.set(ingestStatusesAtom, noor, [far('12', 40)])
    noor.store.set(insertStatusesAtom, noor, HOME, [statusId('12')])
    await platform.clock.advance(3_000)
    expect(session.app.get(unreadAtoms('a'))).toBe(1)

    session.app.set(columnsAtom, [])
    expect(backgroundColumns(session).size + backgroundColumns(noor).size).toBe(0)
  },
)
