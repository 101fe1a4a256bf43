import type { Session } from '../session.ts'

/** The cleanup of everything that a session runs: streams, timers, savers. */
const cleanups = new WeakMap<Session, () => void>()

export function setSessionCleanup(session: Session, stop: () => void): void {
  cleanups.set(session, stop)
}

export function stopSession(session: Session): void {
  cleanups.get(session)?.()
  cleanups.delete(session)
}
