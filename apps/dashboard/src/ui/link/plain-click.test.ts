import { expect, test } from 'vitest'
import { isPlainClick } from './plain-click.ts'

const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test('a left click without keys is plain [RTE-13]', () => {
  expect(isPlainClick(click)).toBe(true)
})

test.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Alt', { altKey: true }],
  ['Meta', { metaKey: true }],
  ['Shift', { shiftKey: true }],
])('%s leaves a click to the browser [RTE-13]', (_title, held) => {
  expect(isPlainClick({ ...click, ...held })).toBe(false)
})
