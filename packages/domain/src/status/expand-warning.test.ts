import { expect, test } from 'vitest'
import { compileRegex } from '../regex/index.ts'
import { findWarningFilterError, createWarningRule } from './index.ts'

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
  'applies auto_unfold %s and the filter %j to the warning "%s": %s',
  { tags: ['ST-20'] },
  (auto_unfold, filter, warning, expected) => {
    const startsOpen = createWarningRule({ auto_unfold, filter }, () => compileRegex)

    expect(startsOpen(warning)).toBe(expected)
  },
)

test.each([
  ['returns a result', '(a+)+$', true],
  ['stays collapsed above the step limit', '(?:[ab]{1,60}){1,30}c', false],
])(
  'limits the time of a filter on a hostile warning: %s',
  { tags: ['ST-20'] },
  (_title, filter, expected) => {
    const startsOpen = createWarningRule({ auto_unfold: true, filter }, () => compileRegex)
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
] as const)('reports for the warning filter %j the error %s', (text, error) => {
  expect(findWarningFilterError(text)).toBe(error)
})
