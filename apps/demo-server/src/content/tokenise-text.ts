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

/** Returns the port after a server on this machine, with its colon. Servers elsewhere have none. */
function findPort(text: string, domain: string | null, end: number): string {
  if (domain !== 'localhost' && domain !== '127.0.0.1') return ''
  return /^:\d{1,5}/.exec(text.slice(end))?.[0] ?? ''
}

function findSpans(text: string): readonly Span[] {
  const createTextToken = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  const spans: Span[] = [
    ...findUrls(text).map(({ start, end, url }) => ({
      start,
      end,
      token: { kind: 'url' as const, text: url },
    })),
    ...findMentions(text).map(({ username, domain, ...span }) => {
      const port = findPort(text, domain, span.end)
      const whole = { ...span, end: span.end + port.length }
      const acct = domain === null ? username : `${username}@${domain}${port}`
      return {
        ...whole,
        token: { kind: 'mention' as const, text: createTextToken(whole), acct },
      }
    }),
    ...findHashtags(text).map(({ tag, ...span }) => ({
      ...span,
      token: { kind: 'tag' as const, text: createTextToken(span), tag: normaliseTag(tag) },
    })),
  ]
  return spans.toSorted((a, b) => a.start - b.start)
}
