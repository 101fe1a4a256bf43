import { expect, test } from 'vitest'
import { firstPage } from '../timeline/index.ts'
import { foundPage, nextFound, SEARCH_PAGE_SIZE, shownOf } from './index.ts'

const names = (count: number, from = 0) =>
  Array.from({ length: count }, (_each, index) => `${from + index}`)
const first = firstPage(foundPage(names(20)))

test('a page that is not full is all there is', () => {
  expect(foundPage(names(3))).toEqual({ items: names(3), next: null })
  expect(foundPage(names(SEARCH_PAGE_SIZE)).next).not.toBeNull()
})

test('the first few show, the rest is held back until it is wanted', () => {
  expect(shownOf({ items: names(8) }, false)).toBe(5)
  expect(shownOf({ items: names(8) }, true)).toBe(8)
})

test('no more shows than was found', () => {
  expect(shownOf({ items: names(2) }, false)).toBe(2)
})

test('the next page goes below', () => {
  const next = nextFound(first, foundPage(names(20, 20)))

  expect(next).toMatchObject({ items: names(40), next: first.next })
  expect(nextFound(next, foundPage(names(4, 40)))).toMatchObject({ items: names(44), next: null })
})

test('a full page that brings nothing new was the last', () => {
  expect(nextFound(first, foundPage(names(20)))).toMatchObject({ items: names(20), next: null })
})

test('results that are no plain ids go by what makes them one', () => {
  const tags = names(20).map((name) => ({ name }))
  const byName = ({ name }: { readonly name: string }) => name
  const found = firstPage(foundPage(tags), byName)

  const again = foundPage(tags.map((tag) => ({ ...tag })))
  expect(nextFound(found, again, byName)).toMatchObject({ items: tags, next: null })
})
