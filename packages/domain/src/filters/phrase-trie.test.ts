import { expect, test } from 'vitest'
import { createTrieSource } from './compile-filters.ts'

const createRegex = (...texts: readonly string[]) => new RegExp(`^${createTrieSource(texts)}$`, 'u')

test.each([
  [
    ['cat', 'cats', 'cattle', 'dog'],
    ['cat', 'cats', 'cattle', 'dog'],
    ['ca', 'catt', 'do', 'dogs'],
  ],
  [
    ['a.b', 'a*'],
    ['a.b', 'a*'],
    ['axb', 'aa', 'a'],
  ],
  [['same', 'same'], ['same'], ['sam']],
  [['🌊', '🌊🌊', '🌋'], ['🌊', '🌊🌊', '🌋'], ['🌊🌋']],
])('matches exactly the texts %j', (texts, matched, others) => {
  const regex = createRegex(...texts)

  expect(matched.filter((text) => !regex.test(text))).toEqual([])
  expect(others.filter((text) => regex.test(text))).toEqual([])
})

test('matches the longer text where the shorter one may not end', { tags: ['FLT-07'] }, () => {
  const regex = new RegExp(`${createTrieSource(['cat', 'cats and dogs'])}(?!\\p{L})`, 'u')

  expect(regex.exec('cats and dogs')?.[0]).toBe('cats and dogs')
  expect(regex.exec('cat, and more')?.[0]).toBe('cat')
  expect(regex.test('cats')).toBe(false)
})
