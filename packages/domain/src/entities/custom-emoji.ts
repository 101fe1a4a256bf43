/** @see https://docs.joinmastodon.org/entities/CustomEmoji/ */
export interface CustomEmojiEntity {
  readonly shortcode: string
  readonly url: string
  readonly static_url: string
  readonly visible_in_picker: boolean
  readonly category?: string | null
}

/** Omits the closing colon, which may open the next shortcode: in `a:b:blob:` only `:blob:` is an emoji. */
const SHORTCODE = /:([^\s:]+)(?=:)/g

/** A part of a text: plain, or with the custom emoji that replaces it. */
export interface EmojiSegment {
  readonly text: string
  readonly emoji: CustomEmojiEntity | null
}

/** Caches the emoji of each list by shortcode. A text may have as many shortcodes as its server lists emoji. */
const emojiMaps = new WeakMap<
  readonly CustomEmojiEntity[],
  ReadonlyMap<string, CustomEmojiEntity>
>()

function getEmojiMap(emojis: readonly CustomEmojiEntity[]): ReadonlyMap<string, CustomEmojiEntity> {
  const known = emojiMaps.get(emojis)
  if (known !== undefined) return known
  // The first emoji of a shortcode counts.
  const emojiMap = new Map(emojis.toReversed().map((emoji) => [emoji.shortcode, emoji]))
  emojiMaps.set(emojis, emojiMap)
  return emojiMap
}

/**
 * Splits a text at each `:shortcode:` that the server listed. Everything else, including other emoji, stays text. The
 * joined parts equal the text. Never throws.
 *
 * @see EMO-14
 */
export function splitShortcodes(
  text: string,
  emojis: readonly CustomEmojiEntity[],
): readonly EmojiSegment[] {
  const pieces: EmojiSegment[] = []
  const known = getEmojiMap(emojis)
  let done = 0
  for (const match of text.matchAll(SHORTCODE)) {
    const emoji = known.get(match[1] ?? '')
    if (emoji === undefined || match.index < done) continue
    const end = match.index + match[0].length + 1
    if (match.index > done) pieces.push({ text: text.slice(done, match.index), emoji: null })
    pieces.push({ text: text.slice(match.index, end), emoji })
    done = end
  }
  if (done < text.length) pieces.push({ text: text.slice(done), emoji: null })
  return pieces
}
