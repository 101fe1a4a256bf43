import type { Reaction } from '@colonnade/domain/entities'
import { hasVisibleText } from '@colonnade/domain/text'
import { brief, fieldsOf, mediaUrlOrNull, text } from './fields.ts'

/** In UTF-16 units; far more than an emoji or a shortcode has. */
const LONGEST_EMOJI = 100

/** A custom emoji of another server has that behind an `@`. */
const SHORTCODE = /^:?([\w-]+)(?:@[^\s:]*)?:?$/

interface SentEmoji {
  readonly name: string
  readonly url: string
}

/** Pleroma and Akkoma send the emoji itself, others put it into an object. */
interface SentReaction {
  readonly emoji: string
  readonly emoji_url: string | null
  readonly emoji_reaction: SentEmoji
  readonly reaction: SentEmoji
}

/** What somebody reacted with; null where the server does not tell. Never throws. */
export function readReaction(raw: unknown): Reaction | null {
  const fields = fieldsOf<SentReaction>(raw)
  const sent = fieldsOf<SentEmoji>(fields?.emoji_reaction ?? fields?.reaction)
  const name = brief(text(fields?.emoji) || text(sent?.name), LONGEST_EMOJI)
  const url = mediaUrlOrNull(fields?.emoji_url) ?? mediaUrlOrNull(sent?.url)
  const [, shortcode] = SHORTCODE.exec(name) ?? []
  if (shortcode === undefined) return hasVisibleText(name) ? { text: name, emoji: null } : null
  return {
    text: `:${shortcode}:`,
    emoji: url === null ? null : { shortcode, url, static_url: url, visible_in_picker: false },
  }
}
