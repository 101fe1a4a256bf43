import { expect, test } from 'vitest'
import { compilePattern } from '../patterns/index.ts'
import { warningFilterTrouble, warningRule } from './index.ts'

test.each([
  [true, '', 'cats', true],
  [true, null, 'cats', true],
  [true, 'politics', 'US Politics', false],
  [true, 'politics', 'cats', true],
  [true, ' politics ', 'politics', false],
  [true, ' ', 'US Politics', true],
  [true, '(', 'cats', false],
  [true, String.raw`(a)\1`, 'cats', false],
  [true, '(spoil|eye).*s$', 'Spoilers', false],
  [true, '(spoil|eye).*s$', 'Spoiler', true],
  [false, '', 'cats', false],
])(
  'unfolding %s with the filter %j: the warning "%s" starts open: %s',
  { tags: ['ST-20'] },
  (auto_unfold, filter, warning, expected) => {
    const startsOpen = warningRule({ auto_unfold, filter }, () => compilePattern)

    expect(startsOpen(warning)).toBe(expected)
  },
)

test.each([
  ['is answered all the same', '(a+)+$', true],
  ['stays closed where the answer takes too long', '(?:[ab]{1,60}){1,30}c', false],
])(
  'a warning made to keep a filter busy for ever does not: it %s',
  { tags: ['ST-20'] },
  (_title, filter, expected) => {
    const startsOpen = warningRule({ auto_unfold: true, filter }, () => compilePattern)
    const hostile = `${'a'.repeat(4_000)}!`

    const before = performance.now()
    const isOpen = startsOpen(hostile)

    expect(isOpen).toBe(expected)
    expect(performance.now() - before).toBeLessThan(5_000)
  },
)

test.each([
  ['', null],
  ['spoiler|politics', null],
  ['(', 'invalid'],
  [String.raw`(a)\1`, 'unsupported'],
  ['(a{100}){100}', 'too-large'],
] as const)('as a filter for warnings %j has the trouble %s', (text, trouble) => {
  expect(warningFilterTrouble(text)).toBe(trouble)
})
