import { describe, expect, test } from 'vitest'
import { DEFAULT_DOODLE, doodleCommand, type DoodleOptions, holdKey } from './index.ts'

const options: DoodleOptions = { ...DEFAULT_DOODLE, fg: '#111111', bg: '#222222' }

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
  ])('%s with %j means %s', { tags: ['DOO-10', 'DOO-11', 'DOO-19'] }, (key, pressed, command) => {
    expect(doodleCommand({ key, ...none, ...pressed })).toBe(command)
  })

  const held = (key: string, isDown: boolean, isTyping = false, from = options) =>
    holdKey(from, { key, isTyping }, isDown)

  test('Shift fills while it is held', { tags: ['DOO-12'] }, () => {
    const down = held('Shift', true)

    expect(down).toEqual({ ...options, mode: 'fill' })
    expect(held('Shift', false, false, down)).toEqual(options)
  })

  test.each(['Control', 'Meta'])(
    '%s swaps the colours while it is held',
    { tags: ['DOO-13'] },
    (key) => {
      const down = held(key, true)

      expect(down).toEqual({ ...options, swapped: true })
      expect(held(key, false, false, down)).toEqual(options)
    },
  )

  test('that is held while typing does nothing, let go it still ends', { tags: ['DOO-19'] }, () => {
    expect(held('Shift', true, true)).toBe(options)
    expect(held('Control', true, true)).toBe(options)
    expect(held('Shift', false, true, held('Shift', true)).mode).toBe('draw')
    expect(held('a', true)).toBe(options)
  })
})
