import { expect, test } from 'vitest'
import { createPaginatedList } from '../timeline/index.ts'
import { toResultPage, appendResults, SEARCH_PAGE_SIZE, getShownCount } from './index.ts'

const createNames = (count: number, from = 0) =>
  Array.from({ length: count }, (_each, index) => `${from + index}`)
const first = createPaginatedList(toResultPage(createNames(20)))

test('treats a page that is not full as the last one', () => {
  expect(toResultPage(createNames(3))).toEqual({ items: createNames(3), next: null })
  expect(toResultPage(createNames(SEARCH_PAGE_SIZE)).next).not.toBeNull()
})

test('shows the first few results until the rest is requested', () => {
  expect(getShownCount({ items: createNames(8) }, false)).toBe(5)
  expect(getShownCount({ items: createNames(8) }, true)).toBe(8)
})

test('shows at most the found results', () => {
  expect(getShownCount({ items: createNames(2) }, false)).toBe(2)
})

test('appends the next page', () => {
  const next = appendResults(first, toResultPage(createNames(20, 20)))

  expect(next).toMatchObject({ items: createNames(40), next: first.next })
  expect(appendResults(next, toResultPage(createNames(4, 40)))).toMatchObject({
    items: createNames(44),
    next: null,
  })
})

test('treats a full page without new results as the last one', () => {
  expect(appendResults(first, toResultPage(createNames(20)))).toMatchObject({
    items: createNames(20),
    next: null,
  })
})

test('compares results by their id function', () => {
  const tags = createNames(20).map((name) => ({ name }))
  const byName = ({ name }: { readonly name: string }) => name
  const found = createPaginatedList(toResultPage(tags), byName)

  const again = toResultPage(tags.map((tag) => ({ ...tag })))
  expect(appendResults(found, again, byName)).toMatchObject({ items: tags, next: null })
})
