import { tokensOfText } from './tokens-of-text.ts'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * How long a text is to the instance, in graphemes: every address costs the same, and of a mention
 * only the name counts.
 */
export function countCharacters(text: string, charactersPerUrl: number): number {
  return tokensOfText(text).reduce((sum, token) => {
    if (token.kind === 'url') return sum + charactersPerUrl
    if (token.kind === 'mention') return sum + 1 + (token.acct.split('@')[0]?.length ?? 0)
    return sum + [...graphemes.segment(token.text)].length
  }, 0)
}
