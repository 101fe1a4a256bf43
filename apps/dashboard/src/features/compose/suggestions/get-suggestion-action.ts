interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/**
 * Returns the action of a key while suggestions are shown. @returns null for a key that types as usual. @see SUG-06,
 * SUG-07
 */
export function getSuggestionAction(
  pressed: PressedKey,
): 'next' | 'previous' | 'pick' | 'hide' | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (ctrlKey || metaKey || altKey || shiftKey) return null
  switch (key) {
    case 'ArrowDown':
      return 'next'
    case 'ArrowUp':
      return 'previous'
    case 'Enter':
    case 'Tab':
      return 'pick'
    case 'Escape':
      return 'hide'
    default:
      return null
  }
}
