import { expect, test } from 'vitest'
import { getInitialSelection } from './field-focus.ts'

test.each([
  ['selects the names after the first of several', '@a @b ', true, [3, 6]],
  ['does not select a single name', '@a ', true, [3, 3]],
  ['does not select typed text', '@a @b hello', true, [11, 11]],
  ['selects no names when the setting is off', '@a @b ', false, [6, 6]],
  ['places the caret at 0 in an empty text', '', true, [0, 0]],
] as const)('%s', { tags: ['CMP-48'] }, (_title, text, preselectsNames, expected) => {
  expect(getInitialSelection(text, preselectsNames)).toEqual(expected)
})
