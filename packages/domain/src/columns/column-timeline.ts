import { listId } from '../entities/ids.ts'
import { getOwnValue } from '../json/json-object.ts'
import { encodeTimelineKey, normaliseTag, type TimelineKey } from '../timeline/index.ts'
import { readId, readProfile } from './column-path.ts'
import { getColumnTags } from './column-tags.ts'
import type { Column, ColumnParams } from './column.ts'

const isOnlyMedia = (params: ColumnParams): boolean =>
  getOwnValue(params['other'], 'onlyMedia') === true

function getHashtagTimeline(params: ColumnParams): TimelineKey | null {
  const tag = normaliseTag(readId(params) ?? '')
  if (tag === '') return null
  return encodeTimelineKey({
    kind: 'hashtag',
    tag,
    ...getColumnTags(params),
  })
}

function getAccountTimeline(params: ColumnParams): TimelineKey | null {
  const profile = readProfile(params)
  if (profile === null) return null
  return encodeTimelineKey({ kind: 'account', id: profile.id, show: profile.show })
}

/**
 * Returns the timeline that a column shows. ACCOUNT is a kind of this client only: the posts of a profile (COL-06).
 *
 * @returns null for kinds without a timeline, and for a list, hashtag or profile column whose params name none
 */
export function getColumnTimeline(column: Pick<Column, 'id' | 'params'>): TimelineKey | null {
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
      return encodeTimelineKey({ kind: 'public', onlyMedia: isOnlyMedia(params) })
    case 'COMMUNITY':
      return encodeTimelineKey({ kind: 'community', onlyMedia: isOnlyMedia(params) })
    case 'HASHTAG':
      return getHashtagTimeline(params)
    case 'LIST': {
      const list = readId(params)
      return list === null ? null : encodeTimelineKey({ kind: 'list', id: listId(list) })
    }
    case 'ACCOUNT':
      return getAccountTimeline(params)
    default:
      return null
  }
}
