import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canExpand,
  EMPTY_LIST,
  firstPage,
  type LinkedList,
  nextPage,
  putFirst,
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
  'with the next page %j, loading %s: it expands %s [TL-27, ACC-16, DOM-04]',
  (next, isLoading, expected) => {
    expect(canExpand({ items: ['1'], next, isLoading })).toBe(expected)
  },
)

test('a list that was never asked for does not expand [ACC-16]', () => {
  expect(EMPTY_LIST).toEqual({ items: [], next: null, isLoading: false })
  expect(canExpand(EMPTY_LIST)).toBe(false)
})

test('while a page is under way no other is asked for, afterwards one may be [TL-27]', () => {
  const loading = setLoading(list, true)

  expect(canExpand(loading)).toBe(false)
  expect(canExpand(setLoading(loading, false))).toBe(true)
  expect(setLoading(list, false)).toBe(list)
})

test('the first page replaces all, the next joins it without doubles [DOM-03, DOM-04]', () => {
  const first = firstPage({ items: ['b.example', 'a.example', 'b.example'], next: '/2' })
  const both = nextPage(setLoading(first, true), { items: ['a.example', 'c.example'], next: null })

  expect(first).toEqual({ items: ['b.example', 'a.example'], next: '/2', isLoading: false })
  expect(both).toEqual({
    items: ['b.example', 'a.example', 'c.example'],
    next: null,
    isLoading: false,
  })
})

test('what is pinned goes to the front, once; what is unpinned goes [TL-28]', () => {
  expect(putFirst(list, '5').items).toEqual(['5', '3', '2'])
  expect(putFirst(list, '2')).toEqual({ ...list, items: ['2', '3'] })
  expect(takeOut(list, '3')).toEqual({ ...list, items: ['2'] })
  expect(takeOut(list, '9')).toBe(list)
})

test('however pages overlap, nothing is listed twice and nothing is lost [DOM-04]', () => {
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
})
