import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { isFavouritesOrBookmarks, parseTimelineKey, getPollDelay } from '@colonnade/domain/timeline'
import { columnAtoms } from '../columns/columns.ts'
import { columnSourceAtoms } from '../list-columns/column-source.ts'
import {
  getListName,
  getNotificationsName,
  isMergedList,
  isNotificationsList,
  type ListName,
} from '../live-lists/list-name.ts'
import { RARE_POLL_INTERVAL_MS } from '../live-lists/timeline-updater.ts'
import { perSession, type Session } from '../session.ts'
import { isOfflineAtom } from '../ui/network.ts'
import { isListLive, isListVisible, isStreamed } from './streamed-timelines.ts'

/** Average interval between two polls, in milliseconds. Written by `polling-fallback.ts` only. */
export const pollIntervalAtom = perSession(() => atom(getPollDelay(false, 0.5)))

/** Returns whether a list is polled rarely while no stream delivers it. @see BY-33 */
export function isPolledRarely(session: Session, name: ListName): boolean {
  if (isNotificationsList(name)) return false
  const params = parseTimelineKey(name)
  if (params.kind === 'account' || isFavouritesOrBookmarks(params) || !isListVisible(session, name))
    return true
  return session.platform.page.isHidden() && params.kind !== 'home'
}

/** How updates reach a column. */
export type Connection =
  | { readonly state: 'live' }
  /** The browser has no network. An open socket only seems to deliver. */
  | { readonly state: 'offline' }
  /** No stream delivers it. It is polled at this average interval. */
  | { readonly state: 'polling'; readonly everyMs: number }
  /** The first stream since the start is being opened, as at every start. */
  | { readonly state: 'connecting' }
  /** Its stream is late or lost. It is polled until the stream is open. */
  | { readonly state: 'reconnecting'; readonly everyMs: number }
  /** The server accepts no requests until this time. Milliseconds since the epoch. */
  | { readonly state: 'paused'; readonly until: number }

/** A first stream that takes longer than this is reported to the user. Unit: ms. */
export const CONNECTING_TIMEOUT_MS = 6_000

/** Tracks whether a session's first stream has opened or is late. */
const startupStates = perSession(({ platform }) => ({
  until: platform.clock.elapsed() + CONNECTING_TIMEOUT_MS,
  wasLive: false,
}))

/** Counts the changes that may affect a connection: sockets, detected capabilities, pauses. */
const connectionChangesAtom = perSession((session) => {
  const { streaming, api, platform } = session
  const countAtom = atom(0)
  countAtom.onMount = (setCount) => {
    let heldUntil = api.budget.heldUntil
    let cancel: () => void = () => undefined
    const incrementCount = () => setCount((known) => known + 1)
    const handleBudgetChange = () => {
      if (api.budget.heldUntil === heldUntil) return
      heldUntil = api.budget.heldUntil
      cancel()
      if (heldUntil !== null)
        cancel = platform.clock.after(heldUntil - platform.clock.now(), handleBudgetChange)
      incrementCount()
    }
    const stops = [
      streaming.watchState(incrementCount),
      streaming.watchSources(incrementCount),
      api.capabilities.subscribe(incrementCount),
      api.budget.subscribe(handleBudgetChange),
      session.app.sub(isOfflineAtom, incrementCount),
      platform.clock.after(startupStates(session).until - platform.clock.elapsed(), incrementCount),
      () => cancel(),
    ]
    incrementCount()
    return () => {
      for (const stop of stops) stop()
    }
  }
  return countAtom
})

/** How updates reach a column; null for a column that gets none. @see BY-33 */
export const connectionAtoms = perSession((session) =>
  atomFamily((uuid: string) => {
    let known: Connection | null = null
    return atom((get): Connection | null => {
      get(connectionChangesAtom(session))
      const name = getOwnList(session, uuid, get(columnSourceAtoms(session)(uuid)))
      const next =
        name === null ? null : getConnection(session, name, get(pollIntervalAtom(session)))
      if (JSON.stringify(next) !== JSON.stringify(known)) known = next
      return known
    })
  }),
)

/** Returns the list that a column shows; of several sources its own. */
function getOwnList(session: Session, uuid: string, shown: ListName | null): ListName | null {
  if (shown !== null && isMergedList(shown)) {
    const column = session.app.get(columnAtoms(uuid))
    return column === undefined ? null : getListName(column)
  }
  return shown ?? getNotificationsList(session, uuid)
}

/** Streamed notifications are stored even when no column is open. */
function getNotificationsList({ app }: Session, uuid: string): ListName | null {
  const column = app.get(columnAtoms(uuid))
  return column?.id === 'NOTIFICATIONS' ? getNotificationsName(column.params) : null
}

function getConnection(session: Session, name: ListName, paceMs: number): Connection {
  const { api, app } = session
  if (app.get(isOfflineAtom)) return { state: 'offline' }
  const beginning = startupStates(session)
  if (isListLive(session, name)) {
    beginning.wasLive = true
    return { state: 'live' }
  }
  const until = api.budget.heldUntil
  if (until !== null) return { state: 'paused', until }
  const everyMs = isPolledRarely(session, name) ? Math.max(RARE_POLL_INTERVAL_MS, paceMs) : paceMs
  if (!isStreamed(session, name)) return { state: 'polling', everyMs }
  const isFirst = !beginning.wasLive && session.platform.clock.elapsed() < beginning.until
  return isFirst ? { state: 'connecting' } : { state: 'reconnecting', everyMs }
}
