import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getStatus } from '@colonnade/api-client/endpoints'
import type { StatusId } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { askLater, isPassing } from '../until-answered.ts'
import { ingestStatusesAtom, touchTimes } from './ingest.ts'

/** Whether a status was looked for, and the server had none for this account. Written by the search alone. */
export const missingStatusAtoms = perSession(() =>
  atomFamily((_id: StatusId) => atom<boolean>(false)),
)

const underWay = perSession(() => new Set<StatusId>())

/**
 * Asks for a status of which only the id is known, once however many rows wait for it. What a passing fault kept away
 * is neither there nor missing: it is asked for again while somebody waits for it.
 */
export const seekStatusAtom = atom(
  null,
  async (_get, set, session: Session, id: StatusId): Promise<void> => {
    const trouble = await set(askForStatusAtom, session, id)
    askLater(session, `status ${id}`, trouble, () =>
      session.mounted.has(id)
        ? session.store.set(askForStatusAtom, session, id)
        : Promise.resolve(null),
    )
  },
)

/** @returns what went wrong; null when nothing did */
const askForStatusAtom = atom(
  null,
  async (_get, set, session: Session, id: StatusId): Promise<ApiError | null> => {
    if (touchTimes(session).statuses.has(id) || underWay(session).has(id)) return null
    underWay(session).add(id)
    try {
      const options = { skipLoading: true, priority: 'refresh' } as const
      set(ingestStatusesAtom, session, [await session.api.call(getStatus, { id }, options)])
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.kind === 'response' && !isPassing(error)) set(missingStatusAtoms(session)(id), true)
      return error
    } finally {
      underWay(session).delete(id)
    }
  },
)
