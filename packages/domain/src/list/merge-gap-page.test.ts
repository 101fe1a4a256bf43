import { describe, expect, test } from 'vitest'
import {
  compareByNumber,
  formatRows,
  getIdsDown,
  createLiveListOfRows,
  loadPage,
  type LoadOptions,
} from '../testing/list-of-rows.ts'
import { isRealGap, type ListPage, type ListState } from './index.ts'

type List = ListState<string>
type Page = Partial<ListPage<string>>

const parseRows = (rows: string) => rows.split(' ').map((row) => (row === '…' ? null : row))

/** Fills one of the gaps, the first by default. */
function fill(
  list: List,
  from: 'top' | 'bottom',
  page: Page,
  { index = 0, ...traits }: LoadOptions<string> & { readonly index?: number } = {},
): List {
  const gap = list.entries.filter(isRealGap)[index]
  return loadPage(list, { kind: 'gap', gap: gap?.id ?? -1, from }, page, traits)
}

const fillRows = (rows: string, ids: readonly string[], page: Page = {}) =>
  formatRows(fill(createLiveListOfRows(parseRows(rows)), 'top', { ids, ...page }))

describe('reduceList when a gap is filled from its top', () => {
  test('closes the gap when the page meets the row below it', { tags: ['TL-12'] }, () => {
    const list = createLiveListOfRows(['51', '50', null, '35', '34'])

    const filled = fill(list, 'top', { ids: getIdsDown(49, 30), isFull: true })

    expect(filled.items).toEqual(getIdsDown(51, 30))
  })

  test(
    'keeps the gap below the page when the page does not meet the row below',
    { tags: ['TL-12'] },
    () => {
      const list = createLiveListOfRows(['50', null, '10'])

      const filled = fill(list, 'top', { ids: getIdsDown(49, 30), isFull: true })

      expect(filled.items).toEqual([...getIdsDown(50, 30), null, '10'])
    },
  )

  test.each([
    ['loads the newest page for a gap in front and closes it', '… 11 5', ['12', '11'], '12 11 5'],
    ['loads the newest page for a gap in front and keeps a gap below it', '… 5', ['12'], '12 … 5'],
    ['keeps the gap when the list accepts no row of the page', '9 … 5', [], '9 … 5'],
    ['leaves out rows that are listed above', '9 … 5', ['9', '7'], '9 7 … 5'],
    ['repeats no row', '9 … 5', ['8', '8', '7'], '9 8 7 … 5'],
    ['keeps a second gap further down', '50 … 45 … 40 10', ['49', '45'], '50 49 45 … 40 10'],
    ['removes deleted rows below', '12 … 9 8 7 6', ['11', '10', '9', '7'], '12 11 10 9 7 6'],
    ['keeps rows below the page', '12 … 9 8 7', ['11', '10', '9'], '12 11 10 9 8 7'],
    [
      'keeps rows below a page that contains none of them',
      '13 … 9 8 7',
      ['12', '11'],
      '13 12 11 … 9 8 7',
    ],
    ['removes rows above the first row that the page contains', '12 … 9 8 7', ['7', '6'], '12 7 6'],
  ] as const)('%s', { tags: ['TL-12'] }, (_name, rows, ids, expected) => {
    expect(fillRows(rows, ids)).toBe(expected)
  })

  test('closes every gap that the page spans', { tags: ['TL-12'] }, () => {
    expect(fillRows('50 … 45 … 40 10', getIdsDown(49, 39))).toBe(
      `${getIdsDown(50, 39).join(' ')} 10`,
    )
  })

  test('closes the gap when no older rows exist on the server', { tags: ['TL-12'] }, () => {
    expect(fillRows('9 … 5', ['8'], { hasNext: false })).toBe('9 8 5')
    expect(fillRows('9 … 5', [], { hasNext: false })).toBe('9 5')
  })

  test('drops the page when the gap was trimmed, and resets isLoading', { tags: ['TL-12'] }, () => {
    const list = createLiveListOfRows([...getIdsDown(100, 60), null, '35'])
    const events = [{ type: 'streamed', ids: ['101'] }] as const

    const filled = fill(list, 'top', { ids: ['40'] }, { events })

    expect(filled).toMatchObject({ items: getIdsDown(101, 81), isLoading: false, requests: [] })
  })

  test('finds the gap again when rows were added above it', { tags: ['TL-12'] }, () => {
    const events = [{ type: 'streamed', ids: ['52', '51'] }] as const

    const filled = fill(
      createLiveListOfRows(['50', null, '35']),
      'top',
      { ids: ['49'] },
      { events },
    )

    expect(formatRows(filled)).toBe('52 51 50 49 … 35')
  })

  test('finds the gap again when the row above it was deleted', { tags: ['TL-12'] }, () => {
    const deleted = { type: 'deleted', ids: new Set(['50']) } as const

    const filled = fill(
      createLiveListOfRows(['51', '50', null, '35']),
      'top',
      { ids: ['49'] },
      { events: [deleted] },
    )

    expect(formatRows(filled)).toBe('51 49 … 35')
  })

  test('fills the requested gap when there are several', { tags: ['TL-12'] }, () => {
    const list = createLiveListOfRows(['50', null, '45', null, '40'])

    const filled = fill(list, 'top', { ids: ['44', '43'] }, { index: 1 })

    expect(formatRows(filled)).toBe('50 … 45 44 43 … 40')
  })

  test('keeps the unread count and hasMore', { tags: ['TL-06', 'TL-08'] }, () => {
    const list = createLiveListOfRows(['9', null, '5'], { top: false, unread: 1 })

    expect(fill(list, 'top', { ids: ['8', '5'], hasNext: false })).toMatchObject({
      unread: 1,
      hasMore: true,
    })
  })
})

describe('reduceList when a gap is filled from its top and ids sort', () => {
  const compare = compareByNumber
  const fillSorted = (rows: string, ids: readonly string[]) =>
    formatRows(fill(createLiveListOfRows(parseRows(rows)), 'top', { ids }, { compare }))

  test.each([
    [
      'closes the gap when the page passes a deleted row',
      '50 … 35 20',
      '49 36 34 30',
      '50 49 36 34 30 20',
    ],
    ['closes the gap when the page is below the next row', '9 … 7', '6 5', '9 7 6 5'],
    ['keeps the gap below a page that is above the next row', '9 … 3', '8 7', '9 8 7 … 3'],
  ])('%s', { tags: ['TL-12'] }, (_name, rows, ids, expected) => {
    expect(fillSorted(rows, ids.split(' '))).toBe(expected)
  })
})

describe('reduceList when a gap is filled from its bottom', () => {
  const list = createLiveListOfRows(['50', '49', null, '10', '9'])

  test.each([
    ['keeps the gap above a full page', ['12', '11'], true, '50 49 … 12 11 10 9'],
    ['closes the gap with the last page', ['12', '11'], false, '50 49 12 11 10 9'],
    ['closes the gap when no rows are missing', [], false, '50 49 10 9'],
    ['closes the gap when the page meets the rows above', ['49', '48'], false, '50 49 48 10 9'],
    [
      'closes the gap when the page contains only rows from above',
      ['50', '49'],
      false,
      '50 49 10 9',
    ],
    ['keeps the gap below a full page that is above it', ['50', '49'], true, '50 49 … 10 9'],
    ['keeps the gap below a full page that reaches into it', ['49', '48'], true, '50 49 48 … 10 9'],
    ['removes a deleted row above it', ['50', '48'], false, '50 48 10 9'],
    ['lists a row once', ['12', '12', '11'], false, '50 49 12 11 10 9'],
    ['keeps the positions of listed rows', ['11', '10', '9'], false, '50 49 11 10 9'],
    ['keeps the gap when the list accepts no row of a full page', [], true, '50 49 … 10 9'],
  ])('%s', { tags: ['BY-38'] }, (_name, ids, isFull, expected) => {
    const filled = fill(list, 'bottom', { ids, isFull })

    expect(formatRows(filled)).toBe(expected)
    expect(filled.isLoading).toBe(false)
  })

  test(
    'fills a gap in front from its top, because the response does not show `min_id` support',
    { tags: ['BY-38'] },
    () => {
      const front = createLiveListOfRows([null, '9', '8'])

      const filled = fill(front, 'bottom', { ids: getIdsDown(80, 61), isFull: true })

      expect(filled.items).toEqual([...getIdsDown(80, 61), null, '9', '8'])
    },
  )

  test('drops the page when the gap was skipped', { tags: ['BY-38'] }, () => {
    const gap = list.entries.find(isRealGap)?.id ?? -1
    const events = [{ type: 'skipped', gap }] as const

    const filled = fill(list, 'bottom', { ids: ['12'], isFull: true }, { events })

    expect(formatRows(filled)).toBe('50 49 12 10 9')
  })
})
