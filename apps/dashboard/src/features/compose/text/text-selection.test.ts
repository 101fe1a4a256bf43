import { expect, test } from 'vitest'
import { textSelection } from './field-focus.ts'

test.each([
  ['of several names those after the first are marked', '@a @b ', true, [3, 6]],
  ['one name is not marked', '@a ', true, [3, 3]],
  ['what was written is not marked', '@a @b hello', true, [11, 11]],
  ['with the setting off nothing is marked', '@a @b ', false, [6, 6]],
  ['an empty text has its caret at 0', '', true, [0, 0]],
] as const)('%s', { tags: ['CMP-48'] }, (_title, text, preselectsNames, expected) => {
  expect(textSelection(text, preselectsNames)).toEqual(expected)
})
