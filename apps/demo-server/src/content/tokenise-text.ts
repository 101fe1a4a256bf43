import { findHashtags, findMentions, findUrls } from '@colonnade/domain/text'

export type TextToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'url'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly acct: string }
  | { readonly kind: 'tag'; readonly text: string; readonly tag: string }

type Span = { readonly start: number; readonly end: number; readonly token: TextToken }

/** Normalises a tag for comparing and storing, however it was typed. */
export const normaliseTag = (tag: string): string =>
  tag
    .replace(/^[#＃]/, '')
    .normalize('NFKC')
    .toLowerCase()

/** Splits plain text into links, mentions, tags and text. Never throws; the parts join to the whole text. */
export function tokeniseText(text: string): readonly TextToken[] {
  const tokens: TextToken[] = []
  let end = 0
  for (const span of findSpans(text)) {
    // Skips mentions and tags inside a link.
    if (span.start < end) continue
    if (span.start > end) tokens.push({ kind: 'text', text: text.slice(end, span.start) })
    tokens.push(span.token)
    end = span.end
  }
  if (end < text.length) tokens.push({ kind: 'text', text: text.slice(end) })
  return tokens
}

function findSpans(text: string): readonly Span[] {
  const createTextToken = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  const spans: Span[] = [
    ...findUrls(text).map(({ start, end, url }) => ({
      start,
      end,
      token: { kind: 'url' as const, text: url },
    })),
    ...findMentions(text).map(({ username, domain, ...span }) => ({
      ...span,
      token: {
        kind: 'mention' as const,
        text: createTextToken(span),
        acct: domain === null ? username : `${username}@${domain}`,
      },
    })),
    ...findHashtags(text).map(({ tag, ...span }) => ({
      ...span,
      token: { kind: 'tag' as const, text: createTextToken(span), tag: normaliseTag(tag) },
    })),
  ]
  return spans.toSorted((a, b) => a.start - b.start)
}
