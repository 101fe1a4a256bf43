import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { isKept, parseTimelineKey, pollDelay, type TimelineKey } from '@colonnade/domain/timeline'
import { columnAtoms } from '../columns/columns.ts'
import { QUIET_POLL_MS } from '../live-lists/list-follower.ts'
import { perSession, type Session } from '../session.ts'
import { columnSourceAtoms } from '../timelines/column-list.ts'
import { isOfflineAtom } from '../ui/network.ts'
import { isHeard, isSeen, isStreamed, USER } from './heard-timelines.ts'

/** How far apart two polls are on average, in milliseconds. Written by `poll-unheard.ts` only. */
export const pollPaceAtom = perSession(() => atom(pollDelay(false, 0.5)))

/** Whether a timeline is asked for seldom, while no stream tells of it. @see BY-33 */
export function isQuiet(session: Session, key: TimelineKey): boolean {
  const params = parseTimelineKey(key)
  if (params.kind === 'account' || isKept(params) || !isSeen(session, key)) return true
  return session.platform.page.isHidden() && params.kind !== 'home'
}

/** How what is new reaches a column. */
export type Connection =
  | { readonly state: 'live' }
  /** The browser has no network: an open socket only seems to deliver. */
  | { readonly state: 'offline' }
  /** No stream tells of it: it is asked for, this often on average. */
  | { readonly state: 'polling'; readonly everyMs: number }
  /** The first stream since the start is on its way, as it is at every start. */
  | { readonly state: 'connecting' }
  /** Its stream is late or away: until it is back, it is asked for. */
  | { readonly state: 'reconnecting'; readonly everyMs: number }
  /** The server grants no calls until then; milliseconds since the epoch. */
  | { readonly state: 'paused'; readonly until: number }

/** A first stream that takes longer is worth words. Unit: ms. */
export const FIRST_PATIENCE_MS = 6_000

const NOTIFICATIONS = 'notifications'
type Source = TimelineKey | typeof NOTIFICATIONS

/** Until a session's first stream has come, or is late. */
const beginnings = perSession(({ platform }) => ({
  until: platform.clock.elapsed() + FIRST_PATIENCE_MS,
  wasLive: false,
}))

/** Counts what may change a connection: sockets, what is learned of the server, pauses. */
const changesAtom = perSession((session) => {
  const { streaming, api, platform } = session
  const countAtom = atom(0)
  countAtom.onMount = (setCount) => {
    let heldUntil = api.budget.heldUntil
    let cancel: () => void = () => undefined
    const count = () => setCount((known) => known + 1)
    const look = () => {
      if (api.budget.heldUntil === heldUntil) return
      heldUntil = api.budget.heldUntil
      cancel()
      if (heldUntil !== null) cancel = platform.clock.after(heldUntil - platform.clock.now(), look)
      count()
    }
    const stops = [
      streaming.watchState(count),
      streaming.watchSources(count),
      api.capabilities.watch(count),
      api.budget.watch(look),
      session.app.sub(isOfflineAtom, count),
      platform.clock.after(beginnings(session).until - platform.clock.elapsed(), count),
      () => cancel(),
    ]
    count()
    return () => {
      for (const stop of stops) stop()
    }
  }
  return countAtom
})

/** How what is new reaches a column; null where nothing new ever does. @see BY-33 */
export const connectionAtoms = perSession((session) =>
  atomFamily((uuid: string) => {
    let known: Connection | null = null
    return atom((get): Connection | null => {
      get(changesAtom(session))
      const source = get(columnSourceAtoms(session)(uuid)) ?? notificationsOf(session, uuid)
      const next =
        source === null ? null : connectionOf(session, source, get(pollPaceAtom(session)))
      if (JSON.stringify(next) !== JSON.stringify(known)) known = next
      return known
    })
  }),
)

function notificationsOf({ app }: Session, uuid: string): Source | null {
  return app.get(columnAtoms(uuid))?.id === 'NOTIFICATIONS' ? NOTIFICATIONS : null
}

function connectionOf(session: Session, source: Source, paceMs: number): Connection {
  const { streaming, api, app } = session
  if (app.get(isOfflineAtom)) return { state: 'offline' }
  const isNotifications = source === NOTIFICATIONS
  const isLive = isNotifications ? streaming.isLive(USER) : isHeard(session, source)
  const beginning = beginnings(session)
  if (isLive) {
    beginning.wasLive = true
    return { state: 'live' }
  }
  const until = api.budget.heldUntil
  if (until !== null) return { state: 'paused', until }
  const isSeldom = !isNotifications && isQuiet(session, source)
  const everyMs = isSeldom ? Math.max(QUIET_POLL_MS, paceMs) : paceMs
  const isAwaited = isNotifications ? streaming.state() !== 'none' : isStreamed(session, source)
  if (!isAwaited) return { state: 'polling', everyMs }
  const isFirst = !beginning.wasLive && session.platform.clock.elapsed() < beginning.until
  return isFirst ? { state: 'connecting' } : { state: 'reconnecting', everyMs }
}
