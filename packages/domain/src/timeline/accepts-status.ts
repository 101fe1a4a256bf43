import type { StatusRecord } from '../entities/status.ts'
import { normaliseTag, type TimelineParams } from './timeline-key.ts'

type JudgedStatus = Pick<StatusRecord, 'tags' | 'media_attachments' | 'visibility'>

/**
 * Whether a status belongs to a timeline. The client has to check this: streams ignore additional tags, and servers
 * ignore some parameters.
 *
 * @see TL-20, TL-21
 */
export function acceptsStatus(params: TimelineParams, status: JudgedStatus): boolean {
  switch (params.kind) {
    case 'public':
    case 'community':
      return !params.onlyMedia || status.media_attachments.length > 0
    case 'account':
      return params.show !== 'media' || status.media_attachments.length > 0
    case 'direct':
      return status.visibility === 'direct'
    case 'hashtag': {
      const tags = new Set(status.tags.map((tag) => normaliseTag(tag.name)))
      const has = (tag: string) => tags.has(normaliseTag(tag))
      return (
        [params.tag, ...params.any].some(has) && params.all.every(has) && !params.none.some(has)
      )
    }
    case 'home':
    case 'list':
    case 'favourites':
    case 'bookmarks':
      return true
  }
}
