import type { ListName } from '../live-lists/list-name.ts'
import { refetchList } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'
import { getListState, getListByName } from './list-by-name.ts'
import {
  getUpdatedLists,
  isListLive,
  isListVisible,
  getLastActivity,
  recordActivities,
  getListSources,
} from './streamed-timelines.ts'

/**
 * Time without events after which a stream is checked. There may be no events, or the connection may be dead. Unit:
 * ms.
 */
export const STALL_TIMEOUT_MS = 120_000

/** An event may arrive by a stream slightly later than the response to a request. Unit: ms. */
export const STREAM_DELAY_MS = 5_000

/**
 * Detects dead connections. A connection whose peer is gone seems open for hours and shows it only by silence, and
 * one stream may be dead beside live ones. Fetches the visible list that has been idle for longest. If its stream
 * missed something, the sockets are reconnected, which backfills all lists. @returns stops it
 */
export function startStallDetection(session: Session): () => void {
  const { clock } = session.platform
  let cancel = () => {}
  let isStopped = false

  function scheduleRun(ms: number, run: () => void): void {
    cancel()
    if (!isStopped) cancel = clock.after(ms, run)
  }
  const schedule = (ms: number) => scheduleRun(ms, () => void check())

  async function check(): Promise<void> {
    const silent = findLongestIdleList(session)
    if (silent === null) return schedule(STALL_TIMEOUT_MS)
    const wait = silent.lastActivityAt + STALL_TIMEOUT_MS - clock.elapsed()
    if (wait > 0) return schedule(wait)
    const sources = getListSources(silent.name)
    const isMissed = await hasMissedEvents(session, silent.name)
    if (!isMissed) {
      // The next check takes another list.
      recordActivities(session, sources)
      return schedule(STALL_TIMEOUT_MS)
    }
    scheduleRun(STREAM_DELAY_MS, () => {
      if (getLastActivity(session, sources) === silent.lastActivityAt) session.streaming.reconnect()
      recordActivities(session, sources)
      schedule(STALL_TIMEOUT_MS)
    })
  }

  schedule(STALL_TIMEOUT_MS)
  return () => {
    isStopped = true
    cancel()
  }
}

interface IdleList {
  readonly name: ListName
  readonly lastActivityAt: number
}

/** Returns the live, visible list that has received no events for the longest time. */
function findLongestIdleList(session: Session): IdleList | null {
  const live = getUpdatedLists(session)
    .filter((name) => isListVisible(session, name) && isListLive(session, name))
    .filter((name) => getListState(session, name).isLoaded)
    .map((name) => ({ name, lastActivityAt: getLastActivity(session, getListSources(name)) }))
  return live.toSorted((a, b) => a.lastActivityAt - b.lastActivityAt)[0] ?? null
}

/**
 * Fetches the newest page and returns whether it shows a change that no stream delivered: a new row or a removed one.
 */
async function hasMissedEvents(session: Session, name: ListName): Promise<boolean> {
  const { items: before } = getListState(session, name)
  await refetchList(session, getListByName(session, name))
  const { items: after } = getListState(session, name)
  const [known, left] = [new Set(before), new Set(after)]
  const isNew = after.length > 0 && !known.has(after[0] ?? null)
  return isNew || before.some((id) => !left.has(id))
}
