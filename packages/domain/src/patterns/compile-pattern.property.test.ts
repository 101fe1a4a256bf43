import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compilePattern } from './index.ts'

/** They take what texts of the test hold. */
const PARTS =
  String.raw`a B . [ab] [^a] \w \W \s ^ $ \b \p{L} \x61 # [] 🐱 [🐱b] \uD83D\uDC31 \u{1F431} [\]a] [^]`.split(
    ' ',
  )

/** What an expression may be made of. */
const patternOf = (parts: readonly string[], ...looks: readonly string[]) =>
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

const pattern = patternOf(PARTS, '(?:')
const lookingPattern = patternOf([...PARTS, String.raw`\B`], '(?=', '(?!', '(?<=', '(?<!')

/** What the laxer old syntax alone takes. */
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

const textOf = (...characters: readonly string[]) =>
  fc
    .array(fc.constantFrom('a', 'b', 'A', '-', '#', ' ', '\n', ...characters), { maxLength: 10 })
    .map((parts) => parts.join(''))

const text = textOf('🐱', '{', ']', '}', 'p')

function own(source: string, judged: string): boolean {
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

function found(source: string, judged: string): unknown {
  const compiled = compilePattern(source)
  return compiled === null || typeof compiled === 'string' ? false : compiled.matches(judged)
}

test('any expression matches what the browser would say it matches', { tags: ['TL-25'] }, () => {
  fc.assert(
    fc.property(pattern, text, (source, judged) => {
      expect(found(source, judged)).toBe(own(source, judged))
    }),
    { numRuns: 4_000 },
  )
})

/** Without emoji: from the midst of a surrogate pair V8 looks about too, and finds `\B` there. */
test(
  'what looks ahead, behind or about matches what the browser would say it matches',
  { tags: ['TL-25'] },
  () => {
    fc.assert(
      fc.property(lookingPattern, textOf(), (source, judged) => {
        expect(found(source, judged)).toBe(own(source, judged))
      }),
      { numRuns: 2_000 },
    )
  },
)

test('what only the old syntax takes matches the same too', { tags: ['TL-25'] }, () => {
  fc.assert(
    fc.property(pattern, lax, text, (left, right, judged) => {
      const source = `${left}${right}`
      expect(found(source, judged)).toBe(own(source, judged))
    }),
    { numRuns: 2_000 },
  )
})
