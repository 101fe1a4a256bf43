import { atom, type Atom, type Getter } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { saveMarkers } from '@colonnade/api-client/endpoints'
import { type ListState, getNewestRow } from '@colonnade/domain/list'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import { cachedRowsAtoms } from '../live-lists/cached-rows.ts'
import { perSession, type Session } from '../session.ts'

function readSentMarkers({ platform, key }: Session): Readonly<Record<string, unknown>> {
  const raw = parseJsonOrNull(platform.storage.read(getAccountStorageKey(key, 'markers')))
  return typeof raw === 'object' && raw !== null ? { ...raw } : {}
}

/** Returns the row that this browser saved last, so that it ignores its own marker. */
export function getSentMarker(session: Session, timeline: string): string | null {
  const id = readSentMarkers(session)[timeline]
  return typeof id === 'string' ? id : null
}

export function storeSentMarker(session: Session, timeline: string, id: string): void {
  const text = JSON.stringify({ ...readSentMarkers(session), [timeline]: id })
  session.platform.storage.write(getAccountStorageKey(session.key, 'markers'), text)
}

export type MarkedTimeline = 'home' | 'notifications'

/** The list whose newest row is saved. */
type MarkedList = Atom<ListState<string>>

/**
 * Saves are debounced, because reading makes many small moves. The last one is sent, at once when the page is closed.
 * Unit: ms.
 */
export const MARKER_DELAY_MS = 10_000

/** Servers without markers (before Mastodon 3.0) get one request. */
const UNSUPPORTED_STATUSES: readonly (number | null)[] = [404, 405, 501]

const markerState = perSession(() => ({
  isOffered: true,
  isOver: false,
  saved: new Map<MarkedTimeline, string>(),
  waiting: new Map<MarkedTimeline, { readonly list: MarkedList; readonly cancel: () => void }>(),
}))

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
 * Saves the marker of a timeline, its newest row, after a delay. Posts that arrive while the page is hidden are not
 * read, and other devices would lose their position (BY-13, NTF-26).
 */
export const saveMarkerAtom = atom(
  null,
  (_get, _set, session: Session, timeline: MarkedTimeline, list: MarkedList) => {
    const { isOffered, isOver, waiting } = markerState(session)
    const isUnseen = session.platform.page.isHidden()
    if (!isOffered || isOver || isUnseen || waiting.has(timeline)) return
    const cancel = session.platform.clock.after(MARKER_DELAY_MS, () => {
      waiting.delete(timeline)
      void session.store.set(sendMarkerAtom, session, timeline, list, false)
    })
    waiting.set(timeline, { list, cancel })
  },
)

/** Sends pending markers when the page is closed. Saves nothing after it is stopped. @returns stops it */
export function startSavingMarkers(session: Session): () => void {
  const { waiting } = markerState(session)

  function cancelAll(): readonly (readonly [MarkedTimeline, MarkedList])[] {
    const lists = [...waiting].map(([timeline, { list }]) => [timeline, list] as const)
    for (const { cancel } of waiting.values()) cancel()
    waiting.clear()
    return lists
  }

  const stop = session.platform.page.watch((isHidden) => {
    if (!isHidden) return
    for (const [timeline, list] of cancelAll()) {
      void session.store.set(sendMarkerAtom, session, timeline, list, true)
    }
  })
  markerState(session).isOver = false
  return () => {
    markerState(session).isOver = true
    stop()
    cancelAll()
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
    const { saved } = markerState(session)
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
