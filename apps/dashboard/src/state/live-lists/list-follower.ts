import type { ApiError } from '@colonnade/api-client'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { perSession, type Session } from '../session.ts'
import type { ListName } from './list-of-column.ts'

/** What keeps open timelines up to date. It travels after the first posts: columns open without it. */
export interface TimelineFollower {
  /** Feeds a timeline from its streams. @returns stops it */
  readonly listen: (key: TimelineKey) => () => void
  /** Somebody sees it now: what waits its turn is asked for at once. */
  readonly hurry: (key: TimelineKey) => void
  /** What could not be asked for is asked for later. */
  readonly tryAgain: (name: ListName, trouble: ApiError) => void
  /** The newest rows could not be asked for: that is done later, where something is missing. */
  readonly retry: (name: ListName, trouble: ApiError) => void
  /** Asks for the newest rows. */
  readonly refresh: (name: ListName) => void
  /** A page came: what it left open is asked for. */
  readonly followUp: (name: ListName) => void
  /** Reads all lists again. */
  readonly reread: () => void
}

/** Written here and by `follow-timelines.ts` only. */
export const followState = perSession(() => ({
  follower: null as TimelineFollower | null,
  /** What stops listening, by what is wanted. */
  heard: new Map<TimelineKey, () => void>(),
  troubles: new Map<ListName, ApiError>(),
  /** What asks for the newest pages of lists that wait for their streams; null where nothing waits. */
  waiting: null as Map<ListName, () => void> | null,
}))

const nothing = () => {}

/** How long a list that shows its last seen rows waits for its streams. */
export const STREAM_PATIENCE_MS = 3_000

/**
 * Streams are about to come. A page that is asked for before they deliver has to be followed by a second one, so lists
 * that show their last seen rows wait for them a moment. @returns stops waiting
 */
export function expectStreams(session: Session): () => void {
  followState(session).waiting = new Map()
  return session.platform.clock.after(STREAM_PATIENCE_MS, () => endWaiting(session))
}

/** Asks for the newest page of a list once its streams deliver, or are not to be waited for. */
export function askOnceHeard<Answer>(
  session: Session,
  name: ListName,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const { waiting } = followState(session)
  return waiting ? new Promise((resolve) => waiting.set(name, () => resolve(ask()))) : ask()
}

/** Nothing waits for streams any more. */
export function endWaiting(session: Session): void {
  const state = followState(session)
  const { waiting } = state
  state.waiting = null
  waiting?.forEach((ask) => ask())
}

/** From now on a timeline is listened to; at once, or when there is what listens. */
export function hearTimeline(session: Session, key: TimelineKey): void {
  const { heard, follower } = followState(session)
  if (!heard.has(key)) heard.set(key, follower?.listen(key) ?? nothing)
}

/** Nobody listens to a timeline any more. */
export function unhearTimeline(session: Session, key: TimelineKey): void {
  followState(session).heard.get(key)?.()
  followState(session).heard.delete(key)
}

/** What keeps lists up to date; null until it has come. */
export const getFollower = (session: Session): TimelineFollower | null =>
  followState(session).follower

/** A list that shows what an earlier visit saw could not be asked for: that is done later. */
export function tryListAgain(session: Session, name: ListName, trouble: ApiError): void {
  const { follower, troubles } = followState(session)
  if (follower === null) troubles.set(name, trouble)
  else follower.tryAgain(name, trouble)
}

/** How often is asked for what no server streams (profiles, favourites, bookmarks), and for what nobody sees. */
export const QUIET_POLL_MS = 120_000
