export { emojiImageUrl, pickerEmojis } from './custom-emojis.ts'
export { emojiText, glyphOf } from './emoji-text.ts'
export {
  type CustomEmoji,
  type Emoji,
  EMOJI_CATEGORIES,
  type EmojiCategory,
  type SearchableEmoji,
  type UnicodeEmoji,
} from './emoji.ts'
export {
  countEmojiUse,
  DEFAULT_EMOJIS,
  type EmojiUses,
  FREQUENT_LIMIT,
  frequentlyUsed,
} from './frequently-used.ts'
export { PICKER_COLUMNS, PICKER_EMOJI_PX, SHEET_EMOJI_PX } from './picker-size.ts'
export {
  buildEmojiIndex,
  EMOJI_RESULT_LIMIT,
  type EmojiIndex,
  searchEmoji,
  searchWords,
} from './search-emoji.ts'
export { SKIN_TONES, type SkinTone, tonedUnified, toSkinTone } from './skin-tone.ts'
export { type EmojiPiece, splitShortcodes } from './split-shortcodes.ts'
