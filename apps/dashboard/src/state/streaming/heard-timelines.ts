import { sourceKey, type StreamSource } from '@colonnade/api-client/streaming'
import { parseTimelineKey, type TimelineKey, type TimelineParams } from '@colonnade/domain/timeline'
import { type ListName, NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { openNotificationColumns } from '../notifications/notifications-list.ts'
import { perSession, type Session } from '../session.ts'
import { standbyColumns } from '../timelines/standby.ts'
import { columnsOf, openColumns } from '../timelines/timelines.ts'

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

/** When each stream told something last, in milliseconds of the clock that nobody sets. */
const heardAt = perSession(() => new Map<string, number>())

/** A stream has told something, or begins to. */
export function noteHeard(session: Session, source: StreamSource): void {
  heardAt(session).set(sourceKey(source), session.platform.clock.elapsed())
}

export function noteHeardAll(session: Session, sources: readonly StreamSource[]): void {
  for (const source of sources) noteHeard(session, source)
}

/** When the most talkative of these streams told something last; since now where none was asked before. */
export function lastHeard(session: Session, sources: readonly StreamSource[]): number {
  const known = heardAt(session)
  const times = sources.map((source) => {
    const at = known.get(sourceKey(source))
    if (at === undefined) noteHeard(session, source)
    return at ?? session.platform.clock.elapsed()
  })
  return Math.max(...times)
}
