import { expect, test } from 'vitest'
import { compileRegex } from './index.ts'

function isMatch(source: string, text: string): boolean | null {
  const pattern = compileRegex(source)
  if (pattern === null || typeof pattern === 'string') throw new Error(`no pattern: ${source}`)
  return pattern.matches(text)
}

test.each([
  ['foo', 'FOO bar', true],
  ['foo', 'bar', false],
  [' bar ', 'foo bar', true],
  ['crypto?s?', 'My CRYPT', true],
  [String.raw`\bcats?\b`, 'concatenate', false],
  [String.raw`\bcats?\b`, 'two Cats.', true],
  ['^a+$', 'aaa', true],
  ['^a+$', 'aab', false],
  ['^.$', '🐱', true],
  [String.raw`\p{Script=Greek}+`, 'αβγ', true],
  [String.raw`\#cats?`, '#CATS', true],
  ['a{2,3}b', 'ab aab', true],
  ['a{2,3}b', 'ab', false],
  ['a{2,}', 'a a', false],
  ['(?<!not )free', 'not free', false],
  ['(?<!not )free', 'so free', true],
  ['(?<=very )free', 'very free', true],
  ['nft(?!s)', 'nfts', false],
  ['nft(?=s)', 'nfts', true],
  ['(?<word>a|b)c', 'bc', true],
])('matches %s in %j: %s', { tags: ['TL-25'] }, (source, text, expected) => {
  expect(isMatch(source, text)).toBe(expected)
})

test('treats a blank pattern as no pattern', { tags: ['TL-25'] }, () => {
  expect(compileRegex('  ')).toBeNull()
})

test.each([
  ['(', 'invalid'],
  ['a{2,1}', 'invalid'],
  [String.raw`(a)\1`, 'unsupported'],
  [String.raw`(?<x>a)\k<x>`, 'unsupported'],
  [`${'('.repeat(60)}a${')'.repeat(60)}`, 'unsupported'],
  ['(a{1,100}){1,100}', 'too-large'],
  ['((a{9}){9}){99}', 'too-large'],
])('reports %s as %s', { tags: ['TL-25'] }, (source, error) => {
  expect(compileRegex(source)).toBe(error)
})

test('keeps the source as written, trimmed', () => {
  expect(compileRegex(' a+ ')).toMatchObject({ source: 'a+' })
})

test('matches only the first five thousand characters of a text', { tags: ['BY-36'] }, () => {
  const text = `${'-'.repeat(5_000)}needle`

  expect(isMatch('needle', text)).toBe(false)
  expect(isMatch('needles?', text)).toBe(false)
  expect(isMatch('needles?', text.slice(1_000))).toBe(true)
})

const endless = `${'a'.repeat(4_998)}b`

/** Patterns that take the browser's own regex engine exponential time. */
test.each(['(a+)+$', '(a|a)*$c', '(a*)*(a*)*$c', '(?:a?){40}a{40}b$c', '([a-z]+)*!'])(
  'matches the exponential pattern %s in linear time',
  { tags: ['BY-36'] },
  (source) => {
    const start = performance.now()

    expect(isMatch(source, endless)).toBe(false)
    expect(performance.now() - start).toBeLessThan(500)
  },
)

test.each(['(?=(a+)+$)x', '(?<=(a+)+)x', '(a{1,30}){1,30}$'])(
  'returns null for the expensive pattern %s',
  { tags: ['BY-36'] },
  (source) => {
    const start = performance.now()

    expect(isMatch(source, endless)).toBeNull()
    expect(performance.now() - start).toBeLessThan(1_000)
  },
)

test('matches a short text with a pattern that is too expensive for a long one', () => {
  expect(isMatch('(?=(a+)+$)a', 'aaa')).toBe(true)
})

test('matches several hundred words with suffixes within the step limit', () => {
  const words = Array.from({ length: 300 }, (_, index) => `word${index}s?`).join('|')
  const text = 'Quite ordinary words, of which none is unwanted. '.repeat(10)

  expect(isMatch(words, text)).toBe(false)
  expect(isMatch(words, `${text} Words77, word299s`)).toBe(true)
})
