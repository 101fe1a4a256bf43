import { describe, expect, test } from 'vitest'
import { DEFAULT_DOODLE, getDoodleCommand, type DoodleOptions, applyHeldKey } from './index.ts'

const options: DoodleOptions = { ...DEFAULT_DOODLE, fg: '#111111', bg: '#222222' }

describe('doodle keyboard', () => {
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
  ])('maps %s with %j to %s', { tags: ['DOO-10', 'DOO-11', 'DOO-19'] }, (key, pressed, command) => {
    expect(getDoodleCommand({ key, ...none, ...pressed })).toBe(command)
  })

  const applyKey = (key: string, isDown: boolean, isTyping = false, from = options) =>
    applyHeldKey(from, { key, isTyping }, isDown)

  test('fills while Shift is held', { tags: ['DOO-12'] }, () => {
    const down = applyKey('Shift', true)

    expect(down).toEqual({ ...options, mode: 'fill' })
    expect(applyKey('Shift', false, false, down)).toEqual(options)
  })

  test.each(['Control', 'Meta'])(
    'swaps the colours while %s is held',
    { tags: ['DOO-13'] },
    (key) => {
      const down = applyKey(key, true)

      expect(down).toEqual({ ...options, swapped: true })
      expect(applyKey(key, false, false, down)).toEqual(options)
    },
  )

  test('ignores key presses while typing, but handles key releases', { tags: ['DOO-19'] }, () => {
    expect(applyKey('Shift', true, true)).toBe(options)
    expect(applyKey('Control', true, true)).toBe(options)
    expect(applyKey('Shift', false, true, applyKey('Shift', true)).mode).toBe('draw')
    expect(applyKey('a', true)).toBe(options)
  })
})
