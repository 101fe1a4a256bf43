import { sourceKey, type StreamSource } from '@colonnade/api-client/streaming'
import { parseTimelineKey, type TimelineKey, type TimelineParams } from '@colonnade/domain/timeline'
import { columnsOf, openColumns } from '../list-columns/column-source.ts'
import { type ListName, NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { perSession, type Session } from '../session.ts'
import { standbyColumns } from '../timelines/standby.ts'
import { listByName } from './list-by-name.ts'

/** Notifications come by the stream of the user. */
export const USER: StreamSource = { stream: 'user' }

/** The timelines of all columns, drawn or standing by, each once. */
export function openTimelines(session: Session): readonly TimelineKey[] {
  const shown = [...openColumns(session).values()].map(({ name }) => name)
  const names = new Set([...shown, ...standbyColumns(session).values()])
  return [...names].filter((name): name is TimelineKey => name !== NOTIFICATIONS_LIST)
}

/** All lists that streams or polls keep up to date: the timelines of all columns, and the notifications. */
export const followedLists = (session: Session): readonly ListName[] => [
  ...openTimelines(session),
  NOTIFICATIONS_LIST,
]

type ListParams = TimelineParams | { readonly kind: typeof NOTIFICATIONS_LIST }

const paramsOf = (name: ListName): ListParams =>
  name === NOTIFICATIONS_LIST ? { kind: NOTIFICATIONS_LIST } : parseTimelineKey(name)

/** The streams that feed a list. */
export const sourcesOf = (name: ListName): readonly StreamSource[] => streamSources(paramsOf(name))

/** Whether a stream tells of a list's new rows, as long as it is connected. */
export function isStreamed({ streaming, api }: Session, name: ListName): boolean {
  if (streaming.state() === 'none' || sourcesOf(name).length === 0) return false
  const { kind } = paramsOf(name)
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
  columnsOf(session, name).length > 0

/** Whether somebody sees what comes into a list: its rows, or their number. */
export const isWatched = (session: Session, name: ListName): boolean =>
  isSeen(session, name) || listByName(session, name).isCountedWhole

/** The lists that these streams feed. */
export function fedBy(session: Session, sources: readonly StreamSource[]): readonly ListName[] {
  const keys = new Set(sources.map(sourceKey))
  return followedLists(session).filter((name) =>
    sourcesOf(name).some((source) => keys.has(sourceKey(source))),
  )
}

/** The streams that feed a list; none for those that servers do not stream. */
export function streamSources(params: ListParams): readonly StreamSource[] {
  switch (params.kind) {
    case 'home':
    case 'notifications':
      return [USER]
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
