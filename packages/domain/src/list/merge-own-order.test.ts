import { describe, expect, test } from 'vitest'
import { createListOfRows } from '../testing/list-of-rows.ts'
import {
  createPageRequest,
  createList,
  type ListPage,
  type ListState,
  insertInFront,
  reduceList,
  mergeOwnOrder,
} from './index.ts'

type List = ListState<string>

/** Loads the first page of favourites or bookmarks. */
function settleFirstPage(list: List, page: Partial<ListPage<string>>, isGrowing = true): List {
  const sent = createPageRequest(list, { kind: 'newest', isWhole: true })
  const whole = { ids: [], isFull: true, hasNext: true, ...page }
  return mergeOwnOrder(sent?.list ?? list, sent?.request.id ?? -1, whole, isGrowing)
}

const createHeldList = (rows: readonly string[], traits: Partial<List> = {}) =>
  createListOfRows(rows, { ...createList<string>(), ...traits })

describe('mergeOwnOrder', () => {
  test('uses the first page as the list', () => {
    const list = settleFirstPage(createList<string>(), { ids: ['1', '9', '1'] })

    expect(list).toMatchObject({ items: ['1', '9'], hasMore: true, isLoading: false, unread: 0 })
  })

  test('keeps the order of the page, whatever the IDs are', () => {
    expect(settleFirstPage(createHeldList(['8', '7']), { ids: ['2', '8', '7'] }).items).toEqual([
      '2',
      '8',
      '7',
    ])
  })

  test('removes missing rows, and keeps the rows below the last shared row', () => {
    const list = settleFirstPage(createHeldList(['9', '8', '7', '6', '5']), {
      ids: ['9', '7'],
      hasNext: false,
    })

    expect(list).toMatchObject({ items: ['9', '7', '6', '5'], hasMore: true })
  })

  test('takes the end of the list from a page that reaches beyond it', () => {
    const list = settleFirstPage(createHeldList(['9']), { ids: ['9', '8'], hasNext: false })

    expect(list).toMatchObject({ items: ['9', '8'], hasMore: false })
  })

  test('replaces the list when the page shares no row with it', () => {
    const list = settleFirstPage(createHeldList(['9', '8']), { ids: ['3'], hasNext: false })

    expect(list).toMatchObject({ items: ['3'], hasMore: false })
  })

  test('replaces the list when it is not growing', () => {
    expect(
      settleFirstPage(createHeldList(['9', '8', '7']), { ids: ['9', '8'] }, false).items,
    ).toEqual(['9', '8'])
  })

  test('counts new rows as unread when the user is not at the top', () => {
    const page = { ids: ['3', '2', '9'] }

    expect(
      settleFirstPage(createHeldList(['9', '8'], { top: false, unread: 1 }), page).unread,
    ).toBe(3)
    expect(settleFirstPage(createHeldList(['9', '8'], { top: true, unread: 1 }), page).unread).toBe(
      1,
    )
    expect(settleFirstPage(createHeldList([], { top: false }), page).unread).toBe(0)
  })

  test('leaves out rows that were deleted since', () => {
    const list = reduceList(createHeldList(['9']), { type: 'deleted', ids: new Set(['8']) })

    expect(settleFirstPage(list, { ids: ['9', '8'] }).items).toEqual(['9'])
  })

  test('ignores a page without a pending request', () => {
    const list = createHeldList(['9'])

    expect(mergeOwnOrder(list, 7, { ids: ['8'], isFull: true, hasNext: true }, true)).toBe(list)
  })
})

describe('insertInFront', () => {
  test('inserts a row in front without trimming', () => {
    const ids = Array.from({ length: 60 }, (_each, index) => `${index + 100}`)

    expect(insertInFront(createHeldList(ids), '1').items).toEqual(['1', ...ids])
  })

  test('keeps a row that is already listed', () => {
    const list = createHeldList(['9', '8'])

    expect(insertInFront(list, '8')).toBe(list)
  })

  test('counts the row as unread when the user is not at the top', () => {
    expect(insertInFront(createHeldList(['9'], { top: false }), '1').unread).toBe(1)
    expect(insertInFront(createHeldList(['9']), '1').unread).toBe(0)
  })
})
