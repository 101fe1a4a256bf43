import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { reduceList } from '@colonnade/domain/list'
import { findMergedGap } from '@colonnade/domain/merged-list'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createMergedDeck, far, HOME, post } from '../../testing/merged-deck.ts'
import { createErrorResponse, createPageResponse } from '../../testing/scripted-server.ts'
import { unreadAtoms } from '../columns/columns.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { loadOlderAtom, retryLoadAtom } from '../list-columns/load-rows.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import { cachedRowsAtoms } from '../live-lists/cached-rows.ts'
import { setScrollPosition } from '../scroll-positions/save-scroll-positions.ts'
import { insertStatusesAtom } from '../timelines/insert-statuses.ts'
import { writeTimelineAtom } from '../timelines/schedule-recompute.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { findMergedRow } from './merged-source.ts'

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

test(
  'shows the cached rows of its sources while they load',
  { tags: ['BY-34', 'BY-17'] },
  async () => {
    const { open, noor, getList, farServer } = createMergedDeck({ own: [post('30', 30)] })
    farServer.hold('GET /api/v1/timelines/home')
    open()
    await flushPromises()
    expect(getList().seenAt).toBeNull()

    noor.store.set(ingestStatusesAtom, noor, [far('9', 25)])
    noor.store.set(cachedRowsAtoms(noor)(HOME), { at: 7, isShown: true })
    const list = noor.store.get(timelineAtoms(noor)(HOME))
    noor.store.set(writeTimelineAtom, noor, HOME, { ...list, items: [statusId('9')] })

    expect(getList()).toMatchObject({ seenAt: 7, error: null })
  },
)

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
