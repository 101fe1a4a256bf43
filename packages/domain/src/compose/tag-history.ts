import { findHashtags } from '../text/index.ts'
import { TAG_SUGGESTION_LIMIT } from './suggestion-list.ts'

/** The maximum number of stored tags. @see CMP-56 */
export const TAG_HISTORY_LIMIT = 1000

function withoutRepeats(tags: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return tags.filter((tag) => {
    const key = tag.toLowerCase()
    return seen.has(key) ? false : seen.add(key)
  })
}

/**
 * Adds the tags of a posted text in front, in the user's letter case. Older spellings of the same tags are removed.
 *
 * @param history newest first
 * @see CMP-56
 */
export function addToTagHistory(history: readonly string[], posted: string): readonly string[] {
  const tags = findHashtags(posted).map(({ tag }) => tag)
  return withoutRepeats([...tags, ...history]).slice(0, TAG_HISTORY_LIMIT)
}

/** Reads the stored history. Invalid and repeated tags are dropped. Never throws. @see CMP-56 */
export function parseTagHistory(raw: unknown): readonly string[] {
  const tags: readonly unknown[] = Array.isArray(raw) ? raw : []
  const texts = tags.filter((tag) => typeof tag === 'string').filter((tag) => tag !== '')
  return withoutRepeats(texts).slice(0, TAG_HISTORY_LIMIT)
}

/** Returns the newest tags that start with the query, in any letter case. @see SUG-03 */
export function suggestTags(history: readonly string[], query: string): readonly string[] {
  const prefix = query.toLowerCase()
  return history
    .filter((tag) => tag.toLowerCase().startsWith(prefix))
    .slice(0, TAG_SUGGESTION_LIMIT)
}
