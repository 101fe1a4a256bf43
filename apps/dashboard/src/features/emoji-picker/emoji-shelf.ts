import { EMOJI_CATEGORIES, type Emoji, type EmojiCategory } from '@colonnade/domain/emoji'

/** The emoji of each tab. */
export type EmojiShelf = ReadonlyMap<EmojiCategory, readonly Emoji[]>

/**
 * Sorts emoji into the picker's tabs.
 *
 * @param recent ids for the first tab; one that nobody knows any more is left out
 */
export function emojiShelf(emojis: readonly Emoji[], recent: readonly string[]): EmojiShelf {
  const shelf = new Map<EmojiCategory, Emoji[]>(EMOJI_CATEGORIES.map((name) => [name, []]))
  const byName = new Map<string, Emoji>()
  for (const emoji of emojis) {
    shelf.get(emoji.category)?.push(emoji)
    for (const name of emoji.shortNames) if (!byName.has(name)) byName.set(name, emoji)
  }
  const used = new Set(recent.flatMap((id) => byName.get(id) ?? []))
  return shelf.set('recent', [...used])
}
