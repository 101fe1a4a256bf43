import type { UnicodeEmoji } from '@colonnade/domain/emoji'

/** Every emoji that the sheet of pictures has. */
export interface EmojiTable {
  /** By category, each in its usual order. */
  readonly emojis: readonly UnicodeEmoji[]
  /** Where the picture of a code is on the sheet, its tones included; counted down its columns. */
  readonly cells: ReadonlyMap<string, number>
}
