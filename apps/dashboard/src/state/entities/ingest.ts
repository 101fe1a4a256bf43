import { atom } from 'jotai/vanilla'
import type {
  AccountEntity,
  StatusEntity,
  StatusId,
  StatusRecord,
} from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { accountAtoms, accountCountersAtoms } from './accounts.ts'
import { normaliseAccount, normaliseStatus } from './normalise.ts'
import { isSameRecord } from './same-record.ts'
import { serverStatusAtoms } from './statuses.ts'
import { ingestMeter, touchTimes } from './touch-times.ts'

/** Which boosts of each original are known: a deleted original takes them along. Pruned by the sweep. */
export const boostIndex = perSession(() => new Map<StatusId, Set<StatusId>>())

/**
 * `stream`: the event may be rendered for nobody in particular, so what it says of the own
 * favourite, boost, bookmark, mute and pin is not believed where we know better.
 */
export type IngestSource = 'answer' | 'stream'

/** The only writer of account records and counters. */
export const ingestAccountsAtom = atom(
  null,
  (get, set, session: Session, accounts: readonly AccountEntity[]) => {
    const now = session.platform.clock.now()
    for (const entity of accounts.flatMap(withMoved)) {
      const { record, counters } = normaliseAccount(entity)
      const recordAtom = accountAtoms(session)(entity.id)
      const known = get(recordAtom)
      if (known === undefined || !isSameRecord(known, record)) set(recordAtom, record)
      const countersAtom = accountCountersAtoms(session)(entity.id)
      const counted = get(countersAtom)
      if (counted === undefined || !isSameRecord(counted, counters)) set(countersAtom, counters)
      touchTimes(session).accounts.set(entity.id, now)
    }
  },
)

/** The only writer of status records: with them their authors and what they boost. */
export const ingestStatusesAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    statuses: readonly StatusEntity[],
    source: IngestSource = 'answer',
  ): void => {
    const now = session.platform.clock.now()
    for (const entity of statuses.flatMap(withBoosted)) {
      if (entity.reblog) rememberBoost(session, entity.reblog.id, entity.id)
      set(ingestAccountsAtom, session, [entity.account])
      const recordAtom = serverStatusAtoms(session)(entity.id)
      const known = get(recordAtom)
      const record = merged(known, normaliseStatus(entity), source)
      if (known === undefined || !isSameRecord(known, record)) set(recordAtom, record)
      touchTimes(session).statuses.set(entity.id, now)
      if (known === undefined) count(session)
    }
  },
)

/** Flat lists and no recursion: an atom that sets itself stores the value instead of acting on it. */
const withMoved = (entity: AccountEntity): AccountEntity[] =>
  entity.moved ? [entity.moved, entity] : [entity]

const withBoosted = (entity: StatusEntity): StatusEntity[] =>
  entity.reblog ? [entity.reblog, entity] : [entity]

function merged(known: StatusRecord | undefined, told: StatusRecord, source: IngestSource) {
  if (known === undefined || source === 'answer') return told
  const { favourited, reblogged, bookmarked, muted, pinned } = known
  return { ...told, favourited, reblogged, bookmarked, muted, pinned }
}

function rememberBoost(session: Session, original: StatusId, boost: StatusId): void {
  const boosts = boostIndex(session)
  const known = boosts.get(original)
  if (known === undefined) boosts.set(original, new Set([boost]))
  else known.add(boost)
}

function count(session: Session): void {
  const meter = ingestMeter(session)
  meter.since += 1
  meter.tell()
}
