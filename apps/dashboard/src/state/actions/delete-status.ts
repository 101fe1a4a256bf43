import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { deleteStatus, getStatus } from '@colonnade/api-client/endpoints'
import type { DeletedStatusEntity, StatusId } from '@colonnade/domain/entities'
import { REFRESH } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'
import { removeStatusesAtom } from '../timelines/remove-statuses.ts'
import { isUnknown } from './or-reread.ts'

const NOT_FOUND = 404

/** What is left of a status that was gone before it was asked for, or whose last words were lost on the way. */
const NOTHING_LEFT: DeletedStatusEntity = { text: null, media_attachments: [] }

/**
 * Deletes an own status; it leaves the timelines once the server agreed. Where that answer was lost the server is asked
 * whether the status is still there.
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
      const isGone = isUnknown(error) ? await wasDeleted(session, id) : error.status === NOT_FOUND
      if (!isGone) return null
    }
    set(removeStatusesAtom, session, [id])
    return left
  },
)

/** @returns false where nobody can tell */
async function wasDeleted({ api, platform }: Session, id: StatusId): Promise<boolean> {
  if (platform.page.isOffline()) return false
  try {
    await api.call(getStatus, { id }, { ...REFRESH, priority: 'user' })
    return false
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === NOT_FOUND
  }
}
