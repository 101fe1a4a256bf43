import { describe, expect, test } from 'vitest'
import {
  byNumber,
  drawRows,
  idsDown,
  liveListOfRows,
  loadPage,
  type LoadTraits,
} from '../testing/list-of-rows.ts'
import { isRealGap, type ListPage, type ListState } from './index.ts'

type List = ListState<string>
type Page = Partial<ListPage<string>>

const parseRows = (rows: string) => rows.split(' ').map((row) => (row === '…' ? null : row))

/** Fills one of the gaps, the first unless said. */
function fill(
  list: List,
  from: 'top' | 'bottom',
  page: Page,
  { index = 0, ...traits }: LoadTraits<string> & { readonly index?: number } = {},
): List {
  const gap = list.entries.filter(isRealGap)[index]
  return loadPage(list, { kind: 'gap', gap: gap?.id ?? -1, from }, page, traits)
}

const fillRows = (rows: string, ids: readonly string[], page: Page = {}) =>
  drawRows(fill(liveListOfRows(parseRows(rows)), 'top', { ids, ...page }))

describe('reduceList when a gap is filled from its top', () => {
  test('closes it when the page meets the row below it', { tags: ['TL-12'] }, () => {
    const list = liveListOfRows(['51', '50', null, '35', '34'])

    const filled = fill(list, 'top', { ids: idsDown(49, 30), isFull: true })

    expect(filled.items).toEqual(idsDown(51, 30))
  })

  test('keeps it below the page when that meets nothing', { tags: ['TL-12'] }, () => {
    const list = liveListOfRows(['50', null, '10'])

    const filled = fill(list, 'top', { ids: idsDown(49, 30), isFull: true })

    expect(filled.items).toEqual([...idsDown(50, 30), null, '10'])
  })

  test.each([
    ['takes the newest page for a gap in front, which it meets', '… 11 5', ['12', '11'], '12 11 5'],
    ['takes the newest page for a gap in front, which it does not', '… 5', ['12'], '12 … 5'],
    ['keeps it when the list accepts nothing of the page', '9 … 5', [], '9 … 5'],
    ['takes in no row that stands above already', '9 … 5', ['9', '7'], '9 7 … 5'],
    ['repeats no row', '9 … 5', ['8', '8', '7'], '9 8 7 … 5'],
    ['keeps a second gap further down', '50 … 45 … 40 10', ['49', '45'], '50 49 45 … 40 10'],
    ['removes deleted rows below', '12 … 9 8 7 6', ['11', '10', '9', '7'], '12 11 10 9 7 6'],
    ['keeps rows below the page', '12 … 9 8 7', ['11', '10', '9'], '12 11 10 9 8 7'],
    ['keeps rows below a page that has none', '13 … 9 8 7', ['12', '11'], '13 12 11 … 9 8 7'],
    ['removes rows above the first that it has', '12 … 9 8 7', ['7', '6'], '12 7 6'],
  ] as const)('%s', { tags: ['TL-12'] }, (_name, rows, ids, expected) => {
    expect(fillRows(rows, ids)).toBe(expected)
  })

  test('closes every gap that the page spans', { tags: ['TL-12'] }, () => {
    expect(fillRows('50 … 45 … 40 10', idsDown(49, 39))).toBe(`${idsDown(50, 39).join(' ')} 10`)
  })

  test('closes it when nothing older exists on the server', { tags: ['TL-12'] }, () => {
    expect(fillRows('9 … 5', ['8'], { hasNext: false })).toBe('9 8 5')
    expect(fillRows('9 … 5', [], { hasNext: false })).toBe('9 5')
  })

  test(
    'drops the page when the gap was trimmed away, and is no longer loading',
    { tags: ['TL-12'] },
    () => {
      const list = liveListOfRows([...idsDown(100, 60), null, '35'])
      const meanwhile = [{ type: 'told', ids: ['101'] }] as const

      const filled = fill(list, 'top', { ids: ['40'] }, { meanwhile })

      expect(filled).toMatchObject({ items: idsDown(101, 81), isLoading: false, requests: [] })
    },
  )

  test('finds it again when rows came in above it', { tags: ['TL-12'] }, () => {
    const meanwhile = [{ type: 'told', ids: ['52', '51'] }] as const

    const filled = fill(liveListOfRows(['50', null, '35']), 'top', { ids: ['49'] }, { meanwhile })

    expect(drawRows(filled)).toBe('52 51 50 49 … 35')
  })

  test('finds it again when the row above it was deleted, H9', { tags: ['TL-12'] }, () => {
    const deleted = { type: 'deleted', ids: new Set(['50']) } as const

    const filled = fill(
      liveListOfRows(['51', '50', null, '35']),
      'top',
      { ids: ['49'] },
      { meanwhile: [deleted] },
    )

    expect(drawRows(filled)).toBe('51 49 … 35')
  })

  test('fills the gap that was asked for when there are several', { tags: ['TL-12'] }, () => {
    const list = liveListOfRows(['50', null, '45', null, '40'])

    const filled = fill(list, 'top', { ids: ['44', '43'] }, { index: 1 })

    expect(drawRows(filled)).toBe('50 … 45 44 43 … 40')
  })

  test(
    'counts nothing as unread, and leaves open whether older rows exist',
    { tags: ['TL-06', 'TL-08'] },
    () => {
      const list = liveListOfRows(['9', null, '5'], { top: false, unread: 1 })

      expect(fill(list, 'top', { ids: ['8', '5'], hasNext: false })).toMatchObject({
        unread: 1,
        hasMore: true,
      })
    },
  )
})

describe('reduceList when a gap is filled from its top and ids sort', () => {
  const compare = byNumber
  const fillSorted = (rows: string, ids: readonly string[]) =>
    drawRows(fill(liveListOfRows(parseRows(rows)), 'top', { ids }, { compare }))

  test.each([
    [
      'closes it when the page passes a deleted row',
      '50 … 35 20',
      '49 36 34 30',
      '50 49 36 34 30 20',
    ],
    ['closes it when the page lies below the row under it', '9 … 7', '6 5', '9 7 6 5'],
    ['keeps it below a page that lies above', '9 … 3', '8 7', '9 8 7 … 3'],
  ])('%s', { tags: ['TL-12'] }, (_name, rows, ids, expected) => {
    expect(fillSorted(rows, ids.split(' '))).toBe(expected)
  })
})

describe('reduceList when a gap is filled from its bottom', () => {
  const list = liveListOfRows(['50', '49', null, '10', '9'])

  test.each([
    ['keeps it above a full page', ['12', '11'], true, '50 49 … 12 11 10 9'],
    ['closes it with the last page upwards', ['12', '11'], false, '50 49 12 11 10 9'],
    ['closes it when there is nothing in between', [], false, '50 49 10 9'],
    ['closes it when the page meets what is above', ['49', '48'], false, '50 49 48 10 9'],
    ['closes it when the page has only what is above', ['50', '49'], false, '50 49 10 9'],
    ['keeps it below a full page that is above it', ['50', '49'], true, '50 49 … 10 9'],
    ['keeps it below a full page that reaches into it', ['49', '48'], true, '50 49 48 … 10 9'],
    ['removes a deleted row above it', ['50', '48'], false, '50 48 10 9'],
    ['lists a row once', ['12', '12', '11'], false, '50 49 12 11 10 9'],
    ['leaves rows where they are', ['11', '10', '9'], false, '50 49 11 10 9'],
    ['keeps it when the list accepts nothing of a full page', [], true, '50 49 … 10 9'],
  ])('%s', { tags: ['BY-38'] }, (_name, ids, isFull, expected) => {
    const filled = fill(list, 'bottom', { ids, isFull })

    expect(drawRows(filled)).toBe(expected)
    expect(filled.isLoading).toBe(false)
  })

  test(
    'fills a gap in front from its top, since nothing shows whether a server heeds `min_id`, H11',
    { tags: ['BY-38'] },
    () => {
      const front = liveListOfRows([null, '9', '8'])

      const filled = fill(front, 'bottom', { ids: idsDown(80, 61), isFull: true })

      expect(filled.items).toEqual([...idsDown(80, 61), null, '9', '8'])
    },
  )

  test('drops the page when the gap was skipped', { tags: ['BY-38'] }, () => {
    const gap = list.entries.find(isRealGap)?.id ?? -1
    const meanwhile = [{ type: 'skipped', gap }] as const

    const filled = fill(list, 'bottom', { ids: ['12'], isFull: true }, { meanwhile })

    expect(drawRows(filled)).toBe('50 49 12 10 9')
  })
})
