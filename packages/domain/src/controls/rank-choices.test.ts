import { expect, test } from 'vitest'
import { rankChoices } from './index.ts'

const COMMANDS = ['Add column', 'Go to Local', 'Local settings', 'Theme: dark', 'Märzkatze']
const getResults = (typed: string) => rankChoices(COMMANDS, typed, (text) => text)

test.each([
  ['', COMMANDS],
  ['  ', COMMANDS],
  ['local', ['Local settings', 'Go to Local']],
  ['col', ['Add column']],
  ['DARK', ['Theme: dark']],
  ['marz', ['Märzkatze']],
  ['hem', ['Theme: dark']],
  ['loc go', ['Go to Local']],
  ['local dark', []],
])('ranks matches for “%s” as %j, prefix matches first', { tags: ['BY-45'] }, (typed, expected) => {
  expect(getResults(typed)).toEqual(expected)
})
