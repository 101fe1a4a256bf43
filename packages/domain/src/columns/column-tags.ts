import { isJsonObject, type JsonObject, ownValue } from '../json/json-object.ts'
import { normaliseTag } from '../timeline/timeline-key.ts'
import { readId } from './column-path.ts'
import type { ColumnParams } from './column.ts'

/** How a hashtag column mixes more tags in: a post has one of these, all of these, none of these. */
export const TAG_GROUPS = ['any', 'all', 'none'] as const
export type TagGroup = (typeof TAG_GROUPS)[number]

/** Servers look at no more of each group, and every one of `any` has a stream of its own. @see TL-20 */
export const MOST_TAGS = 4

export type ColumnTags = Readonly<Record<TagGroup, readonly string[]>>

/** Other clients save each tag as `{value, label}`. */
function readTag(raw: unknown): string {
  const tag = typeof raw === 'string' ? raw : ownValue(raw, 'value')
  return typeof tag === 'string' ? normaliseTag(tag) : ''
}

function readGroup(params: ColumnParams, group: TagGroup): readonly string[] {
  const saved = ownValue(params['tags'], group)
  const tags = Array.isArray(saved) ? saved.map(readTag) : []
  return [...new Set(tags)].filter((tag) => tag !== '')
}

/** The tags that a hashtag column mixes in, without `#` and in lower case. Never throws. @see TL-20 */
export function columnTags(params: ColumnParams): ColumnTags {
  return {
    any: readGroup(params, 'any'),
    all: readGroup(params, 'all'),
    none: readGroup(params, 'none'),
  }
}

const toSaved = (tag: string) => ({ value: tag, label: `#${tag}` })

/** What is kept of other clients' keys stays. */
const savedTags = (params: ColumnParams): JsonObject => {
  const saved = params['tags']
  return isJsonObject(saved) ? saved : {}
}

/**
 * The `tags` of a hashtag column with one more in a group; it leaves the other groups, with which it could
 * not go together.
 *
 * @returns null where that changes nothing: no tag, the column's own, one that is there, or no room
 * @see TL-20
 */
export function withColumnTag(
  params: ColumnParams,
  group: TagGroup,
  typed: string,
): JsonObject | null {
  const tag = normaliseTag(typed)
  const tags = columnTags(params)
  const isOwn = tag === normaliseTag(readId(params) ?? '')
  if (tag === '' || isOwn || tags[group].includes(tag) || tags[group].length >= MOST_TAGS)
    return null
  const groups = TAG_GROUPS.map((each) => {
    const kept = tags[each].filter((one) => one !== tag)
    return [each, (each === group ? [...kept, tag] : kept).map(toSaved)] as const
  })
  return { ...savedTags(params), ...Object.fromEntries(groups) }
}

/** The `tags` of a hashtag column without one of a group. */
export function withoutColumnTag(params: ColumnParams, group: TagGroup, tag: string): JsonObject {
  const kept = columnTags(params)[group].filter((one) => one !== tag)
  return { ...savedTags(params), [group]: kept.map(toSaved) }
}
