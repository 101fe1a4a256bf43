import { atom } from 'jotai/vanilla'
import type { ApiError, CallOptions } from '@colonnade/api-client'
import { getList } from '@colonnade/api-client/endpoints'
import type { ListId } from '@colonnade/domain/entities'
import { isMissing } from '../answers/verify-gone.ts'
import type { Session } from '../session.ts'
import { showErrorAtom } from '../ui/alerts.ts'
import { countListColumnsAtom } from './count-list-columns.ts'
import { forgetListAtom } from './list-members.ts'

/**
 * The timeline of a list was not found. A single 404 may be the server's mistake: the list is asked for once, and goes
 * with its columns where that is not found either. @see ERR-09
 */
export const forgetGoneListAtom = atom(
  null,
  async (_get, set, session: Session, id: ListId, error: ApiError): Promise<void> => {
    const read = (options: CallOptions) => session.api.call(getList, { id }, options)
    if (session.platform.page.isOffline() || !(await isMissing(read))) return
    const columns = set(countListColumnsAtom, session, id)
    set(forgetListAtom, session, id)
    // Where a column goes, somebody wants to know why; a screen without one says so itself.
    if (columns > 0) session.app.set(showErrorAtom, error)
  },
)
