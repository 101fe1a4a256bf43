import { listId } from '../entities/ids.ts'
import { ownValue } from '../json/json-object.ts'
import { encodeTimelineKey, normaliseTag, type TimelineKey } from '../timeline/index.ts'
import { readId, readProfile } from './column-path.ts'
import { columnTags } from './column-tags.ts'
import type { Column, ColumnParams } from './column.ts'

const onlyMedia = (params: ColumnParams): boolean => ownValue(params['other'], 'onlyMedia') === true

function hashtagTimeline(params: ColumnParams): TimelineKey | null {
  const tag = normaliseTag(readId(params) ?? '')
  if (tag === '') return null
  return encodeTimelineKey({
    kind: 'hashtag',
    tag,
    ...columnTags(params),
  })
}

function accountTimeline(params: ColumnParams): TimelineKey | null {
  const profile = readProfile(params)
  if (profile === null) return null
  return encodeTimelineKey({ kind: 'account', id: profile.id, show: profile.show })
}

/**
 * The timeline that a column shows. ACCOUNT is a kind of our own: what a profile lists (COL-06).
 *
 * @returns null for kinds that show none, and for a list, hashtag or profile that names nothing
 */
export function columnTimeline(column: Pick<Column, 'id' | 'params'>): TimelineKey | null {
  const { id, params } = column
  switch (id) {
    case 'HOME':
      return encodeTimelineKey({ kind: 'home' })
    case 'DIRECT':
      return encodeTimelineKey({ kind: 'direct' })
    case 'FAVOURITES':
      return encodeTimelineKey({ kind: 'favourites' })
    case 'BOOKMARKS':
      return encodeTimelineKey({ kind: 'bookmarks' })
    case 'PUBLIC':
      return encodeTimelineKey({ kind: 'public', onlyMedia: onlyMedia(params) })
    case 'COMMUNITY':
      return encodeTimelineKey({ kind: 'community', onlyMedia: onlyMedia(params) })
    case 'HASHTAG':
      return hashtagTimeline(params)
    case 'LIST': {
      const list = readId(params)
      return list === null ? null : encodeTimelineKey({ kind: 'list', id: listId(list) })
    }
    case 'ACCOUNT':
      return accountTimeline(params)
    default:
      return null
  }
}
