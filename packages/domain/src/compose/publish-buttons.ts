import type { Visibility } from '../entities/account.ts'
import { getMoreRestrictive } from './visibility.ts'

/** The properties of a keyboard event that are used. */
interface KeyInput {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  /** Whether an input method is composing. Enter then confirms its text. */
  readonly isComposing?: boolean
}

/** One of the two publish buttons. */
export type PublishButton = 'main' | 'side-arm'

/**
 * Returns the publish button for a key in the text or the content warning: Ctrl or Cmd with Enter is the main button,
 * Alt with Enter the second one.
 *
 * @returns null for every other key
 * @see CMP-34, CMP-35
 */
export function getComposeShortcut(pressed: KeyInput): PublishButton | null {
  if (pressed.key !== 'Enter' || pressed.isComposing === true) return null
  if (pressed.ctrlKey || pressed.metaKey) return 'main'
  return pressed.altKey ? 'side-arm' : null
}

/**
 * Returns the visibility of the second publish button.
 *
 * @param sideArm the local setting
 * @param replyMode the local setting; any value except `copy` and `restrict` keeps the side arm's value
 * @param repliedTo visibility of the replied-to status; null if the post is not a reply
 * @returns null when the button is hidden
 * @see CMP-36 to CMP-39
 */
export function getSideArmVisibility(
  sideArm: Visibility | 'none',
  replyMode: string,
  repliedTo: Visibility | null,
): Visibility | null {
  if (sideArm === 'none') return null
  if (repliedTo === null) return sideArm
  if (replyMode === 'copy') return repliedTo
  return replyMode === 'restrict' ? getMoreRestrictive(repliedTo, sideArm) : sideArm
}

/**
 * Returns the visibility that a publish button posts with. The shortcut of the second button also works when that
 * button is hidden, and then uses the current visibility.
 *
 * @param sideArm the result of `getSideArmVisibility`
 * @see CMP-35, CMP-36
 */
export function getPublishVisibility(
  button: PublishButton,
  privacy: Visibility,
  sideArm: Visibility | null,
): Visibility {
  return button === 'side-arm' ? (sideArm ?? privacy) : privacy
}
