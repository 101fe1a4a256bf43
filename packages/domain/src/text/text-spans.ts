/** A piece of a text; `end` is exclusive, both in UTF-16 units. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

export interface UrlSpan extends TextSpan {
  readonly url: string
}

/** http(s), a host with a dot and a top-level name of letters (or punycode), then port, path, query, fragment. */
const CANDIDATE =
  /(?<![\p{L}\p{N}@#$])https?:\/\/(?:[\p{L}\p{N}\p{M}_-]+\.)+(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]*)(?![\p{L}\p{N}\p{M}_-]|\.[\p{L}\p{N}])(?::\d+)?(?:[/?#][^\s<>"]*)?/giu
const CLOSING = new Set('.,;:!?\'"…。、，．！？：；')
const OPENER_OF: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '）': '（',
  '」': '「',
  '』': '『',
  '】': '【',
}
const BRACKETS = /[()[\]{}（）「」『』【】]/g

/** How often each bracket stands in a text. */
function countBrackets(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [bracket] of text.matchAll(BRACKETS)) {
    counts.set(bracket, (counts.get(bracket) ?? 0) + 1)
  }
  return counts
}

/**
 * Cuts the punctuation that belongs to the sentence around the URL, but keeps balanced brackets. Each character is
 * looked at twice at most, however many are cut.
 */
function withoutClosing(url: string): string {
  const brackets = countBrackets(url)
  const howMany = (bracket: string) => brackets.get(bracket) ?? 0
  let end = url.length
  for (; ; end -= 1) {
    const last = url[end - 1] ?? ''
    const opener = OPENER_OF[last]
    const isUnbalanced = opener !== undefined && howMany(last) > howMany(opener)
    if (!isUnbalanced && !CLOSING.has(last)) return url.slice(0, end)
    if (isUnbalanced) brackets.set(last, howMany(last) - 1)
  }
}

/**
 * The web addresses in a plain text, first to last, as the character counter means them. No list of
 * top-level domains is used. Never throws.
 *
 * @see CMP-11
 */
export function findUrls(text: string): readonly UrlSpan[] {
  return [...text.matchAll(CANDIDATE)].map((match) => {
    const url = withoutClosing(match[0])
    return { start: match.index, end: match.index + url.length, url }
  })
}

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

const WHITE_SPACE = /\s/

/** Where the word begins that ends at a place in a text: behind the white space before it. UTF-16 units. */
export function findWordStart(text: string, end: number): number {
  let start = end
  while (start > 0 && !WHITE_SPACE.test(text.charAt(start - 1))) start -= 1
  return start
}
