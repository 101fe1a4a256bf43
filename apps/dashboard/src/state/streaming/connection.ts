import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { isKept, parseTimelineKey, pollDelay } from '@colonnade/domain/timeline'
import { columnAtoms } from '../columns/columns.ts'
import { columnSourceAtoms } from '../list-columns/column-source.ts'
import { QUIET_POLL_MS } from '../live-lists/list-follower.ts'
import { type ListName, NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { perSession, type Session } from '../session.ts'
import { isOfflineAtom } from '../ui/network.ts'
import { isHeard, isSeen, isStreamed } from './heard-timelines.ts'

/** How far apart two polls are on average, in milliseconds. Written by `poll-unheard.ts` only. */
export const pollPaceAtom = perSession(() => atom(pollDelay(false, 0.5)))

/** Whether a list is asked for seldom, while no stream tells of it. @see BY-33 */
export function isQuiet(session: Session, name: ListName): boolean {
  if (name === NOTIFICATIONS_LIST) return false
  const params = parseTimelineKey(name)
  if (params.kind === 'account' || isKept(params) || !isSeen(session, name)) return true
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
      const name = get(columnSourceAtoms(session)(uuid)) ?? notificationsOf(session, uuid)
      const next = name === null ? null : connectionOf(session, name, get(pollPaceAtom(session)))
      if (JSON.stringify(next) !== JSON.stringify(known)) known = next
      return known
    })
  }),
)

/** What streams tell of notifications is taken in though no column is open. */
function notificationsOf({ app }: Session, uuid: string): ListName | null {
  return app.get(columnAtoms(uuid))?.id === 'NOTIFICATIONS' ? NOTIFICATIONS_LIST : null
}

function connectionOf(session: Session, name: ListName, paceMs: number): Connection {
  const { api, app } = session
  if (app.get(isOfflineAtom)) return { state: 'offline' }
  const beginning = beginnings(session)
  if (isHeard(session, name)) {
    beginning.wasLive = true
    return { state: 'live' }
  }
  const until = api.budget.heldUntil
  if (until !== null) return { state: 'paused', until }
  const everyMs = isQuiet(session, name) ? Math.max(QUIET_POLL_MS, paceMs) : paceMs
  if (!isStreamed(session, name)) return { state: 'polling', everyMs }
  const isFirst = !beginning.wasLive && session.platform.clock.elapsed() < beginning.until
  return isFirst ? { state: 'connecting' } : { state: 'reconnecting', everyMs }
}
