import { perSession, type Session } from '../session.ts'

/** When a stream told something last, and which timeline was asked last because none did. */
export const hearing = perSession(({ platform }) => ({
  heardAt: platform.clock.elapsed(),
  turn: 0,
}))

/** A stream has told something. */
export function noteHeard(session: Session): void {
  hearing(session).heardAt = session.platform.clock.elapsed()
}
