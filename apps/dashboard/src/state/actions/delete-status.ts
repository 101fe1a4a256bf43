import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { deleteStatus } from '@colonnade/api-client/endpoints'
import type { StatusId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { removeStatusesAtom } from '../timelines/remove-statuses.ts'

const NOT_FOUND = 404

/** Deletes an own status; it leaves the timelines once the server agreed. @returns whether it is gone */
export const deleteStatusAtom = atom(
  null,
  async (_get, set, session: Session, id: StatusId): Promise<boolean> => {
    try {
      await session.api.call(deleteStatus, { id })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== NOT_FOUND) return false
    }
    set(removeStatusesAtom, session, [id])
    return true
  },
)
