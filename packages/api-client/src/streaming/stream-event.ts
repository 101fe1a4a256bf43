import type {
  ConversationEntity,
  NotificationEntity,
  StatusEntity,
  StatusId,
} from '@colonnade/domain/entities'

/** What happened on a stream; events of other names are not told. */
export type StreamEvent =
  | { readonly type: 'update'; readonly status: StatusEntity }
  | { readonly type: 'status.update'; readonly status: StatusEntity }
  | { readonly type: 'delete'; readonly id: StatusId }
  | { readonly type: 'notification'; readonly notification: NotificationEntity }
  /** Direct posts of today's upstream come as this alone. */
  | { readonly type: 'conversation'; readonly conversation: ConversationEntity }
  | { readonly type: 'filters_changed' }
