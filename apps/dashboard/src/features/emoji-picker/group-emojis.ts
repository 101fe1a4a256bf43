import { EMOJI_CATEGORIES, type Emoji, type EmojiCategory } from '@colonnade/domain/emoji'

/** The emoji of each tab. */
export type EmojiGroups = ReadonlyMap<EmojiCategory, readonly Emoji[]>

/**
 * Groups emoji by the tabs of the picker.
 *
 * @param recent ids for the first tab; unknown ids are ignored
 */
export function groupEmojis(emojis: readonly Emoji[], recent: readonly string[]): EmojiGroups {
  const groups = new Map<EmojiCategory, Emoji[]>(EMOJI_CATEGORIES.map((name) => [name, []]))
  const byName = new Map<string, Emoji>()
  for (const emoji of emojis) {
    groups.get(emoji.category)?.push(emoji)
    for (const name of emoji.shortNames) if (!byName.has(name)) byName.set(name, emoji)
  }
  const used = new Set(recent.flatMap((id) => byName.get(id) ?? []))
  return groups.set('recent', [...used])
}
