import { getSourceKey, type StreamSource } from '@colonnade/api-client/streaming'
import { parseTimelineKey, type TimelineKey, type TimelineParams } from '@colonnade/domain/timeline'
import { getColumnsOfList, openColumns } from '../list-columns/column-source.ts'
import {
  isMergedList,
  isNotificationsList,
  type ListName,
  NOTIFICATIONS_LIST,
} from '../live-lists/list-name.ts'
import { getNotificationLists } from '../notifications/notifications.ts'
import { perSession, type Session } from '../session.ts'
import { backgroundColumns } from '../timelines/background-columns.ts'
import { getListByName } from './list-by-name.ts'

/** Notifications are delivered by the user stream. */
export const USER_STREAM: StreamSource = { stream: 'user' }

/** Returns the timelines of all columns, rendered or in the background, each once. */
export function getOpenTimelines(session: Session): readonly TimelineKey[] {
  const shown = [...openColumns(session).values()].map(({ name }) => name)
  const names = new Set([...shown, ...backgroundColumns(session).values()])
  return [...names].filter(
    (name): name is TimelineKey => !isNotificationsList(name) && !isMergedList(name),
  )
}

/** Returns all lists that streams or polls keep up to date: the timelines of all columns, and the notifications. */
export const getUpdatedLists = (session: Session): readonly ListName[] => [
  ...getOpenTimelines(session),
  ...getNotificationLists(session),
]

type ListParams = TimelineParams | { readonly kind: typeof NOTIFICATIONS_LIST }

const getListParams = (name: ListName): ListParams =>
  isNotificationsList(name) ? { kind: NOTIFICATIONS_LIST } : parseTimelineKey(name)

/** Returns the streams that deliver a list. */
export const getListSources = (name: ListName): readonly StreamSource[] =>
  getStreamSources(getListParams(name))

/** Returns whether a stream delivers new rows of a list while it is connected. */
export function isStreamed({ streaming, api }: Session, name: ListName): boolean {
  if (streaming.getState() === 'none' || getListSources(name).length === 0) return false
  const { kind } = getListParams(name)
  // Some servers offer these streams but deliver no events.
  if (kind === 'hashtag') return api.capabilities.has('hashtagStreams')
  const isPublic = kind === 'public' || kind === 'community'
  return !isPublic || api.capabilities.has('publicStreams')
}

/** Returns whether streams deliver new rows of a list now. */
export const isListLive = (session: Session, name: ListName): boolean =>
  isStreamed(session, name) && getListSources(name).every(session.streaming.isLive)

/** Returns whether a column of this list is rendered now. Background columns are not. @see BY-33 */
export const isListVisible = (session: Session, name: ListName): boolean =>
  getColumnsOfList(session, name).length > 0

/** Returns whether new rows of a list are visible to the user, as rows or as an unread count. */
export const isVisibleOrCounted = (session: Session, name: ListName): boolean =>
  isListVisible(session, name) || getListByName(session, name).isCountedWhole

/** Returns the lists that these streams deliver. */
export function findListsFedBy(
  session: Session,
  sources: readonly StreamSource[],
): readonly ListName[] {
  const keys = new Set(sources.map(getSourceKey))
  return getUpdatedLists(session).filter((name) =>
    getListSources(name).some((source) => keys.has(getSourceKey(source))),
  )
}

/** Returns the streams that deliver a list; none for lists that servers do not stream. */
export function getStreamSources(params: ListParams): readonly StreamSource[] {
  switch (params.kind) {
    case 'home':
    case 'notifications':
      return [USER_STREAM]
    case 'direct':
      return [{ stream: 'direct' }]
    case 'public':
      return [{ stream: params.onlyMedia ? 'public:media' : 'public' }]
    case 'community':
      return [{ stream: params.onlyMedia ? 'public:local:media' : 'public:local' }]
    case 'list':
      return [{ stream: 'list', list: params.id }]
    case 'hashtag':
      // A stream covers one tag. The tags of `all` and `none` are checked when a status arrives.
      return [...new Set([params.tag, ...params.any])].map((tag) => ({ stream: 'hashtag', tag }))
    case 'account':
    case 'favourites':
    case 'bookmarks':
      return []
  }
}

/** Time of the last event of each stream, in milliseconds of the monotonic clock. */
const lastActivityTimes = perSession(() => new Map<string, number>())

/** Records that a stream delivered an event or was opened. */
export function recordActivity(session: Session, source: StreamSource): void {
  lastActivityTimes(session).set(getSourceKey(source), session.platform.clock.elapsed())
}

export function recordActivities(session: Session, sources: readonly StreamSource[]): void {
  for (const source of sources) recordActivity(session, source)
}

/** Returns the time of the latest event of these streams. A stream without a record starts now. */
export function getLastActivity(session: Session, sources: readonly StreamSource[]): number {
  const known = lastActivityTimes(session)
  const times = sources.map((source) => {
    const at = known.get(getSourceKey(source))
    if (at === undefined) recordActivity(session, source)
    return at ?? session.platform.clock.elapsed()
  })
  return Math.max(...times)
}
