import { expect, test } from 'vitest'
import { getWorkspaceNumber } from './eager-shortcuts.ts'

const getPressedNumber = (traits: KeyboardEventInit, target: Element = document.body) => {
  let number: number | null = null
  const handleKey = (event: Event) => {
    if (event instanceof KeyboardEvent) number = getWorkspaceNumber(event)
  }
  if (!target.isConnected) document.body.append(target)
  target.addEventListener('keydown', handleKey, { once: true })
  target.dispatchEvent(new KeyboardEvent('keydown', traits))
  return number
}

test.each([
  ['Alt and 1', { code: 'Digit1', key: '1', altKey: true }, 1],
  ['Alt and 9', { code: 'Digit9', key: '9', altKey: true }, 9],
  ['Alt and 1 of a Mac, which types', { code: 'Digit1', key: '¡', altKey: true }, 1],
  ['Alt and 0', { code: 'Digit0', key: '0', altKey: true }, null],
  ['1 alone', { code: 'Digit1', key: '1' }, null],
  ['Alt and a letter', { code: 'KeyA', key: 'a', altKey: true }, null],
  ['Ctrl, Alt and 1', { code: 'Digit1', key: '1', altKey: true, ctrlKey: true }, null],
  ['Cmd, Alt and 1', { code: 'Digit1', key: '1', altKey: true, metaKey: true }, null],
  ['Shift, Alt and 1', { code: 'Digit1', key: '!', altKey: true, shiftKey: true }, null],
  ['AltGr and 1', { code: 'Digit1', key: '¹', altKey: true, modifierAltGraph: true }, null],
])(
  'returns the workspace number, or null, for %s',
  { tags: ['BY-30'] },
  (_name, traits, number) => {
    expect(getPressedNumber(traits)).toBe(number)
  },
)

test.each(['textarea', 'input'])(
  'returns null in a %s when Alt and a digit type a character, and the number otherwise',
  { tags: ['BY-30'] },
  (tag) => {
    const field = document.createElement(tag)

    expect(getPressedNumber({ code: 'Digit2', key: '€', altKey: true }, field)).toBeNull()
    expect(getPressedNumber({ code: 'Digit2', key: '2', altKey: true }, field)).toBe(2)
  },
)
