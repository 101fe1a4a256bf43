import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getStatusHistory } from '@colonnade/api-client/endpoints'
import type { StatusEditEntity, StatusId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'

/** Every version of a post, the newest first (BY-04). @returns null where the server told none; it was told why */
export const readVersionsAtom = atom(
  null,
  async (
    _get,
    _set,
    session: Session,
    id: StatusId,
  ): Promise<readonly StatusEditEntity[] | null> => {
    try {
      return (await session.api.call(getStatusHistory, { id })).toReversed()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return null
    }
  },
)
