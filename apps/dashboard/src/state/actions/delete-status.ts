import { atom } from 'jotai/vanilla'
import type { RequestOptions } from '@colonnade/api-client'
import { deleteStatus, getStatus } from '@colonnade/api-client/endpoints'
import type { DeletedStatusEntity, StatusId } from '@colonnade/domain/entities'
import { DELETE_OPTIONS, verifyDeletion } from '../check-responses/verify-deletion.ts'
import { removeStatusesAtom } from '../hidden-accounts/remove-statuses.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'

/** The source of a status that was already deleted, or whose source was lost with the response. */
const NOTHING_LEFT: DeletedStatusEntity = { text: null, media_attachments: [] }

/**
 * Deletes an own status. It leaves the timelines after the request succeeds. If the response was lost, or was a 404,
 * a GET checks whether the status still exists.
 *
 * @returns the source of the deleted status; null if the server kept it
 */
export const deleteStatusAtom = atom(
  null,
  async (_get, set, session: Session, id: StatusId): Promise<DeletedStatusEntity | null> => {
    const { api } = session
    let source = NOTHING_LEFT
    try {
      source = await api.request(deleteStatus, { id }, DELETE_OPTIONS)
    } catch (error) {
      const read = (options: RequestOptions) => api.request(getStatus, { id }, options)
      if (!(await verifyDeletion(session, error, read))) return null
    }
    set(removeStatusesAtom, session, [id])
    shareChange(session, { type: 'deleted', id })
    return source
  },
)
