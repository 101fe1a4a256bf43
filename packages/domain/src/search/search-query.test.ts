import { expect, test } from 'vitest'
import { toSearchQuery } from './index.ts'

test.each([
  ['', null],
  ['  ', null],
  ['\n\t\u3000', null],
  ['cats', 'cats'],
  [' two words ', 'two words'],
])('searches for %j as %j', { tags: ['SRC-01'] }, (typed, query) => {
  expect(toSearchQuery(typed)).toBe(query)
})
