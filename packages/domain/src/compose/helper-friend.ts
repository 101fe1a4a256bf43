/** Which drawing stands under the composer; 3 is the rare one. */
export type HelperFriend = 0 | 1 | 2 | 3

/** How often the rare one comes, of 1. @see CMP-57 */
export const RARE_FRIEND_SHARE = 0.04
const COMMON: readonly HelperFriend[] = [0, 1, 2]
const RARE: HelperFriend = 3

/**
 * Who helps today: 0 to 2 equally likely, 3 seldom.
 *
 * @param chance from 0 to below 1
 * @see CMP-57
 */
export function helperFriend(chance: number): HelperFriend {
  return COMMON[Math.floor((chance / (1 - RARE_FRIEND_SHARE)) * COMMON.length)] ?? RARE
}

/** Who comes when that one is pressed: the next of 0 to 2. @see CMP-57 */
export function nextHelperFriend(friend: HelperFriend): HelperFriend {
  return COMMON[friend + 1] ?? 0
}
