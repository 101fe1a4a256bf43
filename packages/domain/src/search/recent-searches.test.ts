import { expect, test } from 'vitest'
import { removeRecentSearch, MAX_RECENT_SEARCHES, parseSearches, addRecentSearch } from './index.ts'

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
