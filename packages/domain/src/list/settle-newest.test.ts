import { describe, expect, test } from 'vitest'
import {
  byNumber,
  drawRows,
  idsDown,
  listOfRows,
  liveListOfRows,
  loadPage,
  type LoadTraits,
} from '../testing/list-of-rows.ts'
import {
  askForPage,
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

const refresh = (list: List, page: Page, traits: LoadTraits<string> = {}) =>
  loadPage(list, NEWEST, page, traits)

const told = (...ids: readonly string[]) => ({ type: 'told', ids }) as const
const heard = { type: 'heard' } as const
const lost = { type: 'lost', at: 0 } as const

describe('reduceList when the newest page arrives', () => {
  test('puts newer rows in front, and is no longer loading', { tags: ['TL-04'] }, () => {
    const list = refresh(listOfRows(['9', '8']), { ids: ['11', '10'] })

    expect(list).toMatchObject({ items: ['11', '10', '9', '8'], isLoading: false, requests: [] })
  })

  test('lists no row twice and keeps the order', { tags: ['TL-13'] }, () => {
    const list = refresh(listOfRows(['9', '8']), { ids: ['10', '9', '9', '8', '7'] })

    expect(list.items).toEqual(['10', '9', '8', '7'])
  })

  test('keeps rows above it that streams delivered since', { tags: ['TL-07', 'TL-13'] }, () => {
    const page = { ids: ['12', '11', '10'] }

    const list = refresh(listOfRows(['9', '8']), page, { meanwhile: [told('13')] })

    expect(list.items).toEqual(['13', '12', '11', '10', '9', '8'])
  })

  test('says nothing about older pages', { tags: ['TL-06'] }, () => {
    const page = { ids: ['10'], hasNext: false }

    expect(refresh(listOfRows(['9']), page).hasMore).toBe(true)
    const known = listOfRows(['9'], { ...createList<string>(), hasMore: false })
    expect(refresh(known, { ids: ['10'] }).hasMore).toBe(false)
  })

  test(
    'counts what it brings as unread when the reader is not at the top',
    { tags: ['TL-08'] },
    () => {
      const below = liveListOfRows(['9'], { top: false, unread: 1 })

      expect(refresh(below, { ids: ['11', '10', '9'] }).unread).toBe(3)
      expect(refresh(listOfRows(['9']), { ids: ['10'] }).unread).toBe(0)
    },
  )

  test('leaves rows out that were deleted since, H12', { tags: ['TL-17'] }, () => {
    const deleted = { type: 'deleted', ids: new Set(['11']) } as const

    const list = refresh(listOfRows(['9']), { ids: ['12', '11', '10'] }, { meanwhile: [deleted] })

    expect(list.items).toEqual(['12', '10', '9'])
  })

  test('ignores an answer when it came before or its request has failed, H13', () => {
    const asked = askForPage(listOfRows(['9']), NEWEST)
    const page = { ids: ['10'], isFull: false, hasNext: true }
    const answer = { type: 'answered', request: asked!.request.id, page } as const

    const failed = reduceList(asked!.list, { type: 'failed', request: asked!.request.id })
    expect(reduceList(failed, answer)).toBe(failed)
    const answered = reduceList(asked!.list, answer)
    expect(reduceList(answered, answer)).toBe(answered)
  })
})

describe('reduceList when a full newest page arrives', () => {
  test('leaves a gap below it when it does not meet what is listed', { tags: ['TL-11'] }, () => {
    const list = refresh(listOfRows(['5']), { ids: ['9', '8'], isFull: true })

    expect(list.items).toEqual(['9', '8', null, '5'])
  })

  test('leaves no gap when it meets what is listed', { tags: ['TL-11'] }, () => {
    const list = refresh(listOfRows(['8', '5']), { ids: ['9', '8'], isFull: true })

    expect(list.items).toEqual(['9', '8', '5'])
  })

  test('leaves no gap when nothing was listed', { tags: ['TL-11'] }, () => {
    expect(refresh(listOfRows([]), { ids: ['9', '8'], isFull: true }).items).toEqual(['9', '8'])
  })

  test('leaves a gap when the list accepts none of its rows', { tags: ['TL-11'] }, () => {
    const full = { ids: [], isFull: true }

    expect(refresh(listOfRows(['5']), full).items).toEqual([null, '5'])
    expect(refresh(listOfRows([null, '5']), full).items).toEqual([null, '5'])
    expect(loadPage(liveListOfRows(['5']), WHOLE, full).items).toEqual(['5'])
  })

  test(
    'leaves a gap when it only meets a row that streams delivered since',
    { tags: ['TL-11'] },
    () => {
      const page = { ids: ['12', '11'], isFull: true }

      const list = refresh(listOfRows(['5']), page, { meanwhile: [told('12')] })

      expect(list.items).toEqual(['12', '11', null, '5'])
    },
  )

  test(
    'leaves a gap when a server gives fewer rows than asked for, H8',
    { tags: ['TL-11'] },
    () => {
      const ids = idsDown(80, 42)

      const list = refresh(listOfRows(['9', '8']), { ids, isFull: true })

      expect(list.items).toEqual([...ids, null, '9', '8'])
    },
  )
})

describe('reduceList when the newest page arrives and a gap stands in front', () => {
  test.each([
    ['closes it when the page meets what is listed', [null, '8', '7'], ['9', '8'], '9 8 7'],
    ['moves it below a page that meets nothing', [null, '5'], ['9', '8'], '9 8 … 5'],
  ])('%s', { tags: ['TL-04', 'TL-12'] }, (_name, items, ids, expected) => {
    expect(drawRows(refresh(listOfRows(items), { ids, isFull: true }))).toBe(expected)
  })

  test('closes it when the server has nothing new', { tags: ['TL-12'] }, () => {
    expect(refresh(listOfRows([null, '5']), { hasNext: false }).items).toEqual(['5'])
  })

  test('closes it when rows that streams delivered stand above it', { tags: ['TL-12'] }, () => {
    const page = { ids: ['12', '11', '10', '9'], isFull: true }

    const list = refresh(listOfRows([null, '9']), page, { meanwhile: [told('12')] })

    expect(list.items).toEqual(['12', '11', '10', '9'])
  })

  test('closes a gap that the last page ends right above', { tags: ['TL-11'] }, () => {
    const page = { ids: ['6', '5'], hasNext: false }

    expect(loadPage(listOfRows(['5', null, '3']), WHOLE, page).items).toEqual(['6', '5', '3'])
  })

  test('keeps the gap of a loss that came after the request, H3', { tags: ['TL-11'] }, () => {
    const page = { ids: ['12', '11', '9'], isFull: true }

    const list = refresh(liveListOfRows(['9']), page, { meanwhile: [lost, heard, told('71')] })

    expect(list.items).toEqual(['71', null, '12', '11', '9'])
    expect(needsNewest(list)).toBe(true)
  })

  test('leaves out what was deleted while nothing listened', { tags: ['TL-11', 'TL-17'] }, () => {
    const page = { ids: ['10', '9', '7'], isFull: true }

    expect(drawRows(refresh(listOfRows([null, '9', '8', '7', '6']), page))).toBe('10 9 7 6')
    const building = { ...page, isPartial: true }
    expect(drawRows(refresh(listOfRows([null, '9', '8', '7']), building))).toBe('… 10 9 8 7')
  })
})

describe('reduceList when the newest page arrives of a list that the server still builds', () => {
  const isPartial = true

  test('puts a gap in front of its rows', { tags: ['TL-05'] }, () => {
    const list = refresh(listOfRows([]), { ids: ['5', '4'], isPartial })

    expect(list).toMatchObject({ items: [null, '5', '4'], isPartial: true })
  })

  test('keeps a single gap when one is there already', { tags: ['TL-05'] }, () => {
    const list = refresh(listOfRows([null, '5', '4']), { ids: ['6', '5'], isPartial })

    expect(list.items).toEqual([null, '6', '5', '4'])
  })

  test('changes nothing but the mark when it is empty', { tags: ['TL-05'] }, () => {
    const list = refresh(listOfRows([null, '5']), { isPartial })

    expect(list).toMatchObject({ items: [null, '5'], isPartial: true })
  })

  test('forgets the mark with the next whole answer', { tags: ['TL-05'] }, () => {
    const building = { ...listOfRows([null, '5']), isPartial }

    const list = refresh(building, { ids: ['6', '5'] })

    expect(list).toMatchObject({ items: ['6', '5'], isPartial: false })
  })

  test('takes only a whole page for the built list', { tags: ['TL-05'] }, () => {
    const asked = askForPage(listOfRows(['5', '4']), NEWEST)
    const page = { ids: [], isFull: false, hasNext: false }
    const event = { type: 'answered', request: asked?.request.id ?? -1, page } as const
    const building = { ...listOfRows(['5', '4']), ...asked?.list, isPartial }

    expect(reduceList(building, event)).toMatchObject({ items: ['5', '4'], isPartial: true })
  })
})

describe('reduceList when the first page arrives', () => {
  test('takes it as the list, with nothing unread', { tags: ['TL-02', 'TL-08'] }, () => {
    const list = refresh({ ...FIRST, top: false }, { ids: ['9', '8'], hasNext: false })

    expect(list).toMatchObject({ items: ['9', '8'], isLoading: false, hasMore: false, unread: 0 })
  })

  test('takes over whether older rows exist', { tags: ['TL-06'] }, () => {
    expect(refresh(FIRST, { ids: ['9'], hasNext: false }).hasMore).toBe(false)
    expect(refresh({ ...FIRST, hasMore: false }, { ids: ['9'] }).hasMore).toBe(true)
    expect(refresh(FIRST, { hasNext: false })).toMatchObject({ isLoaded: true, hasMore: false })
  })

  test.each([
    ['that it does not have', ['12', '11'], ['9', '8'], ['12', '11', '9', '8']],
    ['that it begins with', ['11', '10'], ['10', '9'], ['11', '10', '9']],
    ['some of which it has', ['12', '10'], ['11', '10', '9'], ['12', '11', '10', '9']],
    ['where it lists them', ['10', '7'], ['9', '8', '7'], ['10', '9', '8', '7']],
  ])(
    'keeps rows above it that streams delivered: %s',
    { tags: ['TL-07', 'TL-13'] },
    (_name, rows, ids, items) => {
      const list = refresh(FIRST, { ids, isFull: true }, { meanwhile: [told(...rows)] })

      expect(list.items).toEqual(items)
    },
  )

  test(
    'puts a gap below the delivered rows when the server still builds the list',
    { tags: ['TL-05'] },
    () => {
      const meanwhile = [told('11')]
      const building = (ids: readonly string[]) =>
        refresh(FIRST, { ids, isPartial: true }, { meanwhile }).items

      expect(building(['9'])).toEqual(['11', null, '9'])
      expect(building([])).toEqual(['11'])
    },
  )

  test('keeps a gap among the rows that streams delivered, H3c', { tags: ['TL-11'] }, () => {
    const meanwhile = [told('10'), lost, heard, told('30')]

    expect(refresh(FIRST, { ids: ['9', '8'] }, { meanwhile }).items).toEqual([
      '30',
      null,
      '10',
      '9',
      '8',
    ])
  })
})

describe('reduceList when a page that was asked for whole arrives', () => {
  const reread = (list: List, page: Page, traits: LoadTraits<string> = { compare: byNumber }) =>
    loadPage(list, WHOLE, { isFull: true, ...page }, traits)

  const END = { isFull: false, hasNext: false }

  test.each([
    ['takes in new rows, removes deleted ones', '… 8 7 6', ['9', '8', '6'], {}, '9 8 6'],
    ['removes the last row when the page goes on', '… 8 7', ['8', '6'], {}, '8 6'],
    ['removes what lies beyond the end of the list', '… 8 7', ['8'], END, '8'],
    ['keeps rows that a short page does not meet', '… 5', ['9', '8'], END, '9 8 5'],
    ['keeps rows of a list that is being built', '8 7', ['8'], { isPartial: true }, '… 8 7'],
    ['leaves a gap below a full page that meets nothing', '… 5', ['9', '8'], {}, '9 8 … 5'],
    ['removes a deleted row', '9 8 7', ['9', '7'], {}, '9 7'],
    ['takes in a row that no stream delivered', '9 7', ['9', '8', '7'], {}, '9 8 7'],
    ['keeps newer rows above the page', '10 9 8', ['9', '8'], {}, '10 9 8'],
    ['keeps rows below the page', '9 8 7', ['9', '8'], {}, '9 8 7'],
    ['takes in older rows', '9 8', ['9', '8', '7'], {}, '9 8 7'],
    ['keeps a gap below the page', '9 8 … 4', ['9', '8'], {}, '9 8 … 4'],
    ['keeps the first row when the page begins below it', '9 8', ['8'], {}, '9 8'],
    ['removes the first row when the page begins above it', '9 8', ['10', '8'], {}, '10 8'],
    ['keeps the first row that came since', '11 9 8', ['10', '9', '8'], {}, '11 10 9 8'],
  ] as const)('%s', { tags: ['TL-11'] }, (_name, rows, ids, page, expected) => {
    const items = rows.split(' ').map((row) => (row === '…' ? null : row))

    expect(drawRows(reread(liveListOfRows(items), { ids, ...page }))).toBe(expected)
  })

  test('changes no row when it says the same', () => {
    const list = liveListOfRows(['9', '8'])

    expect(reread(list, { ids: ['9', '8'] }).items).toBe(list.items)
  })

  test(
    'removes no row beyond a page of a server whose ids do not sort',
    { tags: ['TL-11'] },
    () => {
      expect(reread(liveListOfRows(['c', 'b']), { ids: ['c'], ...END }, {}).items).toEqual([
        'c',
        'b',
      ])
    },
  )

  test('moves rows to the order of the page when ids do not sort', { tags: ['TL-13'] }, () => {
    expect(drawRows(reread(liveListOfRows(['7', '9', '8']), { ids: ['9', '8', '7'] }, {}))).toBe(
      '9 8 7',
    )
  })

  test(
    'keeps everything that streams delivered since when the page is older, H4',
    { tags: ['TL-11'] },
    () => {
      const page = { ids: idsDown(13, 1), isFull: false }
      const meanwhile = [told(...idsDown(74, 14))]

      const list = reread(listOfRows([null, ...idsDown(12, 1)]), page, {
        compare: byNumber,
        meanwhile: [heard, ...meanwhile],
      })

      expect(list.items.slice(0, 20)).toEqual(idsDown(74, 55))
      expect(list.items.indexOf('13')).toBe(-1)
    },
  )

  test('takes nothing away that is newer than the page, H4', { tags: ['TL-11'] }, () => {
    const list = reread(liveListOfRows(idsDown(74, 55)), { ids: idsDown(13, 1), isFull: false })

    expect(list.items).toEqual([...idsDown(74, 55), null, ...idsDown(13, 1)])
  })

  test(
    'stays below what streams delivered since when ids do not sort, H4',
    { tags: ['TL-11'] },
    () => {
      const meanwhile = [told('e', 'd', 'c')]

      const list = reread(liveListOfRows(['a']), { ids: ['b', 'a'] }, { meanwhile })

      expect(list.items).toEqual(['e', 'd', 'c', 'b', 'a'])
    },
  )

  test(
    'stays below what was delivered between two losses, whose gap stays, H4',
    { tags: ['TL-11'] },
    () => {
      const ids = idsDown(94, 55)
      const meanwhile = [heard, told('97', '96', '95'), lost]

      const list = reread(listOfRows([null, '30', '29']), { ids }, { compare: byNumber, meanwhile })

      expect(list.items).toEqual([null, '97', '96', '95', ...ids, null, '30', '29'])
    },
  )
})
