/** In the order of the picker's tabs. @see EMO-03 */
export const EMOJI_CATEGORIES = [
  'recent',
  'custom',
  'people',
  'nature',
  'foods',
  'activity',
  'places',
  'objects',
  'symbols',
  'flags',
] as const
export type EmojiCategory = (typeof EMOJI_CATEGORIES)[number]

/** The fields of an emoji that the search uses, for Unicode and custom emoji. @see EMO-02 */
export interface SearchableEmoji {
  /** The first short name; for a custom emoji, its shortcode. Uses are counted by it. */
  readonly id: string
  readonly shortNames: readonly string[]
  readonly name: string
  readonly keywords: readonly string[]
  readonly emoticons: readonly string[]
}

/** An emoji of the Unicode standard. */
export interface UnicodeEmoji extends SearchableEmoji {
  readonly category: Exclude<EmojiCategory, 'recent' | 'custom'>
  /** Code points in hexadecimal, joined by `-`: `1f44d`. */
  readonly unified: string
  /** The codes in the skin tones 2 to 6; absent for an emoji without skin tones. */
  readonly skins?: readonly string[]
}

/** A custom emoji of the instance. */
export interface CustomEmoji extends SearchableEmoji {
  readonly category: 'custom'
  readonly imageUrl: string
}

export type Emoji = UnicodeEmoji | CustomEmoji

/** Emoji per row of the picker. @see EMO-08 */
export const PICKER_COLUMNS = 8
/** Size of an emoji in the picker. Unit: px. @see EMO-08 */
export const PICKER_EMOJI_PX = 22
/** Size of an emoji in the sprite sheet. Unit: px. @see EMO-08 */
export const SHEET_EMOJI_PX = 32
