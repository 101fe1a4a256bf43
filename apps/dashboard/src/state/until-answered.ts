import type { ApiError } from '@colonnade/api-client'
import { RETRY_MS, retry } from '../lib/retry.ts'
import { perSession, type Session } from './session.ts'

const TOO_MANY = 429
const SERVER_FAULT = 500

/** Whether the same call may be answered later. */
export const isPassing = ({ kind, status }: ApiError): boolean =>
  kind === 'network' || status === TOO_MANY || (status ?? 0) >= SERVER_FAULT

/** Asks for something. @returns what went wrong; null when nothing did */
type Ask = () => Promise<ApiError | null>

/** What a passing fault kept away, and waits to be asked for again. */
const unanswered = perSession(() => new Map<string, Ask>())

/** Asks for what is read once: where a passing fault keeps it away, again until it comes. @param what names it */
export async function askUntilAnswered(session: Session, what: string, ask: Ask): Promise<void> {
  askLater(session, what, await ask(), ask)
}

/** The same for what was asked for just now. @param trouble what went wrong; null when nothing did */
export function askLater(session: Session, what: string, trouble: ApiError | null, ask: Ask): void {
  if (trouble !== null && isPassing(trouble)) unanswered(session).set(what, ask)
}

/** Asks once more for all that did not come: the network is back, or some time has passed. */
export function askUnanswered(session: Session): void {
  const asks = [...unanswered(session)]
  forgetUnanswered(session)
  for (const [what, ask] of asks) void askUntilAnswered(session, what, ask)
}

/** Nobody waits for any of it any more. */
export const forgetUnanswered = (session: Session): void => unanswered(session).clear()

/**
 * Looks every half minute for what has to be asked for again, while somebody sees the page; less often where the server
 * grants few calls. That the network is back is attended to elsewhere. @returns stops it
 */
export function repeatWhileSeen(session: Session, look: () => void): () => void {
  const { api, platform } = session
  return retry(
    (again) => {
      if (!platform.page.isHidden()) look()
      again()
    },
    {
      clock: platform.clock,
      wait: () => api.budget.stretch(RETRY_MS, 1),
      begins: 'later',
      hearsOnline: false,
    },
  )
}
