import type { StreamEvent } from '@colonnade/api-client/streaming'
import type { TimelineKey } from '@colonnade/domain/timeline'

/** An event and the timeline whose stream told it; null for what the user stream tells besides. */
export interface QueuedEvent {
  readonly key: TimelineKey | null
  readonly event: StreamEvent
}
