import { findHashtags, findMentions, findUrls, findWordStart } from '../text/index.ts'
import type { Draft } from './draft.ts'

/** Servers that know local-only posts read it from this mark at the text's end. */
export const LOCAL_ONLY_MARK = '👁️'

/** Some clients leave out the variation selector. */
const MARK_AT_END = /\u{1F441}\uFE0F?\s*$/u

/** Whether a plain text ends with the mark. @see CMP-26 */
export function hasLocalOnlyMark(text: string): boolean {
  return MARK_AT_END.test(text)
}

/** The text as it was typed, before the mark was put at its end. @see ST-15 */
export function withoutLocalOnlyMark(text: string): string {
  return hasLocalOnlyMark(text) ? text.replace(MARK_AT_END, '').trimEnd() : text
}

/** Appends the mark, with a space where it would else become part of a link. @see CMP-14 */
function withLocalOnlyMark(text: string): string {
  if (hasLocalOnlyMark(text)) return text
  // No link reaches over white space.
  const word = text.slice(findWordStart(text, text.length))
  const spans = [...findUrls(word), ...findMentions(word), ...findHashtags(word)]
  const endsInLink = spans.some((span) => span.end === word.length)
  return `${text}${endsInLink ? ' ' : ''}${LOCAL_ONLY_MARK}`
}

/** The text that is sent: with the local-only mark where the draft asks for it. @see CMP-13, CMP-14, CMP-42 */
export function toPostedText(draft: Pick<Draft, 'text' | 'localOnly'>): string {
  return draft.localOnly ? withLocalOnlyMark(draft.text) : draft.text
}
