import type { UnicodeEmoji } from '@colonnade/domain/emoji'

/** All emoji in the sprite sheet. */
export interface EmojiTable {
  /** By category, in the usual order within each. */
  readonly emojis: readonly UnicodeEmoji[]
  /** The cell of an emoji code on the sprite sheet, skin tones included. Cells are counted down the columns. */
  readonly cells: ReadonlyMap<string, number>
}
