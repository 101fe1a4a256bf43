import { describe, expect, test } from 'vitest'
import { listOfRows } from '../testing/list-of-rows.ts'
import {
  askForPage,
  createList,
  type ListPage,
  type ListState,
  putInFront,
  reduceList,
  settleOwnOrder,
} from './index.ts'

type List = ListState<string>

/** The first page of favourites or bookmarks. */
function settle(list: List, page: Partial<ListPage<string>>, isGrowing = true): List {
  const asked = askForPage(list, { kind: 'newest', isWhole: true })
  const whole = { ids: [], isFull: true, hasNext: true, ...page }
  return settleOwnOrder(asked?.list ?? list, asked?.request.id ?? -1, whole, isGrowing)
}

const hold = (rows: readonly string[], traits: Partial<List> = {}) =>
  listOfRows(rows, { ...createList<string>(), ...traits })

describe('settleOwnOrder', () => {
  test('takes the first page as the list', () => {
    const list = settle(createList<string>(), { ids: ['1', '9', '1'] })

    expect(list).toMatchObject({ items: ['1', '9'], hasMore: true, isLoading: false, unread: 0 })
  })

  test('puts new rows in the order of the page, whatever the ids say', () => {
    expect(settle(hold(['8', '7']), { ids: ['2', '8', '7'] }).items).toEqual(['2', '8', '7'])
  })

  test('removes what is missing, and goes on below the last row that both have', () => {
    const list = settle(hold(['9', '8', '7', '6', '5']), { ids: ['9', '7'], hasNext: false })

    expect(list).toMatchObject({ items: ['9', '7', '6', '5'], hasMore: true })
  })

  test('ends as the server says when the page reaches beyond the list', () => {
    const list = settle(hold(['9']), { ids: ['9', '8'], hasNext: false })

    expect(list).toMatchObject({ items: ['9', '8'], hasMore: false })
  })

  test('takes the page as the whole list when it shares no row', () => {
    const list = settle(hold(['9', '8']), { ids: ['3'], hasNext: false })

    expect(list).toMatchObject({ items: ['3'], hasMore: false })
  })

  test('takes the page as the whole list when that does not grow', () => {
    expect(settle(hold(['9', '8', '7']), { ids: ['9', '8'] }, false).items).toEqual(['9', '8'])
  })

  test('counts new rows as unread when the reader is not at the top', () => {
    const page = { ids: ['3', '2', '9'] }

    expect(settle(hold(['9', '8'], { top: false, unread: 1 }), page).unread).toBe(3)
    expect(settle(hold(['9', '8'], { top: true, unread: 1 }), page).unread).toBe(1)
    expect(settle(hold([], { top: false }), page).unread).toBe(0)
  })

  test('leaves out rows that were deleted since', () => {
    const list = reduceList(hold(['9']), { type: 'deleted', ids: new Set(['8']) })

    expect(settle(list, { ids: ['9', '8'] }).items).toEqual(['9'])
  })

  test('ignores a page that nobody waits for', () => {
    const list = hold(['9'])

    expect(settleOwnOrder(list, 7, { ids: ['8'], isFull: true, hasNext: true }, true)).toBe(list)
  })
})

describe('putInFront', () => {
  test('puts a row in front without cutting any', () => {
    const ids = Array.from({ length: 60 }, (_each, index) => `${index + 100}`)

    expect(putInFront(hold(ids), '1').items).toEqual(['1', ...ids])
  })

  test('lists no row twice', () => {
    const list = hold(['9', '8'])

    expect(putInFront(list, '8')).toBe(list)
  })

  test('counts the row as unread when the reader is not at the top', () => {
    expect(putInFront(hold(['9'], { top: false }), '1').unread).toBe(1)
    expect(putInFront(hold(['9']), '1').unread).toBe(0)
  })
})
