import { whenArrived } from '../../lib/late-code.ts'
import type { Session } from '../session.ts'

/** Reads the server, with what is fetched for it then. @returns takes it back */
export function startReadingServer(session: Session): () => void {
  if (!session.servesPage) return () => {}
  return whenArrived(
    () => import('./read-server.ts'),
    ({ readServerAtom }) => void session.store.set(readServerAtom, session),
    'what the server offers is not known',
  )
}
