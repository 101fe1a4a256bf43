import { describe, expect, test } from 'vitest'
import { getComposeShortcut } from './index.ts'

describe('getComposeShortcut', () => {
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
  ] as const)(
    'returns for %s with %j: %s',
    { tags: ['CMP-34', 'CMP-35'] },
    (key, modifiers, button) => {
      expect(getComposeShortcut({ key, ...none, ...modifiers })).toBe(button)
    },
  )
})
