import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { insertInFront, changeRows } from '@colonnade/domain/list'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { writeTimelineAtom } from './schedule-recompute.ts'
import { indexStatuses, timelineAtoms, timelineLoadAtoms } from './timelines.ts'

/**
 * Updates the favourites or bookmarks timeline after a post was added or removed anywhere. An added post is inserted
 * at the top. A removed one leaves a tombstone row for a scrolled reader. A list that was never loaded is not
 * changed, because it would look complete.
 */
export const updateSavedPostsAtom = atom(
  null,
  (get, set, session: Session, kind: 'favourites' | 'bookmarks', id: StatusId, isKept: boolean) => {
    const key = encodeTimelineKey({ kind })
    if (!get(timelineLoadAtoms(session)(key)).isLoaded) return
    const window = get(timelineAtoms(session)(key))
    if (isKept) {
      indexStatuses(session, key, [id])
      set(writeTimelineAtom, session, key, insertInFront(window, id))
      return
    }
    const gone = new Set([id])
    set(writeTimelineAtom, session, key, changeRows(window, { type: 'removed', ids: gone }), gone)
  },
)
