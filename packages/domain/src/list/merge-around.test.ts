import { describe, expect, test } from 'vitest'
import { compareByNumber, formatRows, createListOfRows } from '../testing/list-of-rows.ts'
import {
  createPageRequest,
  type Compare,
  createList,
  type ListEvent,
  type ListState,
  type PagesAround,
  reduceList,
  mergePagesAround,
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
    compare = compareByNumber,
    events = [],
  }: {
    readonly compare?: Compare<string>
    readonly events?: readonly ListEvent<string>[]
  } = {},
): List {
  const sent = createPageRequest(list, { kind: 'around' })
  const request = sent?.request.id ?? -1
  const changed = events.reduce<List>((next, event) => reduceList(next, event), sent?.list ?? list)
  return mergePagesAround(changed, request, pages, compare)
}

const joinRows = (items: List['items'], pages: Pages) =>
  formatRows(join(createListOfRows(items), pages))

const LIVE: List = { ...createList<string>(), isLive: true }

describe('mergePagesAround', () => {
  test('adds no gap when the pages meet', { tags: ['BY-31'] }, () => {
    expect(joinRows([], createPages(['63', '62', '61'], ['60', '59']))).toBe('63 62 61 60 59')
  })

  test('adds a gap in front when the upper page is full', { tags: ['BY-31', 'TL-11'] }, () => {
    const pages = createPages(['62', '61'], ['60', '59'], { isFull: true })

    expect(joinRows([], pages)).toBe('… 62 61 60 59')
  })

  test('adds a gap in front without an upper page', { tags: ['TL-11'] }, () => {
    expect(joinRows([], createPages(null, ['60', '59']))).toBe('… 60 59')
  })

  test('adds a gap below the newest page of a server that ignores `min_id`', () => {
    expect(joinRows([], createPages(['99', '98'], ['60', '59']))).toBe('99 98 … 60 59')
  })

  test('lists a row once when a server sends it twice', () => {
    const pages = createPages(['62', '62', '61', '61'], ['60', '60', '59'])

    expect(joinRows([], pages)).toBe('62 61 60 59')
  })

  test('lists a row once when both pages contain it', () => {
    expect(joinRows([], createPages(['62', '61', '60'], ['59', '58']))).toBe('62 61 60 59 58')
    expect(joinRows([], createPages(['62', '60', '59'], ['60', '59', '58']))).toBe('62 60 59 58')
  })

  test.each([
    ['below newer rows', ['99', '98'], '99 98 … 62 61 60 59'],
    ['above older rows', ['30', '29'], '… 62 61 60 59 … 30 29'],
    ['at a gap', ['99', null, '30'], '99 … 62 61 60 59 … 30'],
    ['between two rows', ['99', '30'], '99 … 62 61 60 59 … 30'],
  ])('positions pages that share no row by age: %s', (_name, items, expected) => {
    const pages = createPages(['62', '61'], ['60', '59'], { isFull: true })

    expect(joinRows(items, pages)).toBe(expected)
  })

  test('adds no gap below streamed rows when the pages reach the newest row', () => {
    const pages = createPages(['62', '61'], ['60', '59'])
    const mergeIds = (ids: readonly string[], around: Pages) =>
      formatRows(join(LIVE, around, { events: [{ type: 'streamed', ids }] }))

    expect(mergeIds(['99', '98'], pages)).toBe('99 98 62 61 60 59')
    expect(mergeIds(['99'], createPages([], ['60', '59']))).toBe('99 60 59')
    expect(joinRows([null, '62'], pages)).toBe('62 61 60 59')
  })

  test('leaves out rows that were deleted since', () => {
    const deleted = { type: 'deleted', ids: new Set(['60']) } as const

    const list = join(createListOfRows([]), createPages(['61'], ['60', '59']), {
      events: [deleted],
    })

    expect(formatRows(list)).toBe('61 59')
  })

  test('closes a gap between listed rows', () => {
    const pages = createPages(['62', '61'], ['60', '59'])

    expect(joinRows(['62', '61', null, '59', '58'], pages)).toBe('62 61 60 59 58')
  })

  test('adds no gap in front when a full upper page meets the listed rows', () => {
    const pages = createPages(['62', '61'], ['60', '59'], { isFull: true })

    expect(joinRows(['63', '62'], pages)).toBe('63 62 61 60 59')
  })

  test('updates hasMore when the pages end the list', () => {
    const end = createPages([], ['60', '59'], { hasNext: false })
    const known = createListOfRows(['58'], { ...createList<string>(), hasMore: false })

    expect(join(createListOfRows([]), end).hasMore).toBe(false)
    expect(join(createListOfRows(['58']), end).hasMore).toBe(true)
    expect(join(known, createPages([], ['60'])).hasMore).toBe(false)
  })

  test('keeps the order of the pages when rows have the same time', () => {
    const pages = createPages(['b', 'a', '61'], ['z', 'y'])

    expect(formatRows(join(createListOfRows([]), pages, { compare: () => 0 }))).toBe('b a 61 z y')
  })

  test('keeps the same rows when both pages are empty', () => {
    expect(joinRows(['9', null, '7'], createPages([], []))).toBe('9 … 7')
  })

  test('ignores pages without a pending request', () => {
    const list = createListOfRows(['9'])
    const pages = createPages([], ['60'])

    expect(mergePagesAround(list, 7, pages, compareByNumber)).toBe(list)
  })
})
