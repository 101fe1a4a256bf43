import type { TextSpan } from './urls.ts'

export interface HashtagSpan extends TextSpan {
  /** Without `#`, in the writer's letter case. */
  readonly tag: string
}

/** At least one character that is not a digit, as servers ask: `#1` is no hashtag. */
const HASHTAG =
  /(?<![\p{L}\p{N}\p{M}_/&)])[#＃]([\p{L}\p{N}\p{M}_]*[\p{L}\p{M}_][\p{L}\p{N}\p{M}_]*)/gu

/** The hashtags in a plain text, first to last. Never throws. */
export function findHashtags(text: string): readonly HashtagSpan[] {
  return [...text.matchAll(HASHTAG)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    tag: match[1] ?? '',
  }))
}
