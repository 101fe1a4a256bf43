import { sourceKey, type StreamSource } from '@colonnade/api-client/streaming'
import { parseTimelineKey, type TimelineKey } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { standbyColumns } from '../timelines/standby.ts'
import { openColumns } from '../timelines/timelines.ts'
import type { Missed } from './missed.ts'
import { streamSources } from './stream-sources.ts'

/** Notifications come by the stream of the user. */
export const USER: StreamSource = { stream: 'user' }

/** The timelines of all columns, drawn or standing by, each once. */
export const openTimelines = (session: Session): readonly TimelineKey[] => [
  ...new Set([...openColumns(session).values(), ...standbyColumns(session).values()]),
]

/** Whether a stream tells of a timeline's new statuses, as long as it is connected. */
export function isStreamed({ streaming, api }: Session, key: TimelineKey): boolean {
  const params = parseTimelineKey(key)
  if (streaming.state() === 'none' || streamSources(params).length === 0) return false
  // Some servers have these streams and tell nothing by them.
  if (params.kind === 'hashtag') return api.capabilities.has('hashtagStreams')
  const isPublic = params.kind === 'public' || params.kind === 'community'
  return !isPublic || api.capabilities.has('publicStreams')
}

/** Whether new statuses of a timeline come by themselves now. */
export function isHeard(session: Session, key: TimelineKey): boolean {
  if (!isStreamed(session, key)) return false
  return streamSources(parseTimelineKey(key)).every(session.streaming.isLive)
}

/** What on screen is fed by these streams. */
export function fedBy(session: Session, sources: readonly StreamSource[]): Missed {
  const keys = new Set(sources.map(sourceKey))
  const isFed = (key: TimelineKey) =>
    streamSources(parseTimelineKey(key)).some((source) => keys.has(sourceKey(source)))
  return {
    timelines: openTimelines(session).filter(isFed),
    notifications: keys.has(sourceKey(USER)),
  }
}
