import { expect, test } from 'vitest'
import {
  removeRecentSearch,
  MAX_RECENT_SEARCHES,
  parseSearches,
  addRecentSearch,
  toSearchQuery,
} from './index.ts'

test.each([
  ['adds a search at the front', ['cats'], 'dogs', ['dogs', 'cats']],
  ['trims white space', [], '  dogs ', ['dogs']],
  ['replaces a search in another letter case', ['owls', 'CATS'], 'cats', ['cats', 'owls']],
  ['ignores a blank text', ['cats'], ' \n', ['cats']],
])('%s', (_title, recent, typed, after) => {
  expect(addRecentSearch(recent, typed)).toEqual(after)
})

test('drops the oldest', () => {
  const many = Array.from({ length: MAX_RECENT_SEARCHES }, (_each, index) => `${index}`)

  const after = addRecentSearch(many, 'new')

  expect(after).toHaveLength(MAX_RECENT_SEARCHES)
  expect([after[0], after.at(-1)]).toEqual(['new', `${MAX_RECENT_SEARCHES - 2}`])
})

test('removes a search in any letter case', () => {
  expect(removeRecentSearch(['cats', 'Dogs'], 'dogs')).toEqual(['cats'])
})

test.each([
  [
    ['cats', 'dogs'],
    ['cats', 'dogs'],
  ],
  [
    ['cats', 7, null, 'Cats', ' ', 'owls'],
    ['cats', 'owls'],
  ],
  ['cats', []],
  [null, []],
])('reads the stored value %j as %j', (raw, read) => {
  expect(parseSearches(raw)).toEqual(read)
})

test.each([
  [' https://far.example/@ada/1 ', 'https://far.example/@ada/1'],
  ['web+ap://far.example/@ada', 'https://far.example/@ada'],
  ['acct:ada@far.example', '@ada@far.example'],
  ['acct:@ada@far.example', '@ada@far.example'],
  ['account: sea', 'account: sea'],
  ['  ', null],
])('reads the address %j as the query %j', { tags: ['BY-20'] }, (typed, query) => {
  expect(toSearchQuery(typed)).toBe(query)
})
