import type { TextSpan } from './urls.ts'

export interface MentionSpan extends TextSpan {
  readonly username: string
  /** null for a mention of somebody on the own instance. */
  readonly domain: string | null
}

const MENTION =
  /(?<![\p{L}\p{N}_/])@([a-z0-9_]+)(?:@([\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?))?/giu

/**
 * The `@user` and `@user@domain` in a plain text, first to last. Never throws.
 *
 * @see CMP-12
 */
export function findMentions(text: string): readonly MentionSpan[] {
  return [...text.matchAll(MENTION)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    username: match[1] ?? '',
    domain: match[2] ?? null,
  }))
}
