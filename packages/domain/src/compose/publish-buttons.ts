import type { Visibility } from '../entities/account.ts'
import { moreRestrictive } from './visibility.ts'

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

/**
 * The visibility that the second publish button posts with.
 *
 * @param sideArm the local setting
 * @param replyMode the local setting; any word but `copy` and `restrict` keeps the side arm's value
 * @param repliedTo visibility of the answered status; null for a post of its own
 * @returns null when the button is hidden
 * @see CMP-36 to CMP-39
 */
export function sideArmVisibility(
  sideArm: Visibility | 'none',
  replyMode: string,
  repliedTo: Visibility | null,
): Visibility | null {
  if (sideArm === 'none') return null
  if (repliedTo === null) return sideArm
  if (replyMode === 'copy') return repliedTo
  return replyMode === 'restrict' ? moreRestrictive(repliedTo, sideArm) : sideArm
}

/**
 * The visibility that a press publishes with. The shortcut of the second button works without that
 * button too, and then keeps the present visibility.
 *
 * @param sideArm what `sideArmVisibility` gave
 * @see CMP-35, CMP-36
 */
export function publishedVisibility(
  button: PublishButton,
  privacy: Visibility,
  sideArm: Visibility | null,
): Visibility {
  return button === 'side-arm' ? (sideArm ?? privacy) : privacy
}
