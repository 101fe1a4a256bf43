import { expect, test } from 'vitest'
import { getClickTarget } from './click-target.ts'

const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test('opens in place on a left click without modifier keys', { tags: ['RTE-13'] }, () => {
  expect(getClickTarget(click)).toBe('here')
})

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
])('opens a column on a click with %s', { tags: ['BY-35'] }, (_title, held) => {
  expect(getClickTarget({ ...click, ...held })).toBe('beside')
})

test.each([
  ['the middle button', { button: 1 }],
  ['the middle button and Ctrl', { button: 1, ctrlKey: true }],
  ['Alt', { altKey: true }],
  ['Shift', { shiftKey: true }],
  ['Ctrl and Shift', { ctrlKey: true, shiftKey: true }],
  ['Cmd and Alt', { metaKey: true, altKey: true }],
])('leaves a click to the browser with %s', { tags: ['RTE-13'] }, (_title, held) => {
  expect(getClickTarget({ ...click, ...held })).toBe('browser')
})
