import type { Visibility } from '../entities/account.ts'
import type { PublishButton } from './compose-shortcut.ts'
import { moreRestrictive } from './visibility.ts'

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
