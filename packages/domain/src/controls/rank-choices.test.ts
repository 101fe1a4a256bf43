import { expect, test } from 'vitest'
import { rankChoices } from './index.ts'

const COMMANDS = ['Add column', 'Go to Local', 'Local settings', 'Theme: dark', 'Märzkatze']
const found = (typed: string) => rankChoices(COMMANDS, typed, (text) => text)

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
])('“%s” means %j, what begins with it first', { tags: ['BY-45'] }, (typed, expected) => {
  expect(found(typed)).toEqual(expected)
})
