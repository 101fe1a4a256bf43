import { atom, type Atom } from 'jotai/vanilla'
import type { ListState } from '@colonnade/domain/list'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import { perSession, type Session } from '../session.ts'

export function readSentMarkers({ platform, key }: Session): Readonly<Record<string, unknown>> {
  const raw = parseJsonOrNull(platform.storage.read(getAccountStorageKey(key, 'markers')))
  return typeof raw === 'object' && raw !== null ? { ...raw } : {}
}

/** Returns the row that this browser saved last, so that it ignores its own marker. */
export function getSentMarker(session: Session, timeline: string): string | null {
  const id = readSentMarkers(session)[timeline]
  return typeof id === 'string' ? id : null
}

export type MarkedTimeline = 'home' | 'notifications'

/** The list whose newest row is saved. */
export type MarkedList = Atom<ListState<string>>

export const markerState = perSession(() => ({
  isOffered: true,
  isOver: false,
  /** The lists whose newest row has to be saved. */
  waiting: new Map<MarkedTimeline, MarkedList>(),
  /** Set by `send-markers.ts`, which is loaded after the first posts. */
  schedule: (_timeline: MarkedTimeline, _list: MarkedList): void => {},
}))

/**
 * Saves the marker of a timeline, its newest row, after a delay. Posts that arrive while the page is hidden are not
 * read, and other devices would lose their position (BY-13, NTF-26).
 */
export const saveMarkerAtom = atom(
  null,
  (_get, _set, session: Session, timeline: MarkedTimeline, list: MarkedList) => {
    const { isOffered, isOver, waiting, schedule } = markerState(session)
    const isUnseen = session.platform.page.isHidden()
    if (!isOffered || isOver || isUnseen || waiting.has(timeline)) return
    waiting.set(timeline, list)
    schedule(timeline, list)
  },
)
