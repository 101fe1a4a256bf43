import { describe, expect, test } from 'vitest'
import { DEFAULT_DOODLE, type DoodleOptions, pickColour, strokeColour } from './index.ts'

const options: DoodleOptions = { ...DEFAULT_DOODLE, fg: '#111111', bg: '#222222' }

const press = (button: number, modifiers = {}) => ({
  button,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
})

describe('a press on the palette', () => {
  test.each([
    ['the left button', press(0), { fg: '#333333', bg: '#222222' }],
    ['the right button', press(2), { fg: '#111111', bg: '#333333' }],
    ['Ctrl and the left one', press(0, { ctrlKey: true }), { fg: '#111111', bg: '#333333' }],
    ['Meta and the left one', press(0, { metaKey: true }), { fg: '#111111', bg: '#333333' }],
    ['Ctrl and the right one', press(2, { ctrlKey: true }), { fg: '#111111', bg: '#333333' }],
    ['the middle button', press(1), { fg: '#111111', bg: '#222222' }],
  ])('with %s sets that colour', { tags: ['DOO-08'] }, (_title, pressed, colours) => {
    expect(pickColour(options, pressed, '#333333')).toEqual({ ...options, ...colours })
  })

  test('of what is no colour changes none', { tags: ['DOO-04'] }, () => {
    expect(pickColour(options, press(0), 'red')).toEqual(options)
    expect(pickColour(options, press(2), 'red')).toEqual(options)
  })
})

test.each([
  [0, false, '#111111'],
  [2, false, '#222222'],
  [0, true, '#222222'],
  [2, true, '#111111'],
  [1, false, null],
])(
  'button %i, swapped %s, draws with %s',
  { tags: ['DOO-09', 'DOO-13'] },
  (button, swapped, colour) => {
    expect(strokeColour({ ...options, swapped }, button)).toBe(colour)
  },
)
