import { atom } from 'jotai/vanilla'
import type { StatusEntity, StatusId } from '@colonnade/domain/entities'
import { logError } from '../../lib/logger.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import type { Session } from '../session.ts'

/**
 * Takes in the answer to an edit. Few servers give an edited status a new id: what replaces the old one everywhere is
 * loaded then.
 *
 * @param before the id that was edited
 */
export const takeEditAtom = atom(
  null,
  (_get, set, session: Session, before: StatusId, status: StatusEntity) => {
    set(ingestStatusesAtom, session, [status])
    if (status.id === before) return
    // The row of the old id shows the new words until it is replaced, and where it cannot be.
    set(ingestStatusesAtom, session, [{ ...status, id: before }])
    import('./replace-status.ts')
      .then(({ replaceStatusAtom }) =>
        session.store.set(replaceStatusAtom, session, before, status),
      )
      .catch((error: unknown) => logError('an edited status keeps its old place', error))
  },
)
