import { getOwnValue } from '../json/json-object.ts'

/** Number of emoji in the picker's first tab. @see EMO-09 */
export const FREQUENT_LIMIT = 16

/** Fills up the list of frequently used emoji. @see EMO-10 */
export const DEFAULT_EMOJIS: readonly string[] = [
  '+1',
  'grinning',
  'kissing_heart',
  'heart_eyes',
  'laughing',
  'stuck_out_tongue_winking_eye',
  'sweat_smile',
  'joy',
  'yum',
  'disappointed',
  'thinking_face',
  'weary',
  'sob',
  'sunglasses',
  'heart',
  'ok_hand',
]

/** Number of uses by emoji id. */
export type EmojiUses = Readonly<Record<string, number>>

/**
 * Returns the ids of the 16 most used emoji, most used first. Defaults fill up missing ones, without duplicates.
 * Equal ones keep the order of their first use.
 *
 * @see EMO-09
 */
export function getFrequentEmojis(uses: EmojiUses): readonly string[] {
  const used = Object.entries(uses)
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => id)
  return [...new Set([...used, ...DEFAULT_EMOJIS])].slice(0, FREQUENT_LIMIT)
}

/** Adds one use. @see EMO-11 */
export function countEmojiUse(uses: EmojiUses, id: string): EmojiUses {
  const before = getOwnValue(uses, id)
  return { ...uses, [id]: (typeof before === 'number' ? before : 0) + 1 }
}
