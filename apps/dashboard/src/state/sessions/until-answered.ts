import type { ApiError } from '@colonnade/api-client'
import { perSession, type Session } from '../session.ts'
import { AGAIN_MS, isPassing } from '../streaming/catch-up.ts'

/** Asks for something. @returns what went wrong; null when nothing did */
type Ask = () => Promise<ApiError | null>

/** What a passing fault kept away, and waits to be asked for again. */
const unanswered = perSession(() => new Set<Ask>())

/** Asks for what a start reads once: where a passing fault keeps it away, again until it comes. */
export async function askUntilAnswered(session: Session, ask: Ask): Promise<void> {
  const trouble = await ask()
  if (trouble !== null && isPassing(trouble)) unanswered(session).add(ask)
}

/** Asks once more for all that did not come: the network is back, or some time has passed. */
export function askUnanswered(session: Session): void {
  const asks = [...unanswered(session)]
  unanswered(session).clear()
  for (const ask of asks) void askUntilAnswered(session, ask)
}

/** As `retry-first` does for first pages: every half minute, while somebody sees the page. @returns stops it */
export function startAskingUnanswered(session: Session): () => void {
  const { clock, page } = session.platform
  let cancel = () => {}

  function schedule(): void {
    cancel = clock.after(session.api.budget.stretch(AGAIN_MS, 1), () => {
      if (!page.isHidden()) askUnanswered(session)
      schedule()
    })
  }

  schedule()
  return () => {
    cancel()
    unanswered(session).clear()
  }
}
