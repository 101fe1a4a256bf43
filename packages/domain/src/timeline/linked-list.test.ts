import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canExpand,
  EMPTY_LIST,
  firstPage,
  type LinkedList,
  moveItem,
  nextPage,
  setLoading,
  takeOut,
} from './index.ts'

const list: LinkedList<string> = { items: ['3', '2'], next: '/next', isLoading: false }

test.each([
  ['/next', false, true],
  ['/next', true, false],
  [null, false, false],
  [null, true, false],
])(
  'with the next page %j, loading %s: it expands %s',
  { tags: ['TL-27', 'ACC-16', 'DOM-04'] },
  (next, isLoading, expected) => {
    expect(canExpand({ items: ['1'], next, isLoading })).toBe(expected)
  },
)

test('a list that was never asked for does not expand', { tags: ['ACC-16'] }, () => {
  expect(EMPTY_LIST).toEqual({ items: [], next: null, isLoading: false })
  expect(canExpand(EMPTY_LIST)).toBe(false)
})

test(
  'while a page is under way no other is asked for, afterwards one may be',
  { tags: ['TL-27'] },
  () => {
    const loading = setLoading(list, true)

    expect(canExpand(loading)).toBe(false)
    expect(canExpand(setLoading(loading, false))).toBe(true)
    expect(setLoading(list, false)).toBe(list)
  },
)

test(
  'the first page replaces all, the next joins it without doubles',
  { tags: ['DOM-03', 'DOM-04'] },
  () => {
    const first = firstPage({ items: ['b.example', 'a.example', 'b.example'], next: '/2' })
    const both = nextPage(setLoading(first, true), {
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

test('moves an item in at either end, once, and out again', { tags: ['TL-28'] }, () => {
  expect(moveItem(list, '5', 'first')).toEqual({ ...list, items: ['5', '3', '2'] })
  expect(moveItem(list, '5', 'last')).toEqual({ ...list, items: ['3', '2', '5'] })
  expect(moveItem(list, '2', 'first')).toBe(list)
  expect(moveItem(list, '3', false)).toEqual({ ...list, items: ['2'] })
  expect(moveItem(list, '9', false)).toBe(list)
})

test('takes out what is gone, and keeps a list that holds none of it', () => {
  expect(takeOut(list, (item) => item === '3')).toEqual({ ...list, items: ['2'] })
  expect(takeOut(list, () => false)).toBe(list)
})

test('knows items that are no ids by what makes them one', () => {
  const tag = (name: string, uses: number) => ({ name, uses })
  const byName = ({ name }: { readonly name: string }) => name
  const page = { items: [tag('fog', 1), tag('sea', 2), tag('fog', 3)], next: null }

  const first = firstPage(page, byName)
  expect(first.items).toEqual([tag('fog', 1), tag('sea', 2)])
  const next = { items: [tag('sea', 4), tag('ice', 5)], next: null }
  expect(nextPage(first, next, byName).items).toEqual([...first.items, tag('ice', 5)])
})

test(
  'however pages overlap, nothing is listed twice and nothing is lost',
  { tags: ['DOM-04'] },
  () => {
    const page = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(page, fc.array(page), (first, others) => {
        const whole = others.reduce(
          (held, items) => nextPage(held, { items, next: null }),
          firstPage({ items: first, next: null }),
        )
        expect(whole.items).toEqual([...new Set([...first, ...others.flat()])])
      }),
    )
  },
)
