import { expect, test } from 'vitest'
import { parseTagHistory, addToTagHistory, suggestTags, TAG_HISTORY_LIMIT } from './index.ts'

test(
  'adds the tags of a post in front in their case and removes older spellings',
  { tags: ['CMP-56'] },
  () => {
    expect(addToTagHistory(['cats'], '#Cats #dogs')).toEqual(['Cats', 'dogs'])
    expect(addToTagHistory(['birds', 'CATS', 'owls'], 'my #cats')).toEqual([
      'cats',
      'birds',
      'owls',
    ])
    expect(addToTagHistory([], '#Cats #cats')).toEqual(['Cats'])
    expect(addToTagHistory(['cats'], 'no tag')).toEqual(['cats'])
  },
)

test('keeps a thousand tags and drops the oldest', { tags: ['CMP-56'] }, () => {
  const thousand = Array.from({ length: 1000 }, (_, index) => `t${index}`)

  expect(TAG_HISTORY_LIMIT).toBe(1000)
  expect(addToTagHistory(thousand, '#new')).toEqual(['new', ...thousand.slice(0, 999)])
  expect(addToTagHistory(thousand, '')).toHaveLength(1000)
})

test.each([
  [
    ['a', 'B'],
    ['a', 'B'],
  ],
  [
    ['a', 7, null, '', 'A', 'b'],
    ['a', 'b'],
  ],
  [null, []],
  ['cats', []],
  [{ 0: 'a' }, []],
])('reads the saved history %j as %j', { tags: ['CMP-56'] }, (raw, history) => {
  expect(parseTagHistory(raw)).toEqual(history)
})

test('reads a saved history up to the limit', { tags: ['CMP-56'] }, () => {
  const saved = Array.from({ length: 1001 }, (_, index) => `t${index}`)

  expect(parseTagHistory(saved)).toEqual(saved.slice(0, 1000))
})

test('suggests tags that start with the query, in any letter case', { tags: ['SUG-03'] }, () => {
  const history = ['Cats', 'catnip', 'dog', 'concat']

  expect(suggestTags(history, 'CA')).toEqual(['Cats', 'catnip'])
  expect(suggestTags(history, 'x')).toEqual([])
})

test('suggests the four newest tags', { tags: ['SUG-03'] }, () => {
  expect(suggestTags(['a1', 'a2', 'a3', 'a4', 'a5'], 'a')).toEqual(['a1', 'a2', 'a3', 'a4'])
})
