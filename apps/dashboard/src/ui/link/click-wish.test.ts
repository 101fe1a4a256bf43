import { expect, test } from 'vitest'
import { clickWish } from './click-wish.ts'

const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test('a left click without keys opens in place', { tags: ['RTE-13'] }, () => {
  expect(clickWish(click)).toBe('here')
})

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
])('with %s a click opens a column', { tags: ['BY-35'] }, (_title, held) => {
  expect(clickWish({ ...click, ...held })).toBe('beside')
})

test.each([
  ['the middle button', { button: 1 }],
  ['the middle button and Ctrl', { button: 1, ctrlKey: true }],
  ['Alt', { altKey: true }],
  ['Shift', { shiftKey: true }],
  ['Ctrl and Shift', { ctrlKey: true, shiftKey: true }],
  ['Cmd and Alt', { metaKey: true, altKey: true }],
])('%s leaves a click to the browser', { tags: ['RTE-13'] }, (_title, held) => {
  expect(clickWish({ ...click, ...held })).toBe('browser')
})
