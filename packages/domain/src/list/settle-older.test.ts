import { describe, expect, test } from 'vitest'
import {
  byNumber,
  drawRows,
  idsDown,
  liveListOfRows,
  loadPage,
  type LoadTraits,
} from '../testing/list-of-rows.ts'
import type { ListPage, ListState } from './index.ts'

type List = ListState<string>
type Page = Partial<ListPage<string>>

const loadOlder = (list: List, page: Page, traits: LoadTraits<string> = {}) =>
  loadPage(list, { kind: 'older' }, page, traits)

const parseRows = (rows: string) => rows.split(' ').map((row) => (row === '…' ? null : row))

describe('reduceList when an older page arrives', () => {
  test('puts it at the end without the rows that are listed', { tags: ['TL-13'] }, () => {
    const list = loadOlder(liveListOfRows(['9', '8', '7']), { ids: ['8', '7', '6'] })

    expect(list).toMatchObject({ items: ['9', '8', '7', '6'], isLoading: false, requests: [] })
  })

  test('has no more to load when no next link came', { tags: ['TL-06'] }, () => {
    const list = liveListOfRows(['9'])

    expect(loadOlder(list, { ids: ['8'], hasNext: false }).hasMore).toBe(false)
    expect(loadOlder(list, { ids: ['8'], hasNext: true }).hasMore).toBe(true)
  })

  test('changes no row when it is empty', { tags: ['TL-06'] }, () => {
    const list = loadOlder(liveListOfRows(['9']), { hasNext: false })

    expect(list).toMatchObject({ items: ['9'], hasMore: false })
    expect(loadOlder(liveListOfRows(['9']), {}).hasMore).toBe(true)
  })

  test('keeps the order of the server when ids do not sort', { tags: ['TL-13'] }, () => {
    const list = loadOlder(liveListOfRows(['zeta', 'b/7']), { ids: ['01J', 'a'] })

    expect(list.items).toEqual(['zeta', 'b/7', '01J', 'a'])
  })

  test(
    'goes on below the last row of an older page when the server says rows twice',
    { tags: ['TL-13'] },
    () => {
      expect(loadOlder(liveListOfRows(['9']), { ids: ['8', '8', '7'] }).items).toEqual([
        '9',
        '8',
        '7',
      ])
    },
  )

  test('is dropped when the list was trimmed meanwhile, H5', { tags: ['TL-10', 'TL-11'] }, () => {
    const meanwhile = [{ type: 'told', ids: ['100'] }] as const

    const list = loadOlder(
      liveListOfRows(idsDown(99, 50)),
      { ids: idsDown(49, 30), hasNext: false },
      { meanwhile },
    )

    expect(list).toMatchObject({ items: idsDown(100, 80), hasMore: true, isLoading: false })
  })

  test('joins the end when the last row was deleted meanwhile, H9', () => {
    const meanwhile = [{ type: 'deleted', ids: new Set(['8']) }] as const

    expect(loadOlder(liveListOfRows(['9', '8']), { ids: ['7'] }, { meanwhile }).items).toEqual([
      '9',
      '7',
    ])
  })
})

describe('reduceList when a page arrives that confirms rows', () => {
  const confirm = (rows: string, above: string, page: Page, traits: LoadTraits<string> = {}) =>
    drawRows(
      loadPage(
        liveListOfRows(parseRows(rows)),
        { kind: 'confirm', above },
        { isFull: true, ...page },
        traits,
      ),
    )

  test.each([
    ['removes what was deleted', '9 8 7', '9', ['7'], '9 7'],
    ['removes what was deleted right below the row', '9 8 7 6', '9', ['7', '6'], '9 7 6'],
    ['takes in what no stream delivered', '9 7', '9', ['8', '7'], '9 8 7'],
    ['keeps rows below the page', '9 8 7 6', '9', ['8'], '9 8 7 6'],
    ['keeps a gap below the page', '9 8 … 4', '9', ['8'], '9 8 … 4'],
    ['closes a gap that the page spans', '9 8 … 4 3', '9', ['8', '6', '4'], '9 8 6 4 3'],
    [
      'keeps rows between two that it has, unless deleted',
      '9 8 7 … 5 3',
      '9',
      ['8', '7'],
      '9 8 7 … 5 3',
    ],
    ['keeps everything when it is empty', '9 8', '9', [], '9 8'],
  ] as const)('%s', { tags: ['TL-13'] }, (_name, rows, above, ids, expected) => {
    expect(confirm(rows, above, { ids })).toBe(expected)
  })

  test('removes what lies beyond the end of the list when ids sort', () => {
    const end = { ids: ['8'], isFull: false, hasNext: false }

    expect(confirm('9 8 7 6', '9', end, { compare: byNumber })).toBe('9 8')
    expect(confirm('9 8 7 6', '9', end)).toBe('9 8 7 6')
  })

  test('keeps rows that arrived since', () => {
    const meanwhile = [{ type: 'told', ids: ['10'] }] as const

    expect(confirm('9 8 7', '9', { ids: ['7'] }, { meanwhile })).toBe('10 9 7')
  })

  test('keeps rows that came late since', () => {
    const meanwhile = [{ type: 'told', ids: ['8'] }] as const

    expect(confirm('9 7', '9', { ids: ['7'] }, { meanwhile, compare: byNumber })).toBe('9 8 7')
  })

  test('changes nothing when the row it was asked below is gone with its position', () => {
    const list = liveListOfRows(idsDown(99, 50))
    const meanwhile = [{ type: 'told', ids: ['100'] }] as const

    const confirmed = loadPage(
      list,
      { kind: 'confirm', above: '60' },
      { ids: ['58'] },
      { meanwhile },
    )

    expect(confirmed.items).toEqual(idsDown(100, 80))
  })

  test('changes no row when it says the same', () => {
    const list = liveListOfRows(['9', '8', '7'])

    const confirmed = loadPage(list, { kind: 'confirm', above: '9' }, { ids: ['8', '7'] })

    expect(confirmed.items).toBe(list.items)
  })
})
