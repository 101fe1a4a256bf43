import { expect, test } from 'vitest'
import { dragFocus, getFocusAtPointer, formatFocus, releaseFocus, stepFocus } from './index.ts'

const box = { left: 100, top: 50, width: 200, height: 400 }

test.each([
  ['the left top corner', { x: 100, y: 50 }, { x: -1, y: 1 }],
  ['the right bottom corner', { x: 300, y: 450 }, { x: 1, y: -1 }],
  ['the centre', { x: 200, y: 250 }, { x: 0, y: 0 }],
  ['a quarter from left and top', { x: 150, y: 150 }, { x: -0.5, y: 0.5 }],
  ['outside', { x: 0, y: 900 }, { x: -1, y: -1 }],
])('sets the focal point for a pointer on %s', { tags: ['FOC-03'] }, (_title, pointer, focus) => {
  expect(getFocusAtPointer(pointer, box)).toEqual(focus)
})

test('sets the focal point to the centre for an image without a size', { tags: ['FOC-03'] }, () => {
  expect(getFocusAtPointer({ x: 110, y: 60 }, { ...box, width: 0 })).toEqual({ x: 0, y: 0 })
  expect(getFocusAtPointer({ x: 110, y: 60 }, { ...box, height: 0 })).toEqual({ x: 0, y: 0 })
})

test.each([
  ['ArrowLeft', false, { x: -0.02, y: 0 }],
  ['ArrowRight', false, { x: 0.02, y: 0 }],
  ['ArrowUp', false, { x: 0, y: 0.02 }],
  ['ArrowDown', false, { x: 0, y: -0.02 }],
  ['ArrowUp', true, { x: 0, y: 0.2 }],
  ['Home', false, { x: 0, y: 0 }],
  ['a', false, null],
  ['constructor', false, null],
])(
  'moves the focal point with %s, Shift %s, from the centre to %j',
  { tags: ['FOC-06'] },
  (key, isFar, focus) => {
    expect(stepFocus({ x: 0, y: 0 }, key, isFar)).toEqual(focus)
  },
)

test(
  'stops at the edges, returns to the centre, and rounds off fractions',
  { tags: ['FOC-06'] },
  () => {
    expect(stepFocus({ x: 0.99, y: -1 }, 'ArrowRight', false)).toEqual({ x: 1, y: -1 })
    expect(stepFocus({ x: 0.99, y: -1 }, 'ArrowDown', true)).toEqual({ x: 0.99, y: -1 })
    expect(stepFocus({ x: -0.9, y: 0.9 }, 'ArrowLeft', true)).toEqual({ x: -1, y: 0.9 })
    expect(stepFocus({ x: 0.3, y: 0.5 }, 'Home', true)).toEqual({ x: 0, y: 0 })
    expect(stepFocus({ x: 0.28, y: 0.1 }, 'ArrowLeft', false)).toEqual({ x: 0.26, y: 0.1 })
    expect(Object.is(stepFocus({ x: -0.02, y: 0 }, 'ArrowRight', false)?.x, 0)).toBe(true)
  },
)

test(
  'sets the focal point during a drag and saves it once on release',
  { tags: ['FOC-02'] },
  () => {
    const at = (x: number) => ({ x, y: 0 })
    const down = dragFocus({ focus: at(0), isDragging: false }, at(0.1), true)
    const moved = dragFocus(down, at(0.2))

    expect(moved).toEqual({ focus: at(0.2), isDragging: true })
    const released = releaseFocus(moved)
    expect(released).toEqual({ drag: { focus: at(0.2), isDragging: false }, save: at(0.2) })
    expect(releaseFocus(released.drag).save).toBeNull()
  },
)

test('ignores a pointer that is not pressed', { tags: ['FOC-02'] }, () => {
  const still = { focus: { x: 0, y: 0 }, isDragging: false }

  expect(dragFocus(still, { x: 1, y: 1 })).toBe(still)
})

test('saves a focal point near zero without a minus sign', { tags: ['FOC-05'] }, () => {
  expect(formatFocus({ x: -0.001, y: -0.004 })).toBe('0.00,0.00')
  expect(formatFocus({ x: -0.006, y: 1 })).toBe('-0.01,1.00')
})
