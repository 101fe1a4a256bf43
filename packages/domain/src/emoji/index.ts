export { type EmojiPiece, splitShortcodes } from '../entities/custom-emoji.ts'
export { emojiImageUrl, pickerEmojis } from './custom-emojis.ts'
export {
  type CustomEmoji,
  type Emoji,
  EMOJI_CATEGORIES,
  type EmojiCategory,
  PICKER_COLUMNS,
  PICKER_EMOJI_PX,
  type SearchableEmoji,
  SHEET_EMOJI_PX,
  type UnicodeEmoji,
} from './emoji.ts'
export { emojiText, glyphOf } from './emoji-text.ts'
export {
  countEmojiUse,
  DEFAULT_EMOJIS,
  type EmojiUses,
  FREQUENT_LIMIT,
  frequentlyUsed,
} from './frequently-used.ts'
export {
  buildEmojiIndex,
  EMOJI_RESULT_LIMIT,
  type EmojiIndex,
  searchEmoji,
  searchWords,
} from './search-emoji.ts'
export { SKIN_TONES, type SkinTone, tonedUnified, toSkinTone } from './skin-tone.ts'
