import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { putInFront, changeRows } from '@colonnade/domain/list'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { indexStatuses, timelineAtoms, timelineLoadAtoms } from './timelines.ts'

/**
 * Favourites and bookmarks follow what the user does anywhere: what is kept stands on top, what is let
 * go leaves, with a line in its place where the reader is in the midst. A list that was never asked for
 * is left alone: it would seem whole.
 */
export const keepStatusAtom = atom(
  null,
  (get, set, session: Session, kind: 'favourites' | 'bookmarks', id: StatusId, isKept: boolean) => {
    const key = encodeTimelineKey({ kind })
    if (!get(timelineLoadAtoms(session)(key)).isLoaded) return
    const window = get(timelineAtoms(session)(key))
    if (isKept) {
      indexStatuses(session, key, [id])
      set(writeWindowAtom, session, key, putInFront(window, id))
      return
    }
    const gone = new Set([id])
    set(writeWindowAtom, session, key, changeRows(window, { type: 'removed', ids: gone }), gone)
  },
)
