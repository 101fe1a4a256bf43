import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getStatusHistory } from '@colonnade/api-client/endpoints'
import type { StatusEditEntity, StatusId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'

/** Fetches every version of a post, newest first (BY-04). @returns null after an error, which is shown */
export const fetchVersionsAtom = atom(
  null,
  async (
    _get,
    _set,
    session: Session,
    id: StatusId,
  ): Promise<readonly StatusEditEntity[] | null> => {
    try {
      return (await session.api.request(getStatusHistory, { id })).toReversed()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return null
    }
  },
)
