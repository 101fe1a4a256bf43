/** Share of right-to-left characters above which a text is right-to-left. */
export const RTL_THRESHOLD = 0.3

const NOT_PROSE =
  /(?:^|(?<=[^\p{L}\p{N}\p{M}_/]))[@#＠＃][\p{L}\p{N}\p{M}_]+(?:@[\p{L}\p{N}.-]+)?|\s+/gu
const RTL_CHARACTERS = /[\u0590-\u083F\u08A0-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/g

/**
 * Whether a text is displayed from right to left: more than 30 % of it (in UTF-16 units), without mentions, hashtags
 * and white space, are Hebrew- and Arabic-range characters. Never throws.
 *
 * @see RTL-01 to RTL-03
 */
export function isRtl(text: string): boolean {
  // Most texts have none, and this runs on every key press.
  if (text.search(RTL_CHARACTERS) === -1) return false
  const { rightToLeft, total } = measureProse(text)
  // For an empty text, 0 / 0 is above no threshold.
  return rightToLeft / total > RTL_THRESHOLD
}

/** Returns the length of the prose in some whole words, and the length of its right-to-left part. UTF-16 units. */
export function measureProse(text: string): {
  readonly rightToLeft: number
  readonly total: number
} {
  const prose = text.replace(NOT_PROSE, '')
  return { rightToLeft: prose.match(RTL_CHARACTERS)?.length ?? 0, total: prose.length }
}
