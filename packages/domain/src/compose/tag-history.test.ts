import { expect, test } from 'vitest'
import { parseTagHistory, rememberTags, suggestTags, TAG_HISTORY_LIMIT } from './index.ts'

test(
  'the tags of a post go in front in its letter case, older namesakes go',
  { tags: ['CMP-56'] },
  () => {
    expect(rememberTags(['cats'], '#Cats #dogs')).toEqual(['Cats', 'dogs'])
    expect(rememberTags(['birds', 'CATS', 'owls'], 'my #cats')).toEqual(['cats', 'birds', 'owls'])
    expect(rememberTags([], '#Cats #cats')).toEqual(['Cats'])
    expect(rememberTags(['cats'], 'no tag')).toEqual(['cats'])
  },
)

test('a thousand are remembered, the oldest is dropped', { tags: ['CMP-56'] }, () => {
  const thousand = Array.from({ length: 1000 }, (_, index) => `t${index}`)

  expect(TAG_HISTORY_LIMIT).toBe(1000)
  expect(rememberTags(thousand, '#new')).toEqual(['new', ...thousand.slice(0, 999)])
  expect(rememberTags(thousand, '')).toHaveLength(1000)
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
])('a saved history of %j is read as %j', { tags: ['CMP-56'] }, (raw, history) => {
  expect(parseTagHistory(raw)).toEqual(history)
})

test('a saved history is read up to the limit', { tags: ['CMP-56'] }, () => {
  const saved = Array.from({ length: 1001 }, (_, index) => `t${index}`)

  expect(parseTagHistory(saved)).toEqual(saved.slice(0, 1000))
})

test(
  'what begins as typed, in any letter case, is suggested in its own',
  { tags: ['SUG-03'] },
  () => {
    const history = ['Cats', 'catnip', 'dog', 'concat']

    expect(suggestTags(history, 'CA')).toEqual(['Cats', 'catnip'])
    expect(suggestTags(history, 'x')).toEqual([])
  },
)

test('four tags are suggested, the newest', { tags: ['SUG-03'] }, () => {
  expect(suggestTags(['a1', 'a2', 'a3', 'a4', 'a5'], 'a')).toEqual(['a1', 'a2', 'a3', 'a4'])
})
