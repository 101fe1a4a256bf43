import { expect, test } from 'vitest'
import { dragFocus, focusUnder, formatFocus, releaseFocus, stepFocus } from './index.ts'

const box = { left: 100, top: 50, width: 200, height: 400 }

test.each([
  ['the left top corner', { x: 100, y: 50 }, { x: -1, y: 1 }],
  ['the right bottom corner', { x: 300, y: 450 }, { x: 1, y: -1 }],
  ['the centre', { x: 200, y: 250 }, { x: 0, y: 0 }],
  ['a quarter from left and top', { x: 150, y: 150 }, { x: -0.5, y: 0.5 }],
  ['outside', { x: 0, y: 900 }, { x: -1, y: -1 }],
])('a pointer on %s focuses there', { tags: ['FOC-03'] }, (_title, pointer, focus) => {
  expect(focusUnder(pointer, box)).toEqual(focus)
})

test('a picture that has no size yet is focused in its centre', { tags: ['FOC-03'] }, () => {
  expect(focusUnder({ x: 110, y: 60 }, { ...box, width: 0 })).toEqual({ x: 0, y: 0 })
  expect(focusUnder({ x: 110, y: 60 }, { ...box, height: 0 })).toEqual({ x: 0, y: 0 })
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
  '%s, with Shift %s, moves the focus from the centre to %j',
  { tags: ['FOC-06'] },
  (key, isFar, focus) => {
    expect(stepFocus({ x: 0, y: 0 }, key, isFar)).toEqual(focus)
  },
)

test(
  'keys stop at the edges, centre from anywhere, and leave no crumbs',
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
  'a drag sets the focus as it goes, and is saved once, when it is let go',
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

test('a pointer that is not held moves nothing', { tags: ['FOC-02'] }, () => {
  const still = { focus: { x: 0, y: 0 }, isDragging: false }

  expect(dragFocus(still, { x: 1, y: 1 })).toBe(still)
})

test('a focus of almost nothing is saved without a minus', { tags: ['FOC-05'] }, () => {
  expect(formatFocus({ x: -0.001, y: -0.004 })).toBe('0.00,0.00')
  expect(formatFocus({ x: -0.006, y: 1 })).toBe('-0.01,1.00')
})
