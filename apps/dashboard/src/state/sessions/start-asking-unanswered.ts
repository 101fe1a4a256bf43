import { whenArrived } from '../../lib/late-code.ts'
import type { Session } from '../session.ts'
import { AGAIN_MS } from '../streaming/catch-up.ts'
import { askUnanswered, forgetUnanswered } from '../until-answered.ts'

/** Reads the server, with what is fetched for it then. @returns takes it back */
export function startReadingServer(session: Session): () => void {
  if (!session.servesPage) return () => {}
  return whenArrived(
    () => import('./read-server.ts'),
    ({ readServerAtom }) => void session.store.set(readServerAtom, session),
    'what the server offers is not known',
  )
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
    forgetUnanswered(session)
  }
}
