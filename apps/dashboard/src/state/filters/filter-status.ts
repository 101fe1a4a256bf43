import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { addFilteredStatus, deleteFilteredStatus } from '@colonnade/api-client/endpoints'
import type { FilterId, FilterV2Entity, StatusId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { ownFilterAtoms } from './apply-filters.ts'
import { storeFilterAtom } from './fetch-filters.ts'

/**
 * Adds one status to a filter, or removes it. Applies after the request succeeds; an error is shown as an alert.
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
      const statuses = await sendChange(session, filter, status, entry?.id)
      const now = get(ownFilterAtoms(session)(id)) ?? filter
      set(storeFilterAtom, session, id, [{ ...now, statuses }])
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  },
)

async function sendChange(
  { api }: Session,
  { id, statuses }: FilterV2Entity,
  status: StatusId,
  entry: string | undefined,
): Promise<FilterV2Entity['statuses']> {
  if (entry === undefined) {
    const added = await api.request(addFilteredStatus, { filter_id: id, status_id: status })
    return [...statuses, added]
  }
  await api.request(deleteFilteredStatus, { id: entry })
  return statuses.filter((one) => one.id !== entry)
}
