/** The drawing under the composer; 3 is the rare one. */
export type HelperFriend = 0 | 1 | 2 | 3

/** How often the rare one is picked, of 1. @see CMP-57 */
export const RARE_FRIEND_SHARE = 0.04
const COMMON: readonly HelperFriend[] = [0, 1, 2]
const RARE: HelperFriend = 3

/**
 * Picks the drawing: 0 to 2 are equally likely, 3 is rare.
 *
 * @param chance from 0 to below 1
 * @see CMP-57
 */
export function pickHelperFriend(chance: number): HelperFriend {
  return COMMON[Math.floor((chance / (1 - RARE_FRIEND_SHARE)) * COMMON.length)] ?? RARE
}

/** Returns the drawing after a click: the next of 0 to 2. @see CMP-57 */
export function getNextHelperFriend(friend: HelperFriend): HelperFriend {
  return COMMON[friend + 1] ?? 0
}
