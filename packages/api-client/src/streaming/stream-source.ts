import type {
  ConversationEntity,
  NotificationEntity,
  StatusEntity,
  StatusId,
} from '@colonnade/domain/entities'

/** What can be listened to. */
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

/** One text for each source: the names that a frame carries, joined. Tags know no case. */
export function sourceKey(source: StreamSource): string {
  if (source.stream === 'hashtag') return frameKey(['hashtag', source.tag])
  return frameKey(source.stream === 'list' ? ['list', source.list] : [source.stream])
}

/** @param names as in a frame: `['user']`, `['hashtag', 'cats']` */
export function frameKey(names: readonly string[]): string {
  const [stream = '', parameter = ''] = names
  if (names.length < 2) return stream
  return `${stream} ${stream.startsWith('hashtag') ? parameter.toLowerCase() : parameter}`
}

/** What happened on a stream; events of other names are not told. */
export type StreamEvent =
  | { readonly type: 'update'; readonly status: StatusEntity }
  | { readonly type: 'status.update'; readonly status: StatusEntity }
  | { readonly type: 'delete'; readonly id: StatusId }
  | { readonly type: 'notification'; readonly notification: NotificationEntity }
  /** Direct posts of today's upstream come as this alone. */
  | { readonly type: 'conversation'; readonly conversation: ConversationEntity }
  | { readonly type: 'filters_changed' }
