import { isJsonObject, type JsonObject, getOwnValue } from '../json/json-object.ts'
import { normaliseTag } from '../timeline/timeline-key.ts'
import { readId } from './column-path.ts'
import type { ColumnParams } from './column.ts'

/** How a hashtag column combines additional tags: a post has one of `any`, all of `all` and none of `none`. */
export const TAG_GROUPS = ['any', 'all', 'none'] as const
export type TagGroup = (typeof TAG_GROUPS)[number]

/** The tags in one group. Servers ignore any more, and each tag of `any` needs its own stream. @see TL-20 */
export const MAX_TAGS_PER_GROUP = 4

export type ColumnTags = Readonly<Record<TagGroup, readonly string[]>>

/** Reads one tag. Other clients save each tag as `{value, label}`. */
function readTag(raw: unknown): string {
  const tag = typeof raw === 'string' ? raw : getOwnValue(raw, 'value')
  return typeof tag === 'string' ? normaliseTag(tag) : ''
}

function readGroup(params: ColumnParams, group: TagGroup): readonly string[] {
  const saved = getOwnValue(params['tags'], group)
  const tags = Array.isArray(saved) ? saved.map(readTag) : []
  return [...new Set(tags)].filter((tag) => tag !== '')
}

/** Returns the additional tags of a hashtag column, lower case and without `#`. Never throws. @see TL-20 */
export function getColumnTags(params: ColumnParams): ColumnTags {
  return {
    any: readGroup(params, 'any'),
    all: readGroup(params, 'all'),
    none: readGroup(params, 'none'),
  }
}

const toSavedTag = (tag: string) => ({ value: tag, label: `#${tag}` })

/** Keeps the keys that other clients save. */
const readSavedTags = (params: ColumnParams): JsonObject => {
  const saved = params['tags']
  return isJsonObject(saved) ? saved : {}
}

/**
 * Returns the `tags` of a hashtag column with one tag added to a group. The tag is removed from the other groups,
 * where it would contradict this one.
 *
 * @returns null when nothing changes: no tag, the column's own tag, a tag that is already in the group, or a full
 *   group
 * @see TL-20
 */
export function addColumnTag(
  params: ColumnParams,
  group: TagGroup,
  typed: string,
): JsonObject | null {
  const tag = normaliseTag(typed)
  const tags = getColumnTags(params)
  const isOwn = tag === normaliseTag(readId(params) ?? '')
  if (tag === '' || isOwn || tags[group].includes(tag) || tags[group].length >= MAX_TAGS_PER_GROUP)
    return null
  const groups = TAG_GROUPS.map((each) => {
    const kept = tags[each].filter((one) => one !== tag)
    return [each, (each === group ? [...kept, tag] : kept).map(toSavedTag)] as const
  })
  return { ...readSavedTags(params), ...Object.fromEntries(groups) }
}

/** Returns the `tags` of a hashtag column with one tag removed from a group. */
export function removeColumnTag(params: ColumnParams, group: TagGroup, tag: string): JsonObject {
  const kept = getColumnTags(params)[group].filter((one) => one !== tag)
  return { ...readSavedTags(params), [group]: kept.map(toSavedTag) }
}
