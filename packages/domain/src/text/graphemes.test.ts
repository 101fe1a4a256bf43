import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGraphemes, escapeHtml } from './index.ts'

test.each([
  ['hello', 5],
  ['', 0],
  ['👩‍👩‍👧', 1],
  ['🇩🇪🇫🇷', 2],
  ['e\u0301', 1],
  ['👁️', 1],
  ['a\r\nb', 3],
])('counts %s as %i characters', { tags: ['CMP-10'] }, (text, count) => {
  expect(countGraphemes(text)).toBe(count)
})

/** Everyday characters, and one of each kind that combines with a neighbour. */
const PIECES =
  'a é 日 ー 가 " … 1 © ‼ \u0301 \u200D \uFE0F \u0600 \u1100 \u1161 \u11A8 \u0E33 \u0903'
    .concat(' क \u094D 👩 👍 \u{1F3FD} 🇩 \uD83D \u00AD \u3099 \uFF9E')
    .split(' ')
    .concat(' ', '\n', '\r', '\t')

test('counts any mixture like Intl.Segmenter', { tags: ['CMP-10'] }, () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES)), (pieces) => {
      const text = pieces.join('')
      expect(countGraphemes(text)).toBe([...segmenter.segment(text)].length)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['families', '👩‍👩‍👧'.repeat(50_000), 50_000],
  ['flags', '🇩🇪'.repeat(50_001), 50_001],
  ['a letter with 400,000 accents', `a${'\u0301'.repeat(400_000)}`, 1],
  ['both', `${'👩‍👩‍👧'.repeat(999)}${'a\u0301'.repeat(999)}🇩${'\u0301'.repeat(9_000)}🇩🇪`, 2_000],
])('counts %s in linear time', { tags: ['CMP-10'] }, (_what, text, count) => {
  expect(countGraphemes(text)).toBe(count)
})

/** Rows of the Basic Multilingual Plane, without the inner Chinese and Korean ones, which are all alike. */
const ROWS = Array.from({ length: 256 }, (_, row) => row).filter(
  (row) => row <= 0x4e || (row >= 0x9f && row <= 0xac) || row === 0xd7 || row >= 0xf9,
)

test('counts each character correctly beside letters and syllables', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

  for (const row of ROWS) {
    const cells = Array.from({ length: 256 }, (_, cell) => String.fromCharCode(row * 256 + cell))
    const text = cells.map((character) => `a${character}가${character}`).join('')
    expect(countGraphemes(text)).toBe([...segmenter.segment(text)].length)
  }
})

test('escapes text for HTML', { tags: ['ENT-08'] }, () => {
  expect(escapeHtml(`<a href="x">&'`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;')
})
