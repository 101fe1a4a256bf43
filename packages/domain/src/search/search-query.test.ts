import { expect, test } from 'vitest'
import { searchQuery } from './index.ts'

test.each([
  ['', null],
  ['  ', null],
  ['\n\t\u3000', null],
  ['cats', 'cats'],
  [' two words ', 'two words'],
])('%j is searched for as %j', { tags: ['SRC-01'] }, (typed, query) => {
  expect(searchQuery(typed)).toBe(query)
})
