import { describe, expect, test } from 'vitest'
import { DEFAULT_DOODLE, type DoodleOptions, pickColour, getStrokeColour } from './index.ts'

const options: DoodleOptions = { ...DEFAULT_DOODLE, fg: '#111111', bg: '#222222' }

const createPress = (button: number, modifiers = {}) => ({
  button,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
})

describe('pickColour', () => {
  test.each([
    ['the left button', createPress(0), { fg: '#333333', bg: '#222222' }],
    ['the right button', createPress(2), { fg: '#111111', bg: '#333333' }],
    ['Ctrl and the left one', createPress(0, { ctrlKey: true }), { fg: '#111111', bg: '#333333' }],
    ['Meta and the left one', createPress(0, { metaKey: true }), { fg: '#111111', bg: '#333333' }],
    ['Ctrl and the right one', createPress(2, { ctrlKey: true }), { fg: '#111111', bg: '#333333' }],
    ['the middle button', createPress(1), { fg: '#111111', bg: '#222222' }],
  ])('sets the colour with %s', { tags: ['DOO-08'] }, (_title, pressed, colours) => {
    expect(pickColour(options, pressed, '#333333')).toEqual({ ...options, ...colours })
  })

  test('ignores an invalid colour', { tags: ['DOO-04'] }, () => {
    expect(pickColour(options, createPress(0), 'red')).toEqual(options)
    expect(pickColour(options, createPress(2), 'red')).toEqual(options)
  })
})

test.each([
  [0, false, '#111111'],
  [2, false, '#222222'],
  [0, true, '#222222'],
  [2, true, '#111111'],
  [1, false, null],
])(
  'draws with button %i, swapped %s, in %s',
  { tags: ['DOO-09', 'DOO-13'] },
  (button, swapped, colour) => {
    expect(getStrokeColour({ ...options, swapped }, button)).toBe(colour)
  },
)
