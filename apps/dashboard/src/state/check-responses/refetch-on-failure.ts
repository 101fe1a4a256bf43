import { ApiError } from '@colonnade/api-client'
import { getStatus } from '@colonnade/api-client/endpoints'
import type { StatusId } from '@colonnade/domain/entities'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { REFRESH } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'

/**
 * Refetches the status when the outcome of a request is unknown, because the response was lost. Then rejects with the
 * error.
 */
export async function refetchOnFailure<Answer>(
  session: Session,
  id: StatusId,
  request: Promise<Answer>,
): Promise<Answer> {
  try {
    return await request
  } catch (error) {
    if (hasUnknownOutcome(error) && !session.platform.page.isOffline())
      await refetchStatus(session, id)
    throw error
  }
}

/** A gateway's error, which got no response from the server either. */
const GATEWAY_ERRORS: readonly number[] = [502, 504]

export const hasUnknownOutcome = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' ||
    error.kind === 'decode' ||
    GATEWAY_ERRORS.includes(error.status ?? 0))

async function refetchStatus(session: Session, id: StatusId): Promise<void> {
  const refetched = await session.api
    .request(getStatus, { id }, { ...REFRESH, priority: 'user' })
    .catch(() => null)
  if (refetched !== null) session.store.set(ingestStatusesAtom, session, [refetched])
}
