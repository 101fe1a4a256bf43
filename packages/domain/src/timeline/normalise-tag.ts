/**
 * A hashtag as addresses, keys and the API want it: without the leading `#`, lower case.
 * Never throws; empty when nothing is left.
 *
 * @see RTE-05
 */
export function normaliseTag(text: string): string {
  return text
    .trim()
    .replace(/^[#＃]+/, '')
    .toLowerCase()
}
