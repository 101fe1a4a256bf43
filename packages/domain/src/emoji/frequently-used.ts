import { ownValue } from '../json/json-object.ts'

/** How many the picker's first tab holds. @see EMO-09 */
export const FREQUENT_LIMIT = 16

/** Who never used any sees these. @see EMO-10 */
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

/** How often each was used, by id. */
export type EmojiUses = Readonly<Record<string, number>>

/**
 * The ids of the 16 that were used most, most used first; what is missing is filled up from the
 * defaults, none twice. Among equals the one that was used first comes first.
 *
 * @see EMO-09
 */
export function frequentlyUsed(uses: EmojiUses): readonly string[] {
  const used = Object.entries(uses)
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => id)
  return [...new Set([...used, ...DEFAULT_EMOJIS])].slice(0, FREQUENT_LIMIT)
}

/** One use more. @see EMO-11 */
export function countEmojiUse(uses: EmojiUses, id: string): EmojiUses {
  const before = ownValue(uses, id)
  return { ...uses, [id]: (typeof before === 'number' ? before : 0) + 1 }
}
