export { countGraphemes } from './graphemes.ts'
export {
  ALTERNATIVE_ATTRIBUTES,
  EMPTY_ELEMENTS,
  getHtmlRole,
  HTML_ROLES,
  type HtmlRole,
  INLINE_ELEMENTS,
} from './html-elements.ts'
export { decodeEntities, escapeHtml, htmlToText } from './html-to-text.ts'
export { findNearestLocale } from './nearest-locale.ts'
export { isRtl, RTL_THRESHOLD } from './rtl.ts'
export { hasContentWarning, createSearchIndex } from './status-search-text.ts'
export {
  MIN_BLOCK_LENGTH,
  isTypedTextRtl,
  createBlockCache,
  splitIntoLineBlocks,
} from './text-blocks.ts'
export {
  findHashtags,
  findMentions,
  findUrls,
  findWordStart,
  type HashtagSpan,
  type MentionSpan,
  type TextSpan,
  type UrlSpan,
} from './text-spans.ts'
export { hasVisibleText } from './visible-text.ts'
