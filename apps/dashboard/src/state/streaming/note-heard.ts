import { sourceKey, type StreamSource } from '@colonnade/api-client/streaming'
import { perSession, type Session } from '../session.ts'

/** When each stream told something last, in milliseconds of the clock that nobody sets. */
const heardAt = perSession(() => new Map<string, number>())

/** A stream has told something, or begins to. */
export function noteHeard(session: Session, source: StreamSource): void {
  heardAt(session).set(sourceKey(source), session.platform.clock.elapsed())
}

export function noteHeardAll(session: Session, sources: readonly StreamSource[]): void {
  for (const source of sources) noteHeard(session, source)
}

/** When the most talkative of these streams told something last; since now where none was asked before. */
export function lastHeard(session: Session, sources: readonly StreamSource[]): number {
  const known = heardAt(session)
  const times = sources.map((source) => {
    const at = known.get(sourceKey(source))
    if (at === undefined) noteHeard(session, source)
    return at ?? session.platform.clock.elapsed()
  })
  return Math.max(...times)
}
