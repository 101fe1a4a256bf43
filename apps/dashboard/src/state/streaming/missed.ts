import type { TimelineKey } from '@colonnade/domain/timeline'

/** Where something may have been missed. */
export interface Missed {
  readonly timelines: readonly TimelineKey[]
  readonly notifications: boolean
}
