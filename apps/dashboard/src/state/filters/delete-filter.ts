import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { deleteFilter } from '@colonnade/api-client/twins'
import type { FilterId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { keepFilterAtom } from './keep-filters.ts'
import { leavingFiltersAtom, ownFilterAtoms } from './own-filters.ts'

const NOT_FOUND = 404

/**
 * Deletes a filter: it does nothing more from now on, and comes back where the server refuses, which is
 * told. One that the server has no more is gone.
 *
 * @see BY-10
 */
export const deleteFilterAtom = atom(
  null,
  async (get, set, session: Session, id: FilterId): Promise<void> => {
    const filter = get(ownFilterAtoms(session)(id))
    if (filter === undefined) return
    const leavingAtom = leavingFiltersAtom(session)
    set(leavingAtom, new Set([...get(leavingAtom), id]))
    try {
      await deleteFilter(session.api, filter, { expects: NOT_FOUND, isKnown: false })
      set(keepFilterAtom, session, id, [])
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === NOT_FOUND) set(keepFilterAtom, session, id, [])
    }
    set(leavingAtom, new Set([...get(leavingAtom)].filter((one) => one !== id)))
  },
)
