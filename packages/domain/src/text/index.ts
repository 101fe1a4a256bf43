export { hasContentWarning } from './content-warning.ts'
export { decodeEntities } from './decode-entities.ts'
export { escapeHtml } from './escape-html.ts'
export { countGraphemes } from './graphemes.ts'
export { findHashtags, type HashtagSpan } from './hashtags.ts'
export {
  ALTERNATIVE_ATTRIBUTES,
  EMPTY_ELEMENTS,
  getHtmlRole,
  HTML_ROLES,
  type HtmlRole,
  INLINE_ELEMENTS,
} from './html-elements.ts'
export { htmlToText } from './html-to-text.ts'
export { findMentions, type MentionSpan } from './mentions.ts'
export { isRtl, RTL_THRESHOLD } from './rtl.ts'
export { searchIndex } from './search-index.ts'
export { BLOCK_LENGTH, judgeBlocks, textBlocks } from './text-blocks.ts'
export { isTypedTextRtl } from './typed-rtl.ts'
export { findUrls, type TextSpan, type UrlSpan } from './urls.ts'
export { findWordStart } from './word-start.ts'
export { nearestLocale } from './nearest-locale.ts'
export { hasVisibleText } from './visible-text.ts'
