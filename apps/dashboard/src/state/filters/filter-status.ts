import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { addFilteredStatus, deleteFilteredStatus } from '@colonnade/api-client/endpoints'
import type { FilterId, FilterV2Entity, StatusId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { keepFilterAtom } from './filters.ts'
import { ownFilterAtoms } from './own-filters.ts'

/**
 * Puts one status under a filter, or takes it out. It holds once the server agreed; a refusal has its alert.
 *
 * @see BY-10
 */
export const setFilteredAtom = atom(
  null,
  async (
    get,
    set,
    session: Session,
    id: FilterId,
    status: StatusId,
    isIn: boolean,
  ): Promise<void> => {
    const filter = get(ownFilterAtoms(session)(id))
    const entry = filter?.statuses.find((one) => one.status_id === status)
    if (filter === undefined || (entry !== undefined) === isIn) return
    try {
      const statuses = await changed(session, filter, status, entry?.id)
      const now = get(ownFilterAtoms(session)(id)) ?? filter
      set(keepFilterAtom, session, id, [{ ...now, statuses }])
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  },
)

async function changed(
  { api }: Session,
  { id, statuses }: FilterV2Entity,
  status: StatusId,
  entry: string | undefined,
): Promise<FilterV2Entity['statuses']> {
  if (entry === undefined) {
    const added = await api.call(addFilteredStatus, { filter_id: id, status_id: status })
    return [...statuses, added]
  }
  await api.call(deleteFilteredStatus, { id: entry })
  return statuses.filter((one) => one.id !== entry)
}
