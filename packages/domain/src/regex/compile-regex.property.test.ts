import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileRegex } from './index.ts'

/** Parts that match characters of the test texts. */
const PARTS =
  String.raw`a B . [ab] [^a] \w \W \s ^ $ \b \p{L} \x61 # [] 🐱 [🐱b] \uD83D\uDC31 \u{1F431} [\]a] [^]`.split(
    ' ',
  )

/** Generates regexes. */
const generateRegex = (parts: readonly string[], ...looks: readonly string[]) =>
  fc.letrec<{ pattern: string; part: string }>((tie) => ({
    pattern: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('part'),
      fc.tuple(tie('pattern'), tie('pattern')).map(([left, right]) => `${left}${right}`),
      fc.tuple(tie('pattern'), tie('pattern')).map(([left, right]) => `(?:${left}|${right})`),
      fc
        .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{0,}', '*?', '+?'))
        .map(([inner, sign]) => `(${inner})${sign}`),
      fc
        .tuple(fc.constantFrom(...looks), tie('pattern'))
        .map(([opening, inner]) => `${opening}${inner})`),
    ),
    part: fc.constantFrom('', ...parts),
  })).pattern

const pattern = generateRegex(PARTS, '(?:')
const lookingPattern = generateRegex([...PARTS, String.raw`\B`], '(?=', '(?!', '(?<=', '(?<!')

/** Syntax that only regexes without the `u` flag accept. */
const lax = fc.constantFrom(
  '\\#',
  'a{',
  '}',
  ']a',
  String.raw`\pa`,
  String.raw`\-b`,
  '(?=a)*b',
  '\\u{1}',
)

const generateText = (...characters: readonly string[]) =>
  fc
    .array(fc.constantFrom('a', 'b', 'A', '-', '#', ' ', '\n', ...characters), { maxLength: 10 })
    .map((parts) => parts.join(''))

const text = generateText('🐱', '{', ']', '}', 'p')

function matchWithBrowser(source: string, judged: string): boolean {
  const flags = isUnicode(source) ? 'iu' : 'i'
  return source.trim() !== '' && new RegExp(source.trim(), flags).test(judged)
}

function isUnicode(source: string): boolean {
  try {
    new RegExp(source.trim(), 'iu')
    return true
  } catch {
    return false
  }
}

function matchWithRegex(source: string, judged: string): unknown {
  const compiled = compileRegex(source)
  return compiled === null || typeof compiled === 'string' ? false : compiled.matches(judged)
}

test('matches like the browser for any regex', { tags: ['TL-25'] }, () => {
  fc.assert(
    fc.property(pattern, text, (source, judged) => {
      expect(matchWithRegex(source, judged)).toBe(matchWithBrowser(source, judged))
    }),
    { numRuns: 4_000 },
  )
})

/** Without emoji, because V8 also looks around from the middle of a surrogate pair and finds `\B` there. */
test(
  'matches like the browser for lookahead, lookbehind and word boundaries',
  { tags: ['TL-25'] },
  () => {
    fc.assert(
      fc.property(lookingPattern, generateText(), (source, judged) => {
        expect(matchWithRegex(source, judged)).toBe(matchWithBrowser(source, judged))
      }),
      { numRuns: 2_000 },
    )
  },
)

test('matches like the browser for syntax without the `u` flag', { tags: ['TL-25'] }, () => {
  fc.assert(
    fc.property(pattern, lax, text, (left, right, judged) => {
      const source = `${left}${right}`
      expect(matchWithRegex(source, judged)).toBe(matchWithBrowser(source, judged))
    }),
    { numRuns: 2_000 },
  )
})
