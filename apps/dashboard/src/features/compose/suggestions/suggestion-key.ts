interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** What a key does while suggestions are shown. @returns null for one that types as ever. @see SUG-06, SUG-07 */
export function suggestionKey(pressed: PressedKey): 'next' | 'previous' | 'pick' | 'hide' | null {
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
