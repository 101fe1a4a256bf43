import { atom } from 'jotai/vanilla'
import { deleteFilter, readFilter } from '@colonnade/api-client/compat'
import type { FilterId } from '@colonnade/domain/entities'
import { deleteOptimistically } from '../check-responses/verify-deletion.ts'
import type { Session } from '../session.ts'
import { deletingFiltersAtom, ownFilterAtoms } from './apply-filters.ts'
import { storeFilterAtom } from './fetch-filters.ts'

/**
 * Deletes a filter. It stops applying at once, and is restored if the server refuses, with an alert. A 404 is
 * verified: a filter that the server does not have is deleted.
 *
 * @see BY-10
 */
export const deleteFilterAtom = atom(
  null,
  async (get, set, session: Session, id: FilterId): Promise<void> => {
    const filter = get(ownFilterAtoms(session)(id))
    if (filter === undefined) return
    await deleteOptimistically(session, deletingFiltersAtom(session), id, {
      remove: (options) => deleteFilter(session.api, filter, { ...options, isKnown: false }),
      read: (options) => readFilter(session.api, filter, options),
      onGone: () => set(storeFilterAtom, session, id, []),
    })
  },
)
