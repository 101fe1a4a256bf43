import { describe, expect, test } from 'vitest'
import {
  formatRows,
  getIdsDown,
  createListOfRows,
  createLiveListOfRows,
  loadPage,
  type LoadOptions,
} from '../testing/list-of-rows.ts'
import {
  createPageRequest,
  createList,
  type ListPage,
  type ListState,
  needsNewest,
  reduceList,
} from './index.ts'

type List = ListState<string>
type Page = Partial<ListPage<string>>

const NEWEST = { kind: 'newest' } as const
const WHOLE = { kind: 'newest', isWhole: true } as const
const FIRST: List = { ...createList<string>(), isLive: true }

const refresh = (list: List, page: Page, traits: LoadOptions<string> = {}) =>
  loadPage(list, NEWEST, page, traits)

const createStreamEvent = (...ids: readonly string[]) => ({ type: 'streamed', ids }) as const
const CONNECTED = { type: 'connected' } as const
const LOST = { type: 'lost', at: 0 } as const

describe('reduceList when the newest page arrives', () => {
  test('inserts newer rows in front and resets isLoading', { tags: ['TL-04'] }, () => {
    const list = refresh(createListOfRows(['9', '8']), { ids: ['11', '10'] })

    expect(list).toMatchObject({ items: ['11', '10', '9', '8'], isLoading: false, requests: [] })
  })

  test('lists each row once and keeps the order', { tags: ['TL-13'] }, () => {
    const list = refresh(createListOfRows(['9', '8']), { ids: ['10', '9', '9', '8', '7'] })

    expect(list.items).toEqual(['10', '9', '8', '7'])
  })

  test('keeps streamed rows above the page', { tags: ['TL-07', 'TL-13'] }, () => {
    const page = { ids: ['12', '11', '10'] }

    const list = refresh(createListOfRows(['9', '8']), page, {
      events: [createStreamEvent('13')],
    })

    expect(list.items).toEqual(['13', '12', '11', '10', '9', '8'])
  })

  test('keeps hasMore', { tags: ['TL-06'] }, () => {
    const page = { ids: ['10'], hasNext: false }

    expect(refresh(createListOfRows(['9']), page).hasMore).toBe(true)
    const known = createListOfRows(['9'], { ...createList<string>(), hasMore: false })
    expect(refresh(known, { ids: ['10'] }).hasMore).toBe(false)
  })

  test('counts new rows as unread when the user is not at the top', { tags: ['TL-08'] }, () => {
    const below = createLiveListOfRows(['9'], { top: false, unread: 1 })

    expect(refresh(below, { ids: ['11', '10', '9'] }).unread).toBe(3)
    expect(refresh(createListOfRows(['9']), { ids: ['10'] }).unread).toBe(0)
  })

  test('leaves out rows that were deleted since', { tags: ['TL-17'] }, () => {
    const deleted = { type: 'deleted', ids: new Set(['11']) } as const

    const list = refresh(
      createListOfRows(['9']),
      { ids: ['12', '11', '10'] },
      { events: [deleted] },
    )

    expect(list.items).toEqual(['12', '10', '9'])
  })

  test('ignores a second response, and a response to a failed request', () => {
    const sent = createPageRequest(createListOfRows(['9']), NEWEST)
    const page = { ids: ['10'], isFull: false, hasNext: true }
    const answer = { type: 'answered', request: sent!.request.id, page } as const

    const failed = reduceList(sent!.list, { type: 'failed', request: sent!.request.id })
    expect(reduceList(failed, answer)).toBe(failed)
    const answered = reduceList(sent!.list, answer)
    expect(reduceList(answered, answer)).toBe(answered)
  })
})

describe('reduceList when a full newest page arrives', () => {
  test(
    'adds a gap below the page when it does not meet the listed rows',
    { tags: ['TL-11'] },
    () => {
      const list = refresh(createListOfRows(['5']), { ids: ['9', '8'], isFull: true })

      expect(list.items).toEqual(['9', '8', null, '5'])
    },
  )

  test('adds no gap when the page meets the listed rows', { tags: ['TL-11'] }, () => {
    const list = refresh(createListOfRows(['8', '5']), { ids: ['9', '8'], isFull: true })

    expect(list.items).toEqual(['9', '8', '5'])
  })

  test('adds no gap when the list was empty', { tags: ['TL-11'] }, () => {
    expect(refresh(createListOfRows([]), { ids: ['9', '8'], isFull: true }).items).toEqual([
      '9',
      '8',
    ])
  })

  test('adds a gap when the list accepts none of the rows', { tags: ['TL-11'] }, () => {
    const full = { ids: [], isFull: true }

    expect(refresh(createListOfRows(['5']), full).items).toEqual([null, '5'])
    expect(refresh(createListOfRows([null, '5']), full).items).toEqual([null, '5'])
    expect(loadPage(createLiveListOfRows(['5']), WHOLE, full).items).toEqual(['5'])
  })

  test(
    'adds a gap when the page meets only a row that was streamed since',
    { tags: ['TL-11'] },
    () => {
      const page = { ids: ['12', '11'], isFull: true }

      const list = refresh(createListOfRows(['5']), page, { events: [createStreamEvent('12')] })

      expect(list.items).toEqual(['12', '11', null, '5'])
    },
  )

  test('adds a gap when a server returns fewer rows than requested', { tags: ['TL-11'] }, () => {
    const ids = getIdsDown(80, 42)

    const list = refresh(createListOfRows(['9', '8']), { ids, isFull: true })

    expect(list.items).toEqual([...ids, null, '9', '8'])
  })
})

describe('reduceList when the newest page arrives and a gap is in front', () => {
  test.each([
    ['closes the gap when the page meets the listed rows', [null, '8', '7'], ['9', '8'], '9 8 7'],
    [
      'moves the gap below a page that does not meet the listed rows',
      [null, '5'],
      ['9', '8'],
      '9 8 … 5',
    ],
  ])('%s', { tags: ['TL-04', 'TL-12'] }, (_name, items, ids, expected) => {
    expect(formatRows(refresh(createListOfRows(items), { ids, isFull: true }))).toBe(expected)
  })

  test('closes the gap when the server has no new rows', { tags: ['TL-12'] }, () => {
    expect(refresh(createListOfRows([null, '5']), { hasNext: false }).items).toEqual(['5'])
  })

  test('closes the gap when streamed rows are above it', { tags: ['TL-12'] }, () => {
    const page = { ids: ['12', '11', '10', '9'], isFull: true }

    const list = refresh(createListOfRows([null, '9']), page, {
      events: [createStreamEvent('12')],
    })

    expect(list.items).toEqual(['12', '11', '10', '9'])
  })

  test('closes a gap directly below the last page', { tags: ['TL-11'] }, () => {
    const page = { ids: ['6', '5'], hasNext: false }

    expect(loadPage(createListOfRows(['5', null, '3']), WHOLE, page).items).toEqual(['6', '5', '3'])
  })

  test('keeps the gap of a loss after the request', { tags: ['TL-11'] }, () => {
    const page = { ids: ['12', '11', '9'], isFull: true }

    const list = refresh(createLiveListOfRows(['9']), page, {
      events: [LOST, CONNECTED, createStreamEvent('71')],
    })

    expect(list.items).toEqual(['71', null, '12', '11', '9'])
    expect(needsNewest(list)).toBe(true)
  })

  test(
    'removes rows that were deleted while no stream was connected',
    { tags: ['TL-11', 'TL-17'] },
    () => {
      const page = { ids: ['10', '9', '7'], isFull: true }

      expect(formatRows(refresh(createListOfRows([null, '9', '8', '7', '6']), page))).toBe(
        '10 9 7 6',
      )
      const building = { ...page, isPartial: true }
      expect(formatRows(refresh(createListOfRows([null, '9', '8', '7']), building))).toBe(
        '… 10 9 8 7',
      )
    },
  )
})

describe('reduceList when the newest page of a list that the server is still building arrives', () => {
  const isPartial = true

  test('adds a gap in front of its rows', { tags: ['TL-05'] }, () => {
    const list = refresh(createListOfRows([]), { ids: ['5', '4'], isPartial })

    expect(list).toMatchObject({ items: [null, '5', '4'], isPartial: true })
  })

  test('keeps a single gap when there is one already', { tags: ['TL-05'] }, () => {
    const list = refresh(createListOfRows([null, '5', '4']), { ids: ['6', '5'], isPartial })

    expect(list.items).toEqual([null, '6', '5', '4'])
  })

  test('only sets isPartial when the page is empty', { tags: ['TL-05'] }, () => {
    const list = refresh(createListOfRows([null, '5']), { isPartial })

    expect(list).toMatchObject({ items: [null, '5'], isPartial: true })
  })

  test('resets isPartial with the next complete page', { tags: ['TL-05'] }, () => {
    const building = { ...createListOfRows([null, '5']), isPartial }

    const list = refresh(building, { ids: ['6', '5'] })

    expect(list).toMatchObject({ items: ['6', '5'], isPartial: false })
  })

  test('replaces the list only with a whole page', { tags: ['TL-05'] }, () => {
    const sent = createPageRequest(createListOfRows(['5', '4']), NEWEST)
    const page = { ids: [], isFull: false, hasNext: false }
    const event = { type: 'answered', request: sent?.request.id ?? -1, page } as const
    const building = { ...createListOfRows(['5', '4']), ...sent?.list, isPartial }

    expect(reduceList(building, event)).toMatchObject({ items: ['5', '4'], isPartial: true })
  })
})

describe('reduceList when the first page arrives', () => {
  test('uses the page as the list without unread rows', { tags: ['TL-02', 'TL-08'] }, () => {
    const list = refresh({ ...FIRST, top: false }, { ids: ['9', '8'], hasNext: false })

    expect(list).toMatchObject({ items: ['9', '8'], isLoading: false, hasMore: false, unread: 0 })
  })

  test('takes hasMore from the page', { tags: ['TL-06'] }, () => {
    expect(refresh(FIRST, { ids: ['9'], hasNext: false }).hasMore).toBe(false)
    expect(refresh({ ...FIRST, hasMore: false }, { ids: ['9'] }).hasMore).toBe(true)
    expect(refresh(FIRST, { hasNext: false })).toMatchObject({ isLoaded: true, hasMore: false })
  })

  test.each([
    ['the page contains none of them', ['12', '11'], ['9', '8'], ['12', '11', '9', '8']],
    ['the page starts with one of them', ['11', '10'], ['10', '9'], ['11', '10', '9']],
    ['the page contains some of them', ['12', '10'], ['11', '10', '9'], ['12', '11', '10', '9']],
    ['the page contains them further down', ['10', '7'], ['9', '8', '7'], ['10', '9', '8', '7']],
  ])(
    'keeps streamed rows above the page: %s',
    { tags: ['TL-07', 'TL-13'] },
    (_name, rows, ids, items) => {
      const list = refresh(FIRST, { ids, isFull: true }, { events: [createStreamEvent(...rows)] })

      expect(list.items).toEqual(items)
    },
  )

  test(
    'adds a gap below the streamed rows while the server builds the list',
    { tags: ['TL-05'] },
    () => {
      const events = [createStreamEvent('11')]
      const building = (ids: readonly string[]) =>
        refresh(FIRST, { ids, isPartial: true }, { events }).items

      expect(building(['9'])).toEqual(['11', null, '9'])
      expect(building([])).toEqual(['11'])
    },
  )

  test('keeps a gap between streamed rows', { tags: ['TL-11'] }, () => {
    const events = [createStreamEvent('10'), LOST, CONNECTED, createStreamEvent('30')]

    expect(refresh(FIRST, { ids: ['9', '8'] }, { events }).items).toEqual([
      '30',
      null,
      '10',
      '9',
      '8',
    ])
  })
})
