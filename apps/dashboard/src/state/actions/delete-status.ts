import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { deleteStatus } from '@colonnade/api-client/endpoints'
import type { DeletedStatusEntity, StatusId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { removeStatusesAtom } from '../timelines/remove-statuses.ts'

const NOT_FOUND = 404

/** What is left of a status that was gone before it was asked for. */
const NOTHING_LEFT: DeletedStatusEntity = { text: null, media_attachments: [] }

/**
 * Deletes an own status; it leaves the timelines once the server agreed.
 *
 * @returns what is left of it, or null where the server kept it
 */
export const deleteStatusAtom = atom(
  null,
  async (_get, set, session: Session, id: StatusId): Promise<DeletedStatusEntity | null> => {
    let left = NOTHING_LEFT
    try {
      left = await session.api.call(deleteStatus, { id })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== NOT_FOUND) return null
    }
    set(removeStatusesAtom, session, [id])
    return left
  },
)
