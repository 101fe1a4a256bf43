import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getPoll } from '@colonnade/api-client/endpoints'
import type { StatusId } from '@colonnade/domain/entities'
import { ingestPollAtom } from '../entities/ingest-poll.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'

/** A server's clock may be behind ours: what is asked at the very end would still be open. */
const GRACE_MS = 2_000

/** Polls whose end was asked about. A poll has one; a page sees so few that they are never pruned. */
const asked = perSession(() => new Set<string>())

/** Asks how a poll stands. @param isQuiet nobody waits for it, so its failure is nobody's business */
export const refreshPollAtom = atom(
  null,
  async (get, set, session: Session, id: StatusId, isQuiet = false): Promise<void> => {
    const poll = get(serverStatusAtoms(session)(id))?.poll
    if (poll == null) return
    const options = isQuiet
      ? ({ skipAlert: true, skipLoading: true, priority: 'refresh' } as const)
      : {}
    try {
      set(ingestPollAtom, session, id, await session.api.call(getPoll, { id: poll.id }, options))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  },
)

/** Asks once for the outcome of a poll that has just ended, however many rows show it. @see BY-05 */
export const hearPollEndAtom = atom(null, (get, set, session: Session, id: StatusId): void => {
  const poll = get(serverStatusAtoms(session)(id))?.poll
  if (poll == null || poll.expired || asked(session).has(poll.id)) return
  asked(session).add(poll.id)
  session.platform.clock.after(GRACE_MS, () => void set(refreshPollAtom, session, id, true))
})
