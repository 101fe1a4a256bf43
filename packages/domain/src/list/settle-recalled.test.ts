import { describe, expect, test } from 'vitest'
import { byNumber, drawRows, liveListOfRows, loadPage } from '../testing/list-of-rows.ts'
import { createList, type ListEvent, type ListPage, type ListState, reduceList } from './index.ts'

type List = ListState<string>
type Page = Partial<ListPage<string>>

const parseRows = (rows: string) => rows.split(' ').map((row) => (row === '…' ? null : row))

/** What an earlier visit saw; the reader is scrolled down, unless said. */
const recall = (rows: string, traits: Partial<List> = {}): List =>
  reduceList(
    { ...createList<string>(), isLive: true, top: false, ...traits },
    { type: 'recalled', items: parseRows(rows) },
  )

const load = (list: List, page: Page, meanwhile: readonly ListEvent<string>[] = []) =>
  loadPage(list, { kind: 'newest' }, { isFull: true, ...page }, { compare: byNumber, meanwhile })

describe('reduceList when rows of an earlier visit are recalled', () => {
  test('lists them until a page comes', { tags: ['BY-17'] }, () => {
    expect(drawRows(recall('5 4 … 2'))).toBe('5 4 … 2')
  })

  test('puts them below what streams delivered, each row once', { tags: ['BY-17'] }, () => {
    const list = reduceList(liveListOfRows(['9', '5']), { type: 'recalled', items: ['5', '4'] })

    expect(drawRows(list)).toBe('9 5 4')
  })

  test('leaves deleted rows out', { tags: ['BY-17'] }, () => {
    const deleted = reduceList(createList<string>(), { type: 'deleted', ids: new Set(['5']) })

    expect(drawRows(reduceList(deleted, { type: 'recalled', items: ['5', '4'] }))).toBe('4')
  })
})

describe('reduceList when the first page confirms the rows of an earlier visit', () => {
  test.each([
    ['puts new rows on top', '5 4 3', ['7', '6', '5', '4'], '7 6 5 4 3'],
    ['removes what was deleted', '5 4 3 2', ['5', '3'], '5 3 2'],
    ['removes the newest row', '6 5 4', ['5', '4'], '5 4'],
    ['removes the last row of the page', '6 5 4 3', ['6', '4'], '6 4 3'],
    ['leaves a gap below a page that touches nothing', '5 4', ['9', '8'], '9 8 … 5 4'],
    ['closes a gap within the page', '9 … 5 4', ['9', '7', '5'], '9 7 5 4'],
    ['keeps a gap below the page', '9 8 … 4', ['9', '8'], '9 8 … 4'],
    ['keeps a gap that the page ends in', '9 … 4', ['9', '7'], '9 7 … 4'],
  ])('%s', { tags: ['BY-17'] }, (_name, rows, ids, expected) => {
    expect(drawRows(load(recall(rows), { ids }))).toBe(expected)
  })

  test('keeps rows above it that streams delivered since', { tags: ['BY-17'] }, () => {
    const told = { type: 'told', ids: ['9', '8'] } as const

    const list = load(recall('5 4'), { ids: ['8', '7', '6'] }, [told])

    expect(drawRows(list)).toBe('9 8 7 6 … 5 4')
  })

  test('begins with the page when the reader is at the top', { tags: ['BY-17'] }, () => {
    const list = load(recall('5 4 3', { top: true }), { ids: ['6', '5'] })

    expect(list).toMatchObject({ items: ['6', '5'], hasMore: true, isLoading: false, unread: 0 })
  })

  test(
    'leaves nothing of the earlier visit when the page is all there is',
    { tags: ['BY-17'] },
    () => {
      const all = { ids: ['5'], isFull: false, hasNext: false }

      expect(load(recall('5 4 3'), all)).toMatchObject({ items: ['5'], hasMore: false })
      expect(load(recall('5 4'), { ...all, ids: [] })).toMatchObject({ items: [], hasMore: false })
    },
  )

  test('counts as unread only what nobody has seen', { tags: ['BY-17', 'TL-08'] }, () => {
    expect(load(recall('5 4 3'), { ids: ['7', '6', '5', '4'] }).unread).toBe(2)
    expect(load(recall('5 4 3'), { ids: ['5', '4'] }).unread).toBe(0)
  })

  test(
    'keeps a gap among the rows that streams delivered since, H3d',
    { tags: ['BY-17', 'TL-11'] },
    () => {
      const meanwhile = [
        { type: 'told', ids: ['10'] },
        { type: 'lost', at: 0 },
        { type: 'heard' },
        { type: 'told', ids: ['30'] },
      ] as const

      const list = load(recall('9 8'), { ids: ['9', '8'], isFull: false }, meanwhile)

      expect(drawRows(list)).toBe('30 … 10 9 8')
    },
  )
})
