import { lazyModule, loadUntilArrived } from '../../lib/lazy-module.ts'
import type { Session } from '../session.ts'
import { askUnanswered, forgetUnanswered, repeatWhileSeen } from '../until-answered.ts'

const serverReader = lazyModule(() => import('./read-server.ts'))

/** Reads the server, with what is fetched for it then. @returns takes it back */
export function startReadingServer(session: Session): () => void {
  if (!session.servesPage) return () => {}
  return loadUntilArrived(
    serverReader,
    ({ readServerAtom }) => void session.store.set(readServerAtom, session),
    'what the server offers is not known',
  )
}

/** As `retry-first` does for first pages. @returns stops it */
export function startAskingUnanswered(session: Session): () => void {
  const stop = repeatWhileSeen(session, () => askUnanswered(session))
  return () => {
    stop()
    forgetUnanswered(session)
  }
}
