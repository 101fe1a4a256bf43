import { expect, test } from 'vitest'
import { separatorStep } from './separator-step.ts'

const press = (key: string, shiftKey = false) => ({ key, shiftKey })

test.each([
  ['ArrowRight', false, 10],
  ['ArrowLeft', false, -10],
  ['ArrowRight', true, 50],
  ['ArrowLeft', true, -50],
  ['ArrowDown', false, null],
  ['Home', false, 'min'],
  ['End', false, 'max'],
  ['Enter', false, 'reset'],
  [' ', false, null],
])('%s (Shift: %s) moves an edge by %s [BY-30, BY-54]', (key, isShift, step) => {
  expect(separatorStep(press(key, isShift), 'x', false)).toBe(step)
})

test('from right to left the arrows are mirrored, up and down are not [BY-54]', () => {
  expect(separatorStep(press('ArrowLeft'), 'x', true)).toBe(10)
  expect(separatorStep(press('ArrowUp', true), 'y', true)).toBe(-50)
})
