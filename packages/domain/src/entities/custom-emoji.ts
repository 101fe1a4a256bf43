/** @see https://docs.joinmastodon.org/entities/CustomEmoji/ */
export interface CustomEmojiEntity {
  readonly shortcode: string
  readonly url: string
  readonly static_url: string
  readonly visible_in_picker: boolean
  readonly category?: string | null
}

/** Without its closing colon, which may open the next: in `a:b:blob:` only `:blob:` is an emoji. */
const SHORTCODE = /:([^\s:]+)(?=:)/g

/** A piece of a text: as it is, or with the custom emoji that stands in its place. */
export interface EmojiPiece {
  readonly text: string
  readonly emoji: CustomEmojiEntity | null
}

/** Of each list of emoji, once: a text may hold as many codes as its server lists emoji. */
const KNOWN = new WeakMap<readonly CustomEmojiEntity[], ReadonlyMap<string, CustomEmojiEntity>>()

function byShortcode(emojis: readonly CustomEmojiEntity[]): ReadonlyMap<string, CustomEmojiEntity> {
  const known = KNOWN.get(emojis)
  if (known !== undefined) return known
  // The first of two alike counts.
  const made = new Map(emojis.toReversed().map((emoji) => [emoji.shortcode, emoji]))
  KNOWN.set(emojis, made)
  return made
}

/**
 * Cuts a text at the `:shortcode:` that the server listed. Everything else, other emoji too, stays
 * text. Joined again the pieces are the text. Never throws.
 *
 * @see EMO-14
 */
export function splitShortcodes(
  text: string,
  emojis: readonly CustomEmojiEntity[],
): readonly EmojiPiece[] {
  const pieces: EmojiPiece[] = []
  const known = byShortcode(emojis)
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
