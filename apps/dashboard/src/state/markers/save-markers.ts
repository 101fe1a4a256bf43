import { atom, type Atom, type Getter } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { saveMarkers } from '@colonnade/api-client/endpoints'
import { type ListState, newestRow } from '@colonnade/domain/list'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { perSession, type Session } from '../session.ts'

function sent({ platform, key }: Session): Readonly<Record<string, unknown>> {
  const raw = parsedJson(platform.storage.read(accountStorageKey(key, 'markers')))
  return typeof raw === 'object' && raw !== null ? { ...raw } : {}
}

/** The row that this browser told the server last, so that it does not follow itself. */
export function sentMarker(session: Session, timeline: string): string | null {
  const id = sent(session)[timeline]
  return typeof id === 'string' ? id : null
}

export function noteSentMarker(session: Session, timeline: string, id: string): void {
  const text = JSON.stringify({ ...sent(session), [timeline]: id })
  session.platform.storage.write(accountStorageKey(session.key, 'markers'), text)
}

export type MarkedTimeline = 'home' | 'notifications'

/** The list of which the newest row is told. */
type MarkedList = Atom<ListState<string>>

/** Reading makes many small moves; the server hears of the last one, and at once when the page is left. */
export const MARKER_DELAY_MS = 10_000

/** Servers without markers are asked once (before Mastodon 3.0). */
const KEEPS_NONE: readonly (number | null)[] = [404, 405, 501]

const state = perSession(() => ({
  isOffered: true,
  isOver: false,
  saved: new Map<MarkedTimeline, string>(),
  waiting: new Map<MarkedTimeline, { readonly list: MarkedList; readonly cancel: () => void }>(),
}))

/** null for nothing, and for what an earlier visit saw: others may have read on since. */
function newestOf(
  get: Getter,
  session: Session,
  timeline: MarkedTimeline,
  list: MarkedList,
): string | null {
  return get(recalledAtoms(session)(timeline)) === null ? newestRow(get(list)) : null
}

/**
 * Tells the server how far a timeline was read: its newest row, in a moment. What comes while nobody looks at the
 * page is not read: other devices would lose their place (BY-13, NTF-26).
 */
export const saveMarkerAtom = atom(
  null,
  (_get, _set, session: Session, timeline: MarkedTimeline, list: MarkedList) => {
    const { isOffered, isOver, waiting } = state(session)
    const isUnseen = session.platform.page.isHidden()
    if (!isOffered || isOver || isUnseen || waiting.has(timeline)) return
    const cancel = session.platform.clock.after(MARKER_DELAY_MS, () => {
      waiting.delete(timeline)
      void session.store.set(sendMarkerAtom, session, timeline, list, false)
    })
    waiting.set(timeline, { list, cancel })
  },
)

/** Sends what waits when the page is left; nothing is told after the end. @returns stops it */
export function startSavingMarkers(session: Session): () => void {
  const { waiting } = state(session)

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
  state(session).isOver = false
  return () => {
    state(session).isOver = true
    stop()
    cancelAll()
  }
}

/** A refusal costs nothing: the next reading tells again. */
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
    const { saved } = state(session)
    const id = newestOf(get, session, timeline, list)
    if (id === null || saved.get(timeline) === id) return
    saved.set(timeline, id)
    // Before the answer: a page that goes away does not hear it, and would follow itself when it is back.
    noteSentMarker(session, timeline, id)
    try {
      await session.api.call(saveMarkers, { [timeline]: { last_read_id: id } }, { keepalive })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      saved.delete(timeline)
      if (KEEPS_NONE.includes(error.status)) state(session).isOffered = false
    }
  },
)
