import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getStatus } from '@colonnade/api-client/endpoints'
import type { StatusId } from '@colonnade/domain/entities'
import { addFailedRequest, isTemporaryFailure } from '../retry-until-success.ts'
import { perSession, type Session } from '../session.ts'
import { ingestStatusesAtom, touchTimes } from './ingest.ts'

/** Whether a status was fetched and the server has none for this account. Written only by this file. */
export const missingStatusAtoms = perSession(() =>
  atomFamily((_id: StatusId) => atom<boolean>(false)),
)

const requestedStatuses = perSession(() => new Set<StatusId>())

/**
 * Fetches a status known only by ID, once however many rows wait for it. After a temporary failure it is neither
 * known nor missing, and is fetched again while a row waits for it.
 */
export const fetchMissingStatusAtom = atom(
  null,
  async (_get, set, session: Session, id: StatusId): Promise<void> => {
    const error = await set(requestStatusAtom, session, id)
    addFailedRequest(session, `status ${id}`, error, () =>
      session.mounted.has(id)
        ? session.store.set(requestStatusAtom, session, id)
        : Promise.resolve(null),
    )
  },
)

/** @returns the error; null on success */
const requestStatusAtom = atom(
  null,
  async (_get, set, session: Session, id: StatusId): Promise<ApiError | null> => {
    if (touchTimes(session).statuses.has(id) || requestedStatuses(session).has(id)) return null
    requestedStatuses(session).add(id)
    try {
      const options = { skipLoading: true, priority: 'refresh' } as const
      set(ingestStatusesAtom, session, [await session.api.request(getStatus, { id }, options)])
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.kind === 'response' && !isTemporaryFailure(error))
        set(missingStatusAtoms(session)(id), true)
      return error
    } finally {
      requestedStatuses(session).delete(id)
    }
  },
)
