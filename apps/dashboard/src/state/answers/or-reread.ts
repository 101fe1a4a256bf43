import { ApiError } from '@colonnade/api-client'
import { getStatus } from '@colonnade/api-client/endpoints'
import type { StatusId } from '@colonnade/domain/entities'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { REFRESH } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'

/** A call whose answer was lost may have been done: what became of the status is asked before the call counts as failed. */
export async function orReread<Answer>(
  session: Session,
  id: StatusId,
  called: Promise<Answer>,
): Promise<Answer> {
  try {
    return await called
  } catch (error) {
    if (isUnknown(error) && !session.platform.page.isOffline()) await reread(session, id)
    throw error
  }
}

/** No answer came, or only that of a gateway which had none either. */
const GATEWAY: readonly number[] = [502, 504]

export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'decode' || GATEWAY.includes(error.status ?? 0))

async function reread(session: Session, id: StatusId): Promise<void> {
  const told = await session.api
    .call(getStatus, { id }, { ...REFRESH, priority: 'user' })
    .catch(() => null)
  if (told !== null) session.store.set(ingestStatusesAtom, session, [told])
}
