import { atom } from 'jotai/vanilla'
import { deleteFilter, readFilter } from '@colonnade/api-client/twins'
import type { FilterId } from '@colonnade/domain/entities'
import { deleteShown } from '../answers/verify-gone.ts'
import type { Session } from '../session.ts'
import { keepFilterAtom } from './filters.ts'
import { leavingFiltersAtom, ownFilterAtoms } from './own-filters.ts'

/**
 * Deletes a filter: it does nothing more from now on, and comes back where the server refuses, which is
 * told. A 404 is verified: one that the server no longer has is gone.
 *
 * @see BY-10
 */
export const deleteFilterAtom = atom(
  null,
  async (get, set, session: Session, id: FilterId): Promise<void> => {
    const filter = get(ownFilterAtoms(session)(id))
    if (filter === undefined) return
    await deleteShown(session, leavingFiltersAtom(session), id, {
      remove: (options) => deleteFilter(session.api, filter, { ...options, isKnown: false }),
      read: (options) => readFilter(session.api, filter, options),
      onGone: () => set(keepFilterAtom, session, id, []),
    })
  },
)
