import { atom, type Getter } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { saveMarkers } from '@colonnade/api-client/endpoints'
import { getNewestRow } from '@colonnade/domain/list'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { cachedRowsAtoms } from '../live-lists/cached-rows.ts'
import { perSession, type Session } from '../session.ts'
import {
  type MarkedList,
  type MarkedTimeline,
  markerState,
  readSentMarkers,
} from './save-markers.ts'

/**
 * Saves are debounced, because reading makes many small moves. The last one is sent, at once when the page is closed.
 * Unit: ms.
 */
export const MARKER_DELAY_MS = 10_000

/** Servers without markers (before Mastodon 3.0) get one request. */
const UNSUPPORTED_STATUSES: readonly (number | null)[] = [404, 405, 501]

export function storeSentMarker(session: Session, timeline: string, id: string): void {
  const text = JSON.stringify({ ...readSentMarkers(session), [timeline]: id })
  session.platform.storage.write(getAccountStorageKey(session.key, 'markers'), text)
}

/** The markers that were sent, so that none is sent twice. */
const savedMarkers = perSession(() => new Map<MarkedTimeline, string>())

/** Returns null for an empty list, and for a cached one: other devices may have read on since. */
function getNewest(
  get: Getter,
  session: Session,
  timeline: MarkedTimeline,
  list: MarkedList,
): string | null {
  return get(cachedRowsAtoms(session)(timeline)) === null ? getNewestRow(get(list)) : null
}

/**
 * Sends waiting markers after a delay, or when the page is closed. Saves none after it is stopped. @returns stops it
 */
export function startSavingMarkers(session: Session): () => void {
  const state = markerState(session)
  const { waiting } = state
  const timers = new Map<MarkedTimeline, () => void>()

  function send(timeline: MarkedTimeline, list: MarkedList, isClosing: boolean): void {
    timers.get(timeline)?.()
    timers.delete(timeline)
    waiting.delete(timeline)
    void session.store.set(sendMarkerAtom, session, timeline, list, isClosing)
  }

  const schedule = (timeline: MarkedTimeline, list: MarkedList) => {
    const cancel = session.platform.clock.after(MARKER_DELAY_MS, () => send(timeline, list, false))
    timers.set(timeline, cancel)
  }
  const stop = session.platform.page.watch((isHidden) => {
    if (isHidden) for (const [timeline, list] of waiting) send(timeline, list, true)
  })
  Object.assign(state, { isOver: false, schedule })
  for (const [timeline, list] of waiting) schedule(timeline, list)
  return () => {
    state.isOver = true
    stop()
    for (const cancel of timers.values()) cancel()
    waiting.clear()
  }
}

/** An error is ignored, because the next move saves again. */
const sendMarkerAtom = atom(
  null,
  async (
    get,
    _set,
    session: Session,
    timeline: MarkedTimeline,
    list: MarkedList,
    keepalive: boolean,
  ) => {
    const saved = savedMarkers(session)
    const id = getNewest(get, session, timeline, list)
    if (id === null || saved.get(timeline) === id) return
    saved.set(timeline, id)
    // Before the response: a closing page does not receive it, and would apply its own marker when it is opened
    // again.
    storeSentMarker(session, timeline, id)
    try {
      await session.api.request(saveMarkers, { [timeline]: { last_read_id: id } }, { keepalive })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      saved.delete(timeline)
      if (UNSUPPORTED_STATUSES.includes(error.status)) markerState(session).isOffered = false
    }
  },
)
