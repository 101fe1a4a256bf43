import type { Reaction } from '@colonnade/domain/entities'
import { hasVisibleText } from '@colonnade/domain/text'
import { brief, fieldsOf, text, urlOrNull } from './fields.ts'

/** In UTF-16 units; far more than an emoji or a shortcode has. */
const LONGEST_EMOJI = 100

/** In a notification of Pleroma and Akkoma, and of forks that put the emoji into an object. */
interface SentReaction {
  readonly emoji: string
  readonly emoji_url: string | null
  readonly emoji_reaction: SentEmoji
  readonly reaction: SentEmoji
}

interface SentEmoji {
  readonly name: string
  readonly url: string
  readonly static_url: string
}

/** What somebody reacted with; null where the server does not tell. Never throws. */
export function readReaction(raw: unknown): Reaction | null {
  const fields = fieldsOf<SentReaction>(raw)
  const sent = fieldsOf<SentEmoji>(fields?.emoji_reaction) ?? fieldsOf<SentEmoji>(fields?.reaction)
  const name = brief(text(fields?.emoji) || text(sent?.name), LONGEST_EMOJI)
  const url = urlOrNull(fields?.emoji_url) ?? urlOrNull(sent?.url) ?? urlOrNull(sent?.static_url)
  // A custom emoji of another server has that behind an `@`.
  const shortcode = /^:?([\w-]+)(?:@[^\s:]*)?:?$/.exec(name)?.[1]
  if (shortcode === undefined) return hasVisibleText(name) ? { text: name, emoji: null } : null
  if (url === null) return { text: `:${shortcode}:`, emoji: null }
  const emoji = {
    shortcode,
    url,
    static_url: urlOrNull(sent?.static_url) ?? url,
    visible_in_picker: false,
  }
  return { text: `:${shortcode}:`, emoji }
}
