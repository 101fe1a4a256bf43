import { describe, expect, test } from 'vitest'
import { byNumber, drawRows, listOfRows } from '../testing/list-of-rows.ts'
import {
  askForPage,
  type Compare,
  createList,
  type ListEvent,
  type ListState,
  type PagesAround,
  reduceList,
  settleAround,
} from './index.ts'

type List = ListState<string>
type Pages = PagesAround<string>

const createPages = (
  newer: readonly string[] | null,
  older: readonly string[],
  more: { readonly isFull?: boolean; readonly hasNext?: boolean } = {},
): Pages => ({
  older: { ids: older, hasNext: more.hasNext ?? true },
  newer: newer === null ? null : { ids: newer, isFull: more.isFull ?? false },
  known: ['61', '60'],
})

function join(
  list: List,
  pages: Pages,
  {
    compare = byNumber,
    meanwhile = [],
  }: {
    readonly compare?: Compare<string>
    readonly meanwhile?: readonly ListEvent<string>[]
  } = {},
): List {
  const asked = askForPage(list, { kind: 'around' })
  const request = asked?.request.id ?? -1
  const changed = meanwhile.reduce<List>(
    (next, event) => reduceList(next, event),
    asked?.list ?? list,
  )
  return settleAround(changed, request, pages, compare)
}

const joinRows = (items: List['items'], pages: Pages) => drawRows(join(listOfRows(items), pages))

const LIVE: List = { ...createList<string>(), isLive: true }

describe('settleAround', () => {
  test('holds them without a gap when they meet', { tags: ['BY-31'] }, () => {
    expect(joinRows([], createPages(['63', '62', '61'], ['60', '59']))).toBe('63 62 61 60 59')
  })

  test('puts a gap in front when the upper page is full', { tags: ['BY-31', 'TL-11'] }, () => {
    const pages = createPages(['62', '61'], ['60', '59'], { isFull: true })

    expect(joinRows([], pages)).toBe('… 62 61 60 59')
  })

  test('puts a gap in front when no upper page came', { tags: ['TL-11'] }, () => {
    expect(joinRows([], createPages(null, ['60', '59']))).toBe('… 60 59')
  })

  test('puts a gap below the newest page of a server that ignores `min_id`', () => {
    expect(joinRows([], createPages(['99', '98'], ['60', '59']))).toBe('99 98 … 60 59')
  })

  test('lists a row once that a server sends twice', () => {
    const pages = createPages(['62', '62', '61', '61'], ['60', '60', '59'])

    expect(joinRows([], pages)).toBe('62 61 60 59')
  })

  test('lists a row once that both pages have', () => {
    expect(joinRows([], createPages(['62', '61', '60'], ['59', '58']))).toBe('62 61 60 59 58')
    expect(joinRows([], createPages(['62', '60', '59'], ['60', '59', '58']))).toBe('62 60 59 58')
  })

  test.each([
    ['below newer rows', ['99', '98'], '99 98 … 62 61 60 59'],
    ['above older rows', ['30', '29'], '… 62 61 60 59 … 30 29'],
    ['where a gap was', ['99', null, '30'], '99 … 62 61 60 59 … 30'],
    ['between two rows', ['99', '30'], '99 … 62 61 60 59 … 30'],
  ])('puts pages that share no row by age: %s', (_name, items, expected) => {
    const pages = createPages(['62', '61'], ['60', '59'], { isFull: true })

    expect(joinRows(items, pages)).toBe(expected)
  })

  test('joins rows above that streams delivered since, when the pages reach the newest', () => {
    const pages = createPages(['62', '61'], ['60', '59'])
    const joinTold = (ids: readonly string[], around: Pages) =>
      drawRows(join(LIVE, around, { meanwhile: [{ type: 'told', ids }] }))

    expect(joinTold(['99', '98'], pages)).toBe('99 98 62 61 60 59')
    expect(joinTold(['99'], createPages([], ['60', '59']))).toBe('99 60 59')
    expect(joinRows([null, '62'], pages)).toBe('62 61 60 59')
  })

  test('leaves rows out that were deleted since', () => {
    const deleted = { type: 'deleted', ids: new Set(['60']) } as const

    const list = join(listOfRows([]), createPages(['61'], ['60', '59']), { meanwhile: [deleted] })

    expect(drawRows(list)).toBe('61 59')
  })

  test('closes a gap between rows that are listed', () => {
    const pages = createPages(['62', '61'], ['60', '59'])

    expect(joinRows(['62', '61', null, '59', '58'], pages)).toBe('62 61 60 59 58')
  })

  test('puts no gap in front when a full upper page meets what is listed', () => {
    const pages = createPages(['62', '61'], ['60', '59'], { isFull: true })

    expect(joinRows(['63', '62'], pages)).toBe('63 62 61 60 59')
  })

  test('takes over whether older rows exist when the pages end the list', () => {
    const end = createPages([], ['60', '59'], { hasNext: false })
    const known = listOfRows(['58'], { ...createList<string>(), hasMore: false })

    expect(join(listOfRows([]), end).hasMore).toBe(false)
    expect(join(listOfRows(['58']), end).hasMore).toBe(true)
    expect(join(known, createPages([], ['60'])).hasMore).toBe(false)
  })

  test('keeps the order of the pages when rows are of the same moment', () => {
    const pages = createPages(['b', 'a', '61'], ['z', 'y'])

    expect(drawRows(join(listOfRows([]), pages, { compare: () => 0 }))).toBe('b a 61 z y')
  })

  test('changes no row when both are empty', () => {
    expect(joinRows(['9', null, '7'], createPages([], []))).toBe('9 … 7')
  })

  test('ignores pages that nobody waits for', () => {
    const list = listOfRows(['9'])
    const pages = createPages([], ['60'])

    expect(settleAround(list, 7, pages, byNumber)).toBe(list)
  })
})
