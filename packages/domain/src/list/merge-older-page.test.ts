import { describe, expect, test } from 'vitest'
import {
  compareByNumber,
  formatRows,
  getIdsDown,
  createLiveListOfRows,
  loadPage,
  type LoadOptions,
} from '../testing/list-of-rows.ts'
import type { ListPage, ListState } from './index.ts'

type List = ListState<string>
type Page = Partial<ListPage<string>>

const loadOlder = (list: List, page: Page, traits: LoadOptions<string> = {}) =>
  loadPage(list, { kind: 'older' }, page, traits)

const parseRows = (rows: string) => rows.split(' ').map((row) => (row === '…' ? null : row))

describe('reduceList when an older page arrives', () => {
  test('appends the page without rows that are already listed', { tags: ['TL-13'] }, () => {
    const list = loadOlder(createLiveListOfRows(['9', '8', '7']), { ids: ['8', '7', '6'] })

    expect(list).toMatchObject({ items: ['9', '8', '7', '6'], isLoading: false, requests: [] })
  })

  test('resets hasMore without a next link', { tags: ['TL-06'] }, () => {
    const list = createLiveListOfRows(['9'])

    expect(loadOlder(list, { ids: ['8'], hasNext: false }).hasMore).toBe(false)
    expect(loadOlder(list, { ids: ['8'], hasNext: true }).hasMore).toBe(true)
  })

  test('keeps the same rows when the page is empty', { tags: ['TL-06'] }, () => {
    const list = loadOlder(createLiveListOfRows(['9']), { hasNext: false })

    expect(list).toMatchObject({ items: ['9'], hasMore: false })
    expect(loadOlder(createLiveListOfRows(['9']), {}).hasMore).toBe(true)
  })

  test("keeps the server's order when IDs do not sort", { tags: ['TL-13'] }, () => {
    const list = loadOlder(createLiveListOfRows(['zeta', 'b/7']), { ids: ['01J', 'a'] })

    expect(list.items).toEqual(['zeta', 'b/7', '01J', 'a'])
  })

  test('continues below the last row of a page that repeats rows', { tags: ['TL-13'] }, () => {
    expect(loadOlder(createLiveListOfRows(['9']), { ids: ['8', '8', '7'] }).items).toEqual([
      '9',
      '8',
      '7',
    ])
  })

  test('drops the page when the list was trimmed', { tags: ['TL-10', 'TL-11'] }, () => {
    const events = [{ type: 'streamed', ids: ['100'] }] as const

    const list = loadOlder(
      createLiveListOfRows(getIdsDown(99, 50)),
      { ids: getIdsDown(49, 30), hasNext: false },
      { events },
    )

    expect(list).toMatchObject({ items: getIdsDown(100, 80), hasMore: true, isLoading: false })
  })

  test('appends the page when the last row was deleted', () => {
    const events = [{ type: 'deleted', ids: new Set(['8']) }] as const

    expect(loadOlder(createLiveListOfRows(['9', '8']), { ids: ['7'] }, { events }).items).toEqual([
      '9',
      '7',
    ])
  })
})

describe('reduceList when a page confirms rows', () => {
  const confirm = (rows: string, above: string, page: Page, traits: LoadOptions<string> = {}) =>
    formatRows(
      loadPage(
        createLiveListOfRows(parseRows(rows)),
        { kind: 'confirm', above },
        { isFull: true, ...page },
        traits,
      ),
    )

  test.each([
    ['removes deleted rows', '9 8 7', '9', ['7'], '9 7'],
    ['removes a deleted row directly below the anchor', '9 8 7 6', '9', ['7', '6'], '9 7 6'],
    ['inserts rows that no stream delivered', '9 7', '9', ['8', '7'], '9 8 7'],
    ['keeps rows below the page', '9 8 7 6', '9', ['8'], '9 8 7 6'],
    ['keeps a gap below the page', '9 8 … 4', '9', ['8'], '9 8 … 4'],
    ['closes a gap that the page spans', '9 8 … 4 3', '9', ['8', '6', '4'], '9 8 6 4 3'],
    ['keeps rows below the page and its gap', '9 8 7 … 5 3', '9', ['8', '7'], '9 8 7 … 5 3'],
    ['keeps all rows when the page is empty', '9 8', '9', [], '9 8'],
  ] as const)('%s', { tags: ['TL-13'] }, (_name, rows, above, ids, expected) => {
    expect(confirm(rows, above, { ids })).toBe(expected)
  })

  test('removes rows beyond the end of the list when IDs sort', () => {
    const end = { ids: ['8'], isFull: false, hasNext: false }

    expect(confirm('9 8 7 6', '9', end, { compare: compareByNumber })).toBe('9 8')
    expect(confirm('9 8 7 6', '9', end)).toBe('9 8 7 6')
  })

  test('keeps rows that were streamed since', () => {
    const events = [{ type: 'streamed', ids: ['10'] }] as const

    expect(confirm('9 8 7', '9', { ids: ['7'] }, { events })).toBe('10 9 7')
  })

  test('keeps rows that arrived late since', () => {
    const events = [{ type: 'streamed', ids: ['8'] }] as const

    expect(confirm('9 7', '9', { ids: ['7'] }, { events, compare: compareByNumber })).toBe('9 8 7')
  })

  test('drops the page when the anchor row and its position were removed', () => {
    const list = createLiveListOfRows(getIdsDown(99, 50))
    const events = [{ type: 'streamed', ids: ['100'] }] as const

    const confirmed = loadPage(list, { kind: 'confirm', above: '60' }, { ids: ['58'] }, { events })

    expect(confirmed.items).toEqual(getIdsDown(100, 80))
  })

  test('keeps the same items when the page is identical', () => {
    const list = createLiveListOfRows(['9', '8', '7'])

    const confirmed = loadPage(list, { kind: 'confirm', above: '9' }, { ids: ['8', '7'] })

    expect(confirmed.items).toBe(list.items)
  })
})
