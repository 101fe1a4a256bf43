import { atom, type Getter } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { parseKnownDate, roughSpan, type RoughSpan } from '@colonnade/domain/time'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'

/** When what is missing at a gap was written; milliseconds since 1970, null where nobody knows. */
interface GapSpan {
  readonly from: number | null
  readonly until: number | null
  /** About how long that is; null where one of them is not known. */
  readonly about: RoughSpan | null
}

/** A span between two moments. */
export function spanBetween(from: number | null, until: number | null): GapSpan {
  const isKnown = from !== null && until !== null
  return { from, until, about: isKnown ? roughSpan(until - from) : null }
}

/** How far the neighbours of a gap are apart; to be kept by who asks, as long as they stay the same. @see BY-38 */
export const gapSpan = (above: StatusId | null, below: StatusId | null) =>
  perSession((session) =>
    atom((get) => spanBetween(writtenAt(get, session, below), writtenAt(get, session, above))),
  )

/** When a known status was written, in milliseconds since 1970; null where nobody knows. */
export function writtenAt(get: Getter, session: Session, id: StatusId | null): number | null {
  const status = id === null ? undefined : get(serverStatusAtoms(session)(id))
  return parseKnownDate(status?.created_at)
}
