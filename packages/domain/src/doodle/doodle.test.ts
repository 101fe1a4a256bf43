import { describe, expect, test } from 'vitest'
import {
  beforeDoodleAct,
  DEFAULT_DOODLE,
  DOODLE_SIZES,
  doodleCommand,
  type DoodleOptions,
  doodleSize,
  holdKey,
  isColour,
  PALETTE,
  pickColour,
  strokeColour,
  toColour,
  toWeight,
} from './index.ts'

test('a doodle begins with black on white, drawn thin and adaptive on a square [DOO-03]', () => {
  expect(DEFAULT_DOODLE).toEqual({
    fg: '#000000',
    bg: '#ffffff',
    swapped: false,
    mode: 'draw',
    weight: 2,
    opacity: 1,
    adaptiveStroke: true,
    smoothing: false,
    size: 'normal',
  })
})

test.each(['#12AB9f', '#000000'])('%s is a colour [DOO-04]', (colour) => {
  expect(isColour(colour)).toBe(true)
  expect(toColour(colour, '#ffffff')).toBe(colour)
})

test.each(['#fff', 'red', '', '#12345g', '#1234567', '123456', ' #123456', '#123456\n#123456'])(
  '%j is none, and the old colour stays [DOO-04]',
  (text) => {
    expect(isColour(text)).toBe(false)
    expect(toColour(text, '#ffffff')).toBe('#ffffff')
  },
)

test.each([
  ['abc', 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['1', 1],
  ['5', 5],
  ['2.5', 2.5],
  ['1e999', 1],
])('a weight of %j is %d [DOO-05]', (written, weight) => {
  expect(toWeight(written)).toBe(weight)
})

test('there are five sizes [DOO-06]', () => {
  expect(DOODLE_SIZES.map(({ id, width, height }) => `${id} ${width}x${height}`)).toEqual([
    'normal 500x500',
    'banner 702x330',
    '640x480 640x480',
    '800x600 800x600',
    '720x405 720x405',
  ])
  expect(doodleSize('800x600')).toEqual({ id: '800x600', width: 800, height: 600 })
  expect(doodleSize(DEFAULT_DOODLE.size).width).toBe(500)
})

describe('the palette', () => {
  const all = PALETTE.flat()

  test('has 77 different colours in 7 rows by 11, as six-digit hex [DOO-07] [DOO-04]', () => {
    expect(PALETTE.map((row) => row.length)).toEqual([11, 11, 11, 11, 11, 11, 11])
    expect(new Set(all).size).toBe(77)
    expect(all.every(isColour)).toBe(true)
  })

  test('has black, greys, white, and the pure colours [DOO-07]', () => {
    const greys = PALETTE.map((row) => row[0]!)
    const pure = ['#ff0000', '#00ff00', '#0000ff', '#00ffff', '#ff00ff', '#ffff00']

    expect([greys[0], greys[6]]).toEqual(['#000000', '#ffffff'])
    expect(greys.every((grey) => grey.slice(1, 3).repeat(3) === grey.slice(1))).toBe(true)
    expect(pure.filter((colour) => !PALETTE[3]!.includes(colour))).toEqual([])
  })

  test('runs from dark to light in every column [DOO-07]', () => {
    const light = (colour: string) =>
      [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0)
    const columns = PALETTE[0]!.map((_, column) => PALETTE.map((row) => light(row[column]!)))

    for (const column of columns) expect(column).toEqual(column.toSorted((a, b) => a - b))
  })
})

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
  ])('with %s sets that colour [DOO-08]', (_title, pressed, colours) => {
    expect(pickColour(options, pressed, '#333333')).toEqual({ ...options, ...colours })
  })

  test('of what is no colour changes none [DOO-04]', () => {
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
])('button %i, swapped %s, draws with %s [DOO-09] [DOO-13]', (button, swapped, colour) => {
  expect(strokeColour({ ...options, swapped }, button)).toBe(colour)
})

describe('a key', () => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, isTyping: false }

  test.each([
    ['Delete', {}, 'clear'],
    ['Backspace', {}, 'undo'],
    ['z', { ctrlKey: true }, 'undo'],
    ['Z', { metaKey: true }, 'undo'],
    ['z', {}, null],
    ['z', { ctrlKey: true, shiftKey: true }, null],
    ['z', { shiftKey: true }, null],
    ['x', { ctrlKey: true }, null],
    ['Delete', { isTyping: true }, null],
    ['Backspace', { isTyping: true }, null],
    ['z', { ctrlKey: true, isTyping: true }, null],
  ])('%s with %j means %s [DOO-10] [DOO-11] [DOO-19]', (key, pressed, command) => {
    expect(doodleCommand({ key, ...none, ...pressed })).toBe(command)
  })

  const held = (key: string, isDown: boolean, isTyping = false, from = options) =>
    holdKey(from, { key, isTyping }, isDown)

  test('Shift fills while it is held [DOO-12]', () => {
    const down = held('Shift', true)

    expect(down).toEqual({ ...options, mode: 'fill' })
    expect(held('Shift', false, false, down)).toEqual(options)
  })

  test.each(['Control', 'Meta'])('%s swaps the colours while it is held [DOO-13]', (key) => {
    const down = held(key, true)

    expect(down).toEqual({ ...options, swapped: true })
    expect(held(key, false, false, down)).toEqual(options)
  })

  test('that is held while typing does nothing, let go it still ends [DOO-19]', () => {
    expect(held('Shift', true, true)).toBe(options)
    expect(held('Control', true, true)).toBe(options)
    expect(held('Shift', false, true, held('Shift', true)).mode).toBe('draw')
    expect(held('a', true)).toBe(options)
  })
})

test.each([
  ['cancel', 'discard'],
  ['change-size', 'change-size'],
  ['clear', 'clear'],
  ['back', 'discard'],
  ['press-outside', 'discard'],
] as const)(
  '%s asks %s while something is drawn [DOO-15, DOO-16, DOO-17, DOO-18]',
  (act, question) => {
    expect(beforeDoodleAct(act, true)).toEqual({ ask: question })
    expect(beforeDoodleAct(act, false)).toBe('do')
  },
)

test('Escape does nothing, drawn or not [DOO-18]', () => {
  expect(beforeDoodleAct('escape', true)).toBe('ignore')
  expect(beforeDoodleAct('escape', false)).toBe('ignore')
})
