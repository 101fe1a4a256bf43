/** What a text field tells of a key. */
interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  /** An input method is still at work: Enter takes its word. */
  readonly isComposing?: boolean
}

/** Which of the two publish buttons is meant. */
export type PublishButton = 'main' | 'side-arm'

/**
 * What a key means in the text and in the warning: Ctrl or Cmd with Enter publishes, Alt with Enter
 * as the second button does.
 *
 * @returns null for every other key
 * @see CMP-34, CMP-35
 */
export function composeShortcut(pressed: PressedKey): PublishButton | null {
  if (pressed.key !== 'Enter' || pressed.isComposing === true) return null
  if (pressed.ctrlKey || pressed.metaKey) return 'main'
  return pressed.altKey ? 'side-arm' : null
}
