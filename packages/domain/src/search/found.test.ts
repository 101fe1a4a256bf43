import { expect, test } from 'vitest'
import {
  FIRST_SHOWN,
  foundOf,
  holdsBack,
  SEARCH_PAGE_SIZE,
  showAll,
  withMore,
  withoutFound,
} from './index.ts'

const names = (count: number, from = 0) =>
  Array.from({ length: count }, (_each, index) => `${from + index}`)

test('a page that is not full is all there is', () => {
  expect(foundOf(names(3), 20)).toEqual({ items: names(3), shown: 3, hasMore: false })
  expect(foundOf(names(SEARCH_PAGE_SIZE), 20).hasMore).toBe(true)
})

test('what repeats itself is found once', () => {
  expect(foundOf(['a', 'b', 'a'], 20)).toMatchObject({ items: ['a', 'b'], shown: 2 })
})

test('results that are no plain ids go by what makes them one', () => {
  const tag = (name: string, uses: number) => ({ name, uses })
  const byName = ({ name }: { readonly name: string }) => name

  const found = foundOf([tag('fog', 1), tag('sea', 2), tag('fog', 3)], 20, byName)
  expect(found.items).toEqual([tag('fog', 1), tag('sea', 2)])
  expect(withMore(found, [tag('sea', 4), tag('ice', 5)], byName).items).toHaveLength(3)
})

test('what is gone is taken out, and no more shows for it', () => {
  const found = foundOf(['a', 'b', 'c', 'd'], 2)

  expect(withoutFound(found, (item) => item === 'a')).toMatchObject({
    items: ['b', 'c', 'd'],
    shown: 1,
  })
  expect(withoutFound(found, () => false)).toBe(found)
})

test('the first few show, the rest is held back until it is wanted', () => {
  const found = foundOf(names(8), FIRST_SHOWN)

  expect(found).toMatchObject({ shown: 5, hasMore: false })
  expect(holdsBack(found)).toBe(true)
  expect(showAll(found)).toMatchObject({ items: names(8), shown: 8 })
  expect(holdsBack(showAll(found))).toBe(false)
})

test('no more shows than was found', () => {
  expect(foundOf(names(2), FIRST_SHOWN).shown).toBe(2)
})

test('the next page goes below and shows', () => {
  const next = withMore(foundOf(names(20), 20), names(20, 20))

  expect(next).toEqual({ items: names(40), shown: 40, hasMore: true })
  expect(withMore(next, names(4, 40))).toMatchObject({ shown: 44, hasMore: false })
})

test('a full page that brings nothing new was the last', () => {
  const found = foundOf(names(20), 20)

  expect(withMore(found, names(20))).toEqual({ items: names(20), shown: 20, hasMore: false })
})
