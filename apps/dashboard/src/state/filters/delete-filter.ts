import { atom } from 'jotai/vanilla'
import type { CallOptions } from '@colonnade/api-client'
import { deleteFilter, readFilter } from '@colonnade/api-client/twins'
import type { FilterId } from '@colonnade/domain/entities'
import { DELETE, verifyGone } from '../answers/verify-gone.ts'
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
    const leavingAtom = leavingFiltersAtom(session)
    set(leavingAtom, new Set([...get(leavingAtom), id]))
    try {
      await deleteFilter(session.api, filter, { ...DELETE, isKnown: false })
      set(keepFilterAtom, session, id, [])
    } catch (error) {
      const read = (options: CallOptions) => readFilter(session.api, filter, options)
      if (await verifyGone(session, error, read)) set(keepFilterAtom, session, id, [])
    }
    set(leavingAtom, new Set([...get(leavingAtom)].filter((one) => one !== id)))
  },
)
