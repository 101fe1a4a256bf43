/** Above this share of right-to-left characters a text runs right to left. */
export const RTL_THRESHOLD = 0.3

const NOT_PROSE =
  /(?:^|(?<=[^\p{L}\p{N}\p{M}_/]))[@#＠＃][\p{L}\p{N}\p{M}_]+(?:@[\p{L}\p{N}.-]+)?|\s+/gu
const RTL_CHARACTERS = /[\u0590-\u083F\u08A0-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/g

/**
 * Whether a text is to be laid out from right to left: of what is left without mentions, hashtags and
 * white space, more than 30 % (in UTF-16 units) are Hebrew- and Arabic-range characters. Never throws.
 *
 * @see RTL-01 to RTL-03
 */
export function isRtl(text: string): boolean {
  // Most texts have none, and are asked with every key.
  if (text.search(RTL_CHARACTERS) === -1) return false
  const { rightToLeft, total } = measureProse(text)
  // Of nothing there is no share: 0 / 0 is above no threshold.
  return rightToLeft / total > RTL_THRESHOLD
}

/** How much of some whole words is prose, and how much of that is right-to-left. UTF-16 units. */
export function measureProse(text: string): {
  readonly rightToLeft: number
  readonly total: number
} {
  const prose = text.replace(NOT_PROSE, '')
  return { rightToLeft: prose.match(RTL_CHARACTERS)?.length ?? 0, total: prose.length }
}
