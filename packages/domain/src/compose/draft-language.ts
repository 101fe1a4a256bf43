/** A primary subtag, and what narrows it. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i

/** Tags that name no single language. */
const NO_LANGUAGE: ReadonlySet<string> = new Set(['und', 'mul', 'mis', 'zxx'])

/**
 * The language that a reply takes over: that of the replied-to post, when it names one. Other servers put anything
 * there, and some refuse a post for it.
 *
 * @see BY-08
 */
export function replyLanguage(language: string | null): string | null {
  if (language === null || !LANGUAGE_TAG.test(language)) return null
  return NO_LANGUAGE.has(language.toLowerCase()) ? null : language
}
