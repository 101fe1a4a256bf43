import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canLoadMore,
  EMPTY_LIST,
  createPaginatedList,
  type PaginatedList,
  moveListItem,
  appendPage,
  setLoading,
  removeListItems,
} from './index.ts'

const list: PaginatedList<string> = { items: ['3', '2'], next: '/next', isLoading: false }

test.each([
  ['/next', false, true],
  ['/next', true, false],
  [null, false, false],
  [null, true, false],
])(
  'can load more with the next page %j and loading %s: %s',
  { tags: ['TL-27', 'ACC-16', 'DOM-04'] },
  (next, isLoading, expected) => {
    expect(canLoadMore({ items: ['1'], next, isLoading })).toBe(expected)
  },
)

test('cannot load more before the first page', { tags: ['ACC-16'] }, () => {
  expect(EMPTY_LIST).toEqual({ items: [], next: null, isLoading: false })
  expect(canLoadMore(EMPTY_LIST)).toBe(false)
})

test('requests no second page while one is loading', { tags: ['TL-27'] }, () => {
  const loading = setLoading(list, true)

  expect(canLoadMore(loading)).toBe(false)
  expect(canLoadMore(setLoading(loading, false))).toBe(true)
  expect(setLoading(list, false)).toBe(list)
})

test(
  'replaces all items with the first page and appends the next without duplicates',
  { tags: ['DOM-03', 'DOM-04'] },
  () => {
    const first = createPaginatedList({
      items: ['b.example', 'a.example', 'b.example'],
      next: '/2',
    })
    const both = appendPage(setLoading(first, true), {
      items: ['a.example', 'c.example'],
      next: null,
    })

    expect(first).toEqual({ items: ['b.example', 'a.example'], next: '/2', isLoading: false })
    expect(both).toEqual({
      items: ['b.example', 'a.example', 'c.example'],
      next: null,
      isLoading: false,
    })
  },
)

test('adds an item once at either end, and removes it', { tags: ['TL-28'] }, () => {
  expect(moveListItem(list, '5', 'first')).toEqual({ ...list, items: ['5', '3', '2'] })
  expect(moveListItem(list, '5', 'last')).toEqual({ ...list, items: ['3', '2', '5'] })
  expect(moveListItem(list, '2', 'first')).toBe(list)
  expect(moveListItem(list, '3', false)).toEqual({ ...list, items: ['2'] })
  expect(moveListItem(list, '9', false)).toBe(list)
})

test('removes items, and returns the same list when none is found', () => {
  expect(removeListItems(list, (item) => item === '3')).toEqual({ ...list, items: ['2'] })
  expect(removeListItems(list, () => false)).toBe(list)
})

test('identifies items that are not IDs by a function', () => {
  const tag = (name: string, uses: number) => ({ name, uses })
  const byName = ({ name }: { readonly name: string }) => name
  const page = { items: [tag('fog', 1), tag('sea', 2), tag('fog', 3)], next: null }

  const first = createPaginatedList(page, byName)
  expect(first.items).toEqual([tag('fog', 1), tag('sea', 2)])
  const next = { items: [tag('sea', 4), tag('ice', 5)], next: null }
  expect(appendPage(first, next, byName).items).toEqual([...first.items, tag('ice', 5)])
})

test('lists each item exactly once, however pages overlap', { tags: ['DOM-04'] }, () => {
  const page = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
  fc.assert(
    fc.property(page, fc.array(page), (first, others) => {
      const whole = others.reduce(
        (held, items) => appendPage(held, { items, next: null }),
        createPaginatedList({ items: first, next: null }),
      )
      expect(whole.items).toEqual([...new Set([...first, ...others.flat()])])
    }),
  )
})
