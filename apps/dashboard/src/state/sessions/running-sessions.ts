import type { Session } from '../session.ts'

/** What ends everything that a session has running: streams, timers, savers. */
const stops = new WeakMap<Session, () => void>()

export function rememberStop(session: Session, stop: () => void): void {
  stops.set(session, stop)
}

export function stopSession(session: Session): void {
  stops.get(session)?.()
  stops.delete(session)
}
