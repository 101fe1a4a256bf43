import { describe, expect, test } from 'vitest'
import {
  compareByNumber,
  formatRows,
  createLiveListOfRows,
  loadPage,
} from '../testing/list-of-rows.ts'
import { createList, type ListEvent, type ListPage, type ListState, reduceList } from './index.ts'

type List = ListState<string>
type Page = Partial<ListPage<string>>

const parseRows = (rows: string) => rows.split(' ').map((row) => (row === '…' ? null : row))

/** Creates a list of restored rows. The user is scrolled down by default. */
const createRestored = (rows: string, traits: Partial<List> = {}): List =>
  reduceList(
    { ...createList<string>(), isLive: true, top: false, ...traits },
    { type: 'restored', items: parseRows(rows) },
  )

const load = (list: List, page: Page, events: readonly ListEvent<string>[] = []) =>
  loadPage(
    list,
    { kind: 'newest' },
    { isFull: true, ...page },
    { compare: compareByNumber, events },
  )

describe('reduceList when rows of an earlier visit are restored', () => {
  test('lists them until a page is loaded', { tags: ['BY-17'] }, () => {
    expect(formatRows(createRestored('5 4 … 2'))).toBe('5 4 … 2')
  })

  test('inserts them below streamed rows, each row once', { tags: ['BY-17'] }, () => {
    const list = reduceList(createLiveListOfRows(['9', '5']), {
      type: 'restored',
      items: ['5', '4'],
    })

    expect(formatRows(list)).toBe('9 5 4')
  })

  test('leaves out deleted rows', { tags: ['BY-17'] }, () => {
    const deleted = reduceList(createList<string>(), { type: 'deleted', ids: new Set(['5']) })

    expect(formatRows(reduceList(deleted, { type: 'restored', items: ['5', '4'] }))).toBe('4')
  })
})

describe('reduceList when the first page confirms restored rows', () => {
  test.each([
    ['inserts new rows at the top', '5 4 3', ['7', '6', '5', '4'], '7 6 5 4 3'],
    ['removes deleted rows', '5 4 3 2', ['5', '3'], '5 3 2'],
    ['removes the newest row', '6 5 4', ['5', '4'], '5 4'],
    ['removes the last row of the page', '6 5 4 3', ['6', '4'], '6 4 3'],
    ['leaves a gap below a page that meets no restored row', '5 4', ['9', '8'], '9 8 … 5 4'],
    ['closes a gap within the page', '9 … 5 4', ['9', '7', '5'], '9 7 5 4'],
    ['keeps a gap below the page', '9 8 … 4', ['9', '8'], '9 8 … 4'],
    ['keeps a gap that the page ends in', '9 … 4', ['9', '7'], '9 7 … 4'],
  ])('%s', { tags: ['BY-17'] }, (_name, rows, ids, expected) => {
    expect(formatRows(load(createRestored(rows), { ids }))).toBe(expected)
  })

  test('keeps streamed rows above the page', { tags: ['BY-17'] }, () => {
    const event = { type: 'streamed', ids: ['9', '8'] } as const

    const list = load(createRestored('5 4'), { ids: ['8', '7', '6'] }, [event])

    expect(formatRows(list)).toBe('9 8 7 6 … 5 4')
  })

  test('starts with the page when the user is at the top', { tags: ['BY-17'] }, () => {
    const list = load(createRestored('5 4 3', { top: true }), { ids: ['6', '5'] })

    expect(list).toMatchObject({ items: ['6', '5'], hasMore: true, isLoading: false, unread: 0 })
  })

  test('removes the restored rows when the page is complete', { tags: ['BY-17'] }, () => {
    const all = { ids: ['5'], isFull: false, hasNext: false }

    expect(load(createRestored('5 4 3'), all)).toMatchObject({ items: ['5'], hasMore: false })
    expect(load(createRestored('5 4'), { ...all, ids: [] })).toMatchObject({
      items: [],
      hasMore: false,
    })
  })

  test('counts only rows that were not seen as unread', { tags: ['BY-17', 'TL-08'] }, () => {
    expect(load(createRestored('5 4 3'), { ids: ['7', '6', '5', '4'] }).unread).toBe(2)
    expect(load(createRestored('5 4 3'), { ids: ['5', '4'] }).unread).toBe(0)
  })

  test('keeps a gap between rows that were streamed since', { tags: ['BY-17', 'TL-11'] }, () => {
    const events = [
      { type: 'streamed', ids: ['10'] },
      { type: 'lost', at: 0 },
      { type: 'connected' },
      { type: 'streamed', ids: ['30'] },
    ] as const

    const list = load(createRestored('9 8'), { ids: ['9', '8'], isFull: false }, events)

    expect(formatRows(list)).toBe('30 … 10 9 8')
  })
})
