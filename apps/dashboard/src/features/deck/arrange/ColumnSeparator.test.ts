import { expect, test } from 'vitest'
import { separatorStep } from './ColumnSeparator.tsx'

const press = (key: string, shiftKey = false) => ({ key, shiftKey })

test.each([
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, -1],
  ['ArrowRight', true, 5],
  ['ArrowLeft', true, -5],
  ['ArrowDown', false, null],
  ['Home', false, 'min'],
  ['End', false, 'max'],
  ['Enter', false, 'reset'],
  [' ', false, null],
])('%s (Shift: %s) moves an edge by %s', { tags: ['BY-30', 'BY-54'] }, (key, isShift, step) => {
  expect(separatorStep(press(key, isShift), 'vertical', false)).toBe(step)
})

test('from right to left the arrows are mirrored, up and down are not', { tags: ['BY-54'] }, () => {
  expect(separatorStep(press('ArrowLeft'), 'vertical', true)).toBe(1)
  expect(separatorStep(press('ArrowUp', true), 'horizontal', true)).toBe(-5)
})
