import { expect, test } from 'vitest'
import { forgetSearched, MOST_RECENT_SEARCHES, parseSearches, rememberSearch } from './index.ts'

test.each([
  ['what was looked for comes in front', ['cats'], 'dogs', ['dogs', 'cats']],
  ['white space around it does not count', [], '  dogs ', ['dogs']],
  ['in another letter case it is the same', ['owls', 'CATS'], 'cats', ['cats', 'owls']],
  ['nothing changes nothing', ['cats'], ' \n', ['cats']],
])('%s', (_title, recent, typed, after) => {
  expect(rememberSearch(recent, typed)).toEqual(after)
})

test('the oldest go', () => {
  const many = Array.from({ length: MOST_RECENT_SEARCHES }, (_each, index) => `${index}`)

  const after = rememberSearch(many, 'new')

  expect(after).toHaveLength(MOST_RECENT_SEARCHES)
  expect([after[0], after.at(-1)]).toEqual(['new', `${MOST_RECENT_SEARCHES - 2}`])
})

test('what is forgotten is not offered again', () => {
  expect(forgetSearched(['cats', 'Dogs'], 'dogs')).toEqual(['cats'])
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
])('of %j in the browser it reads %j', (raw, read) => {
  expect(parseSearches(raw)).toEqual(read)
})
