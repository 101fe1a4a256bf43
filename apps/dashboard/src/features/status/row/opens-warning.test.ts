import { expect, test } from 'vitest'
import { opensWarning } from './opens-warning.ts'

test.each([
  ['it stays closed without auto_unfold', 'food', { autoUnfold: false, filter: null }, false],
  ['an empty filter opens all', 'food', { autoUnfold: true, filter: '' }, true],
  ['no filter opens all', 'food', { autoUnfold: true, filter: null }, true],
  [
    'what the filter finds stays closed',
    'US Politics',
    { autoUnfold: true, filter: 'politics' },
    false,
  ],
  ['what it does not find opens', 'food', { autoUnfold: true, filter: 'politics' }, true],
  ['a broken filter leaves it closed', 'food', { autoUnfold: true, filter: '(' }, false],
])('%s [ST-20]', (_title, warning, settings, expected) => {
  expect(opensWarning(warning, settings)).toBe(expected)
})
