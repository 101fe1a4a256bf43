export { type EmojiSegment, splitShortcodes } from '../entities/custom-emoji.ts'
export { getEmojiImageUrl, getPickerEmojis } from './custom-emojis.ts'
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
export { getEmojiText, toGlyph } from './emoji-text.ts'
export {
  countEmojiUse,
  DEFAULT_EMOJIS,
  type EmojiUses,
  FREQUENT_LIMIT,
  getFrequentEmojis,
} from './frequently-used.ts'
export {
  buildEmojiIndex,
  EMOJI_RESULT_LIMIT,
  type EmojiIndex,
  searchEmoji,
  getSearchWords,
} from './search-emoji.ts'
export { SKIN_TONES, type SkinTone, applySkinTone, toSkinTone } from './skin-tone.ts'
