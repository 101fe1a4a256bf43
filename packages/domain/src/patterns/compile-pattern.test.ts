import { expect, test } from 'vitest'
import { compilePattern } from './index.ts'

function matches(source: string, text: string): boolean | null {
  const pattern = compilePattern(source)
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
])('%s in %j is found: %s', { tags: ['TL-25'] }, (source, text, expected) => {
  expect(matches(source, text)).toBe(expected)
})

test('a blank text is no expression, and matches nothing', { tags: ['TL-25'] }, () => {
  expect(compilePattern('  ')).toBeNull()
})

test.each([
  ['(', 'invalid'],
  ['a{2,1}', 'invalid'],
  [String.raw`(a)\1`, 'unsupported'],
  [String.raw`(?<x>a)\k<x>`, 'unsupported'],
  [`${'('.repeat(60)}a${')'.repeat(60)}`, 'unsupported'],
  ['(a{1,100}){1,100}', 'too-large'],
  ['((a{9}){9}){99}', 'too-large'],
])('%s is told to be %s', { tags: ['TL-25'] }, (source, trouble) => {
  expect(compilePattern(source)).toBe(trouble)
})

test('an expression is kept as it was written, without blanks around it', () => {
  expect(compilePattern(' a+ ')).toMatchObject({ source: 'a+' })
})

test('no more of a text is judged than five thousand characters', { tags: ['BY-36'] }, () => {
  const text = `${'-'.repeat(5_000)}needle`

  expect(matches('needle', text)).toBe(false)
  expect(matches('needles?', text)).toBe(false)
  expect(matches('needles?', text.slice(1_000))).toBe(true)
})

const endless = `${'a'.repeat(4_998)}b`

/** What the browser's own search would need until the end of days. */
test.each(['(a+)+$', '(a|a)*$c', '(a*)*(a*)*$c', '(?:a?){40}a{40}b$c', '([a-z]+)*!'])(
  '%s, which doubles its work with every character, is judged in no time',
  { tags: ['BY-36'] },
  (source) => {
    const start = performance.now()

    expect(matches(source, endless)).toBe(false)
    expect(performance.now() - start).toBeLessThan(500)
  },
)

test.each(['(?=(a+)+$)x', '(?<=(a+)+)x', '(a{1,30}){1,30}$'])(
  '%s, which costs too much by any way, is given up',
  { tags: ['BY-36'] },
  (source) => {
    const start = performance.now()

    expect(matches(source, endless)).toBeNull()
    expect(performance.now() - start).toBeLessThan(1_000)
  },
)

test('what costs too much on a long text may be found in a short one', () => {
  expect(matches('(?=(a+)+$)a', 'aaa')).toBe(true)
})

test('several hundred words with endings are not too much for a post', () => {
  const words = Array.from({ length: 300 }, (_, index) => `word${index}s?`).join('|')
  const text = 'Quite ordinary words, of which none is unwanted. '.repeat(10)

  expect(matches(words, text)).toBe(false)
  expect(matches(words, `${text} Words77, word299s`)).toBe(true)
})
