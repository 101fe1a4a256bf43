export type TextToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'url'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly acct: string }
  | { readonly kind: 'tag'; readonly text: string; readonly tag: string }

/** Alternatives in this order: an address may hold `@` and `#`, so it is tried first. */
const token = new RegExp(
  [
    String.raw`(?<url>https?:\/\/[^\s<>"'\u0000-\u001f]+)`,
    String.raw`(?<![\p{L}\p{N}_/@])@(?<acct>[a-z0-9_]+(?:[.-]+[a-z0-9_]+)*(?:@[\p{L}\p{N}.-]+(?::\d+)?[\p{L}\p{N}])?)`,
    String.raw`(?<![\p{L}\p{N}_/&])#(?<tag>[\p{L}\p{M}\p{N}_]*[\p{L}\p{M}_][\p{L}\p{M}\p{N}_]*)`,
  ].join('|'),
  'giu',
)

/** Cuts plain text into what becomes a link and what does not. Never throws; the parts join to the whole. */
export function tokensOfText(text: string): readonly TextToken[] {
  const tokens: TextToken[] = []
  let end = 0
  for (const match of text.matchAll(token)) {
    const found = readMatch(match)
    if (found === null) continue
    if (match.index > end) tokens.push({ kind: 'text', text: text.slice(end, match.index) })
    tokens.push(found)
    end = match.index + found.text.length
  }
  if (end < text.length) tokens.push({ kind: 'text', text: text.slice(end) })
  return tokens
}

function readMatch(match: RegExpExecArray): TextToken | null {
  const groups: Partial<Record<string, string>> = match.groups ?? {}
  const [whole] = match
  const { url, acct, tag } = groups
  if (url !== undefined) return { kind: 'url', text: trimUrl(url) }
  if (acct !== undefined) return { kind: 'mention', text: whole, acct }
  if (tag !== undefined) return { kind: 'tag', text: whole, tag: tag.normalize('NFKC').toLowerCase() }
  return null
}

/** Punctuation after an address belongs to the sentence; a closing bracket only if it was opened in it. */
function trimUrl(url: string): string {
  const trimmed = url.replace(/[.,:;!?…。、，！？»”’]+$/u, '')
  return trimmed.endsWith(')') && !trimmed.includes('(') ? trimUrl(trimmed.slice(0, -1)) : trimmed
}
