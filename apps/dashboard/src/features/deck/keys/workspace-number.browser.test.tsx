import { expect, test } from 'vitest'
import { workspaceNumberOf } from './early-keys.ts'

const pressed = (traits: KeyboardEventInit, target: Element = document.body) => {
  let number: number | null = null
  const hear = (event: Event) => {
    if (event instanceof KeyboardEvent) number = workspaceNumberOf(event)
  }
  if (!target.isConnected) document.body.append(target)
  target.addEventListener('keydown', hear, { once: true })
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
  '%s asks for the workspace that it should, or for none',
  { tags: ['BY-30'] },
  (_name, traits, number) => {
    expect(pressed(traits)).toBe(number)
  },
)

test.each(['textarea', 'input'])(
  'in a %s the two keep what they would type, and switch where they type nothing',
  { tags: ['BY-30'] },
  (tag) => {
    const field = document.createElement(tag)

    expect(pressed({ code: 'Digit2', key: '€', altKey: true }, field)).toBeNull()
    expect(pressed({ code: 'Digit2', key: '2', altKey: true }, field)).toBe(2)
  },
)
