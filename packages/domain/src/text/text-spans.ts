/** A part of a text; `end` is exclusive, both in UTF-16 units. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

export interface UrlSpan extends TextSpan {
  readonly url: string
}

/** HTTP(S), a host with a dot and a top-level domain of letters (or Punycode), then port, path, query, fragment. */
const CANDIDATE =
  /(?<![\p{L}\p{N}@#$])https?:\/\/(?:[\p{L}\p{N}\p{M}_-]+\.)+(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]*)(?![\p{L}\p{N}\p{M}_-]|\.[\p{L}\p{N}])(?::\d+)?(?:[/?#][^\s<>"]*)?/giu
const CLOSING = new Set('.,;:!?\'"…。、，．！？：；')
const OPENERS: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '）': '（',
  '」': '「',
  '』': '『',
  '】': '【',
}
const BRACKETS = /[()[\]{}（）「」『』【】]/g

/** Counts each bracket in a text. */
function countBrackets(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [bracket] of text.matchAll(BRACKETS)) {
    counts.set(bracket, (counts.get(bracket) ?? 0) + 1)
  }
  return counts
}

/**
 * Cuts trailing punctuation of the sentence around the URL, but keeps balanced brackets. Reads each character at most
 * twice.
 */
function stripClosing(url: string): string {
  const brackets = countBrackets(url)
  const howMany = (bracket: string) => brackets.get(bracket) ?? 0
  let end = url.length
  for (; ; end -= 1) {
    const last = url[end - 1] ?? ''
    const opener = OPENERS[last]
    const isUnbalanced = opener !== undefined && howMany(last) > howMany(opener)
    if (!isUnbalanced && !CLOSING.has(last)) return url.slice(0, end)
    if (isUnbalanced) brackets.set(last, howMany(last) - 1)
  }
}

/**
 * Finds the web addresses in a plain text, first to last, by the rules of the character counter. Uses no list of
 * top-level domains. Never throws.
 *
 * @see CMP-11
 */
export function findUrls(text: string): readonly UrlSpan[] {
  return [...text.matchAll(CANDIDATE)].map((match) => {
    const url = stripClosing(match[0])
    return { start: match.index, end: match.index + url.length, url }
  })
}

export interface MentionSpan extends TextSpan {
  readonly username: string
  /** null for a mention of an account on the own instance. */
  readonly domain: string | null
}

const MENTION =
  /(?<![\p{L}\p{N}_/])@([a-z0-9_]+)(?:@([\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?))?/giu

/**
 * Finds `@user` and `@user@domain` in a plain text, first to last. Never throws.
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

export interface HashtagSpan extends TextSpan {
  /** Without `#`, in the author's letter case. */
  readonly tag: string
}

/** Requires at least one character that is not a digit, as servers do: `#1` is not a hashtag. */
const HASHTAG =
  /(?<![\p{L}\p{N}\p{M}_/&)])[#＃]([\p{L}\p{N}\p{M}_]*[\p{L}\p{M}_][\p{L}\p{N}\p{M}_]*)/gu

/** Finds the hashtags in a plain text, first to last. Never throws. */
export function findHashtags(text: string): readonly HashtagSpan[] {
  return [...text.matchAll(HASHTAG)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    tag: match[1] ?? '',
  }))
}

const WHITE_SPACE = /\s/

/** Returns the start of the word that ends at a position: after the white space before it. UTF-16 units. */
export function findWordStart(text: string, end: number): number {
  let start = end
  while (start > 0 && !WHITE_SPACE.test(text.charAt(start - 1))) start -= 1
  return start
}
