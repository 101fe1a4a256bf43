import { logError } from '../../lib/logger.ts'
import type { Session } from '../session.ts'

/** Reads the server once the first columns are drawn, with what is fetched for it then. @returns takes it back */
export function startReadingServer(session: Session): () => void {
  if (!session.servesPage) return () => undefined
  return session.platform.clock.whenIdle(() => {
    import('./read-server.ts')
      .then(({ readServerAtom }) => session.store.set(readServerAtom, session))
      .catch((error: unknown) => logError('what the server offers is not known', error))
  })
}
