import { expect, test } from 'vitest'
import { getSeparatorStep } from './ColumnSeparator.tsx'

const pressKey = (key: string, shiftKey = false) => ({ key, shiftKey })

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
])(
  'moves an edge by key %s (Shift: %s) by %s',
  { tags: ['BY-30', 'BY-54'] },
  (key, isShift, step) => {
    expect(getSeparatorStep(pressKey(key, isShift), 'vertical', false)).toBe(step)
  },
)

test(
  'mirrors the left and right arrow keys in RTL pages, but not up and down',
  { tags: ['BY-54'] },
  () => {
    expect(getSeparatorStep(pressKey('ArrowLeft'), 'vertical', true)).toBe(1)
    expect(getSeparatorStep(pressKey('ArrowUp', true), 'horizontal', true)).toBe(-5)
  },
)
