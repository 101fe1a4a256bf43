import type { StreamSource } from '@colonnade/api-client/streaming'
import type { TimelineParams } from '@colonnade/domain/timeline'

/** The streams that feed a timeline; none for those that servers do not stream. */
export function streamSources(params: TimelineParams): readonly StreamSource[] {
  switch (params.kind) {
    case 'home':
      return [{ stream: 'user' }]
    case 'direct':
      return [{ stream: 'direct' }]
    case 'public':
      return [{ stream: params.onlyMedia ? 'public:media' : 'public' }]
    case 'community':
      return [{ stream: params.onlyMedia ? 'public:local:media' : 'public:local' }]
    case 'list':
      return [{ stream: 'list', list: params.id }]
    case 'hashtag':
      // Streams know one tag each; what must be and must not be in is decided when a status comes.
      return [...new Set([params.tag, ...params.any])].map((tag) => ({ stream: 'hashtag', tag }))
    case 'account':
    case 'favourites':
    case 'bookmarks':
      return []
  }
}
