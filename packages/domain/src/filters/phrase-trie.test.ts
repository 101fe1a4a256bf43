import { expect, test } from 'vitest'
import { trieSource } from './compile-filters.ts'

const words = (...texts: readonly string[]) => new RegExp(`^${trieSource(texts)}$`, 'u')

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
])('of %j it matches all and nothing else', (texts, matched, others) => {
  const regex = words(...texts)

  expect(matched.filter((text) => !regex.test(text))).toEqual([])
  expect(others.filter((text) => regex.test(text))).toEqual([])
})

test('a longer one is found where only a shorter one may end there', { tags: ['FLT-07'] }, () => {
  const regex = new RegExp(`${trieSource(['cat', 'cats and dogs'])}(?!\\p{L})`, 'u')

  expect(regex.exec('cats and dogs')?.[0]).toBe('cats and dogs')
  expect(regex.exec('cat, and more')?.[0]).toBe('cat')
  expect(regex.test('cats')).toBe(false)
})
