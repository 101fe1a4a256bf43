import { describe, expect, test } from 'vitest'
import { composeShortcut } from './index.ts'

describe('a shortcut', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false }

  test.each([
    ['Enter', { ctrlKey: true }, 'main'],
    ['Enter', { metaKey: true }, 'main'],
    ['Enter', { altKey: true }, 'side-arm'],
    ['Enter', { altKey: true, ctrlKey: true }, 'main'],
    ['Enter', {}, null],
    ['Enter', { ctrlKey: true, isComposing: true }, null],
    ['Enter', { ctrlKey: true, isComposing: false }, 'main'],
    ['a', { ctrlKey: true }, null],
    ['a', { altKey: true }, null],
  ] as const)('%s with %j means %s', { tags: ['CMP-34', 'CMP-35'] }, (key, modifiers, button) => {
    expect(composeShortcut({ key, ...none, ...modifiers })).toBe(button)
  })
})
