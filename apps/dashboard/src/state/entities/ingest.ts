import { atom } from 'jotai/vanilla'
import {
  type AccountEntity,
  type AccountId,
  normaliseAccounts,
  type NormalisedAccounts,
  normaliseStatuses,
  type StatusEntity,
  type StatusId,
  type StatusRecord,
} from '@colonnade/domain/entities'
import { keepNewerEdit, keepVote } from '@colonnade/domain/status'
import type { CachedTimeline } from '@colonnade/domain/timeline-cache'
import { perSession, type Session } from '../session.ts'
import { accountAtoms, accountCountersAtoms } from './accounts.ts'
import { serverStatusAtoms } from './statuses.ts'

/** When each stored entity was last written. Garbage collection spares recent ones, and finds the others here. */
export const touchTimes = perSession(() => ({
  statuses: new Map<StatusId, number>(),
  accounts: new Map<AccountId, number>(),
}))

/** Counts ingested statuses, to schedule garbage collection. */
export const ingestCounter = perSession(() => ({ since: 0, notify: () => {} }))

/** The known boosts of each status. A deleted status removes them too. Pruned by garbage collection. */
export const boostIndex = perSession(() => new Map<StatusId, Set<StatusId>>())

/** The statuses that quote each status. Pruned by garbage collection. */
export const quoteIndex = perSession(() => new Map<StatusId, Set<StatusId>>())

/**
 * `stream`: the event may have been rendered without a viewer. Its values of the own favourite, boost, bookmark,
 * mute, pin and vote are ignored when known ones exist.
 */
export type IngestSource = 'answer' | 'stream'

/**
 * The only writer of account records and counters. Here and below `touchTimes` is checked first: an ID that was never
 * touched cannot be known, and reading an atom that was never written costs more than writing it.
 */
const writeAccountsAtom = atom(
  null,
  (get, set, session: Session, { accounts, counters }: NormalisedAccounts) => {
    const now = session.platform.clock.now()
    const [atomOf, countersAtomOf] = [accountAtoms(session), accountCountersAtoms(session)]
    const touched = touchTimes(session).accounts
    for (const [id, record] of accounts) {
      const recordAtom = atomOf(id)
      const known = touched.has(id) ? get(recordAtom) : undefined
      if (known === undefined || !isSameRecord(known, record)) set(recordAtom, record)
      touched.set(id, now)
    }
    for (const [id, received] of counters) {
      const countersAtom = countersAtomOf(id)
      const counted = get(countersAtom)
      if (counted === undefined || !isSameRecord(counted, received)) set(countersAtom, received)
    }
  },
)

/** Stores accounts, including the account that one moved to. */
export const ingestAccountsAtom = atom(
  null,
  (_get, set, session: Session, accounts: readonly AccountEntity[]) => {
    set(writeAccountsAtom, session, normaliseAccounts(accounts))
  },
)

/** Stores statuses with their authors and boosted statuses. The only writer of status records. */
export const ingestStatusesAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    statuses: readonly StatusEntity[],
    source: IngestSource = 'answer',
  ): void => {
    const { statuses: records, ...people } = normaliseStatuses(statuses)
    set(writeAccountsAtom, session, people)
    set(writeStatusesAtom, session, records, source)
  },
)

const writeStatusesAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    records: ReadonlyMap<StatusId, StatusRecord>,
    source: IngestSource,
  ) => {
    const now = session.platform.clock.now()
    const [atomOf, touched] = [serverStatusAtoms(session), touchTimes(session).statuses]
    for (const [id, received] of records) {
      if (received.reblog !== null) addToIndex(boostIndex(session), received.reblog, id)
      if (received.quote?.status != null) addToIndex(quoteIndex(session), received.quote.status, id)
      const recordAtom = atomOf(id)
      const known = touched.has(id) ? get(recordAtom) : undefined
      const record = mergeStatus(known, received, source)
      if (known === undefined || !isSameRecord(known, record)) set(recordAtom, record)
      touched.set(id, now)
      if (known === undefined) countIngested(session)
    }
  },
)

/** Restores cached records. A record that is known by now is newer and is kept. */
export const restoreRecordsAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    { statuses, accounts, counters }: Pick<CachedTimeline, 'statuses' | 'accounts' | 'counters'>,
  ) => {
    const touched = touchTimes(session)
    const isNew = ({ id }: Pick<AccountEntity, 'id'>) => !touched.accounts.has(id)
    const records = statuses.filter(({ id }) => !touched.statuses.has(id))
    set(writeAccountsAtom, session, {
      accounts: new Map(accounts.filter(isNew).map((record) => [record.id, record])),
      counters: new Map(counters.filter(([id]) => isNew({ id }))),
    })
    set(writeStatusesAtom, session, new Map(records.map((one) => [one.id, one])), 'answer')
  },
)

function mergeStatus(
  known: StatusRecord | undefined,
  received: StatusRecord,
  source: IngestSource,
) {
  if (known === undefined) return received
  const latest = keepNewerEdit(known, received)
  if (source === 'answer') return latest
  const { favourited, reblogged, bookmarked, muted, pinned } = known
  const poll = keepVote(known.poll, latest.poll)
  return { ...latest, favourited, reblogged, bookmarked, muted, pinned, poll }
}

function addToIndex(index: Map<StatusId, Set<StatusId>>, original: StatusId, id: StatusId): void {
  const known = index.get(original)
  if (known === undefined) index.set(original, new Set([id]))
  else known.add(id)
}

function countIngested(session: Session): void {
  const meter = ingestCounter(session)
  meter.since += 1
  meter.notify()
}

/**
 * Returns whether two records are equal, so that the old object can stay and no row is re-rendered. Nested values are
 * compared deeply; the order of fields does not count. Hot path: called for every received record. Never throws for
 * JSON values.
 */
export function isSameRecord<Entity extends object>(left: Entity, right: Entity): boolean {
  if (Array.isArray(left) !== Array.isArray(right)) return false
  let more = 0
  for (const _key in left) more += 1
  for (const key in right) {
    more -= 1
    const known = left[key]
    if (!isSameValue(known, right[key])) return false
    if (known === undefined && !(key in left)) return false
  }
  return more === 0
}

function isSameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object') return false
  return left !== null && right !== null && isSameRecord(left, right)
}
