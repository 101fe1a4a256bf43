import { sourceKey, type StreamSource } from '@colonnade/api-client/streaming'
import { parseTimelineKey, type TimelineKey } from '@colonnade/domain/timeline'
import { type ListName, NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { openNotificationColumns } from '../notifications/notifications-list.ts'
import type { Session } from '../session.ts'
import { standbyColumns } from '../timelines/standby.ts'
import { columnsOf, openColumns } from '../timelines/timelines.ts'
import { streamSources } from './stream-sources.ts'

/** Notifications come by the stream of the user. */
export const USER: StreamSource = { stream: 'user' }

/** The timelines of all columns, drawn or standing by, each once. */
export const openTimelines = (session: Session): readonly TimelineKey[] => [
  ...new Set([...openColumns(session).values(), ...standbyColumns(session).values()]),
]

/** All lists that streams or polls keep up to date: the timelines of all columns, and the notifications. */
export const followedLists = (session: Session): readonly ListName[] => [
  ...openTimelines(session),
  NOTIFICATIONS_LIST,
]

/** The streams that feed a list. */
export const sourcesOf = (name: ListName): readonly StreamSource[] =>
  name === NOTIFICATIONS_LIST ? [USER] : streamSources(parseTimelineKey(name))

/** Whether a stream tells of a list's new rows, as long as it is connected. */
export function isStreamed({ streaming, api }: Session, name: ListName): boolean {
  if (streaming.state() === 'none' || sourcesOf(name).length === 0) return false
  if (name === NOTIFICATIONS_LIST) return true
  const { kind } = parseTimelineKey(name)
  // Some servers have these streams and tell nothing by them.
  if (kind === 'hashtag') return api.capabilities.has('hashtagStreams')
  const isPublic = kind === 'public' || kind === 'community'
  return !isPublic || api.capabilities.has('publicStreams')
}

/** Whether new rows of a list come by themselves now. */
export const isHeard = (session: Session, name: ListName): boolean =>
  isStreamed(session, name) && sourcesOf(name).every(session.streaming.isLive)

/** Whether a column of this list is drawn now: what is out of sight is not. @see BY-33 */
export const isSeen = (session: Session, name: ListName): boolean =>
  name === NOTIFICATIONS_LIST
    ? openNotificationColumns(session).size > 0
    : columnsOf(openColumns(session), name).length > 0

/** The lists that these streams feed. */
export function fedBy(session: Session, sources: readonly StreamSource[]): readonly ListName[] {
  const keys = new Set(sources.map(sourceKey))
  return followedLists(session).filter((name) =>
    sourcesOf(name).some((source) => keys.has(sourceKey(source))),
  )
}
