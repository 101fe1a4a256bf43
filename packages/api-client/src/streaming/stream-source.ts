import type {
  ConversationEntity,
  NotificationEntity,
  StatusEntity,
  StatusId,
} from '@colonnade/domain/entities'

/** A stream that can be subscribed to. */
export type StreamSource =
  | {
      readonly stream:
        | 'user'
        | 'public'
        | 'public:media'
        | 'public:local'
        | 'public:local:media'
        | 'direct'
    }
  | { readonly stream: 'hashtag'; readonly tag: string }
  | { readonly stream: 'list'; readonly list: string }

/** Returns one key per source: the names in a frame, joined. Tags are case-insensitive. */
export function getSourceKey(source: StreamSource): string {
  if (source.stream === 'hashtag') return getFrameKey(['hashtag', source.tag])
  return getFrameKey(source.stream === 'list' ? ['list', source.list] : [source.stream])
}

/** @param names as in a frame: `['user']`, `['hashtag', 'cats']` */
export function getFrameKey(names: readonly string[]): string {
  const [stream = '', parameter = ''] = names
  if (names.length < 2) return stream
  return `${stream} ${stream.startsWith('hashtag') ? parameter.toLowerCase() : parameter}`
}

/** An event of a stream; events with other names are ignored. */
export type StreamEvent =
  | { readonly type: 'update'; readonly status: StatusEntity }
  | { readonly type: 'status.update'; readonly status: StatusEntity }
  | { readonly type: 'delete'; readonly id: StatusId }
  | { readonly type: 'notification'; readonly notification: NotificationEntity }
  /** In current upstream versions, the only event of direct posts. */
  | { readonly type: 'conversation'; readonly conversation: ConversationEntity }
  | { readonly type: 'filters_changed' }
