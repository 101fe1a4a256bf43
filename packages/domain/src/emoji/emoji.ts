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

/** What the search reads of an emoji, whichever kind. @see EMO-02 */
export interface SearchableEmoji {
  /** The first short name; a custom emoji's shortcode. Uses are counted by it. */
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
  /** The same in the tones 2 to 6; without them there is but one look. */
  readonly skins?: readonly string[]
}

/** A picture of the instance's own. */
export interface CustomEmoji extends SearchableEmoji {
  readonly category: 'custom'
  readonly imageUrl: string
}

export type Emoji = UnicodeEmoji | CustomEmoji

/** Emoji in a line of the picker. @see EMO-08 */
export const PICKER_COLUMNS = 8
/** How large an emoji stands in the picker. Unit: px. @see EMO-08 */
export const PICKER_EMOJI_PX = 22
/** How large an emoji is on the sheet of pictures. Unit: px. @see EMO-08 */
export const SHEET_EMOJI_PX = 32
