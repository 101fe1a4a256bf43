import { atom } from 'jotai/vanilla'
import type { CallOptions } from '@colonnade/api-client'
import { deleteStatus, getStatus } from '@colonnade/api-client/endpoints'
import type { DeletedStatusEntity, StatusId } from '@colonnade/domain/entities'
import { DELETE, verifyGone } from '../answers/verify-gone.ts'
import { removeStatusesAtom } from '../out-of-sight/remove-statuses.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'

/** What is left of a status that was gone before it was asked for, or whose last words were lost on the way. */
const NOTHING_LEFT: DeletedStatusEntity = { text: null, media_attachments: [] }

/**
 * Deletes an own status; it leaves the timelines once the server agreed. Where that answer was lost, or was a 404, the
 * server is asked whether the status is still there.
 *
 * @returns what is left of it, or null where the server kept it
 */
export const deleteStatusAtom = atom(
  null,
  async (_get, set, session: Session, id: StatusId): Promise<DeletedStatusEntity | null> => {
    const { api } = session
    let left = NOTHING_LEFT
    try {
      left = await api.call(deleteStatus, { id }, DELETE)
    } catch (error) {
      const read = (options: CallOptions) => api.call(getStatus, { id }, options)
      if (!(await verifyGone(session, error, read))) return null
    }
    set(removeStatusesAtom, session, [id])
    shareChange(session, { type: 'deleted', id })
    return left
  },
)
