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
import type { SeenList } from '@colonnade/domain/last-seen'
import { keepEdit, keepVote } from '@colonnade/domain/status'
import { perSession, type Session } from '../session.ts'
import { accountAtoms, accountCountersAtoms } from './accounts.ts'
import { serverStatusAtoms } from './statuses.ts'

/** When each resident entity was last written: the sweep spares what is fresh, and finds the rest here. */
export const touchTimes = perSession(() => ({
  statuses: new Map<StatusId, number>(),
  accounts: new Map<AccountId, number>(),
}))

/** Counts what comes in, for whoever sweeps. */
export const ingestMeter = perSession(() => ({ since: 0, tell: () => {} }))

/** Which boosts of each original are known: a deleted original takes them along. Pruned by the sweep. */
export const boostIndex = perSession(() => new Map<StatusId, Set<StatusId>>())

/** Which statuses quote each other one. Pruned by the sweep. */
export const quoteIndex = perSession(() => new Map<StatusId, Set<StatusId>>())

/**
 * `stream`: the event may be rendered for nobody in particular, so what it says of the own
 * favourite, boost, bookmark, mute, pin and vote is not believed where we know better.
 */
export type IngestSource = 'answer' | 'stream'

/**
 * The only writer of account records and counters. Here and below: what was never touched cannot be known, and to read
 * an atom that nobody wrote costs more than to write it.
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
    for (const [id, told] of counters) {
      const countersAtom = countersAtomOf(id)
      const counted = get(countersAtom)
      if (counted === undefined || !isSameRecord(counted, told)) set(countersAtom, told)
    }
  },
)

/** Takes in accounts, and where one moved to, the new one as well. */
export const ingestAccountsAtom = atom(
  null,
  (_get, set, session: Session, accounts: readonly AccountEntity[]) => {
    set(writeAccountsAtom, session, normaliseAccounts(accounts))
  },
)

/** The only writer of status records: with them their authors and what they boost. */
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
    for (const [id, told] of records) {
      if (told.reblog !== null) remember(boostIndex(session), told.reblog, id)
      if (told.quote?.status != null) remember(quoteIndex(session), told.quote.status, id)
      const recordAtom = atomOf(id)
      const known = touched.has(id) ? get(recordAtom) : undefined
      const record = merged(known, told, source)
      if (known === undefined || !isSameRecord(known, record)) set(recordAtom, record)
      touched.set(id, now)
      if (known === undefined) count(session)
    }
  },
)

/** Takes in what an earlier visit saw: whatever is known by now is newer, and stands. */
export const recallRecordsAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    { statuses, accounts, counters }: Pick<SeenList, 'statuses' | 'accounts' | 'counters'>,
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

function merged(known: StatusRecord | undefined, told: StatusRecord, source: IngestSource) {
  if (known === undefined) return told
  const latest = keepEdit(known, told)
  if (source === 'answer') return latest
  const { favourited, reblogged, bookmarked, muted, pinned } = known
  const poll = keepVote(known.poll, latest.poll)
  return { ...latest, favourited, reblogged, bookmarked, muted, pinned, poll }
}

function remember(index: Map<StatusId, Set<StatusId>>, original: StatusId, id: StatusId): void {
  const known = index.get(original)
  if (known === undefined) index.set(original, new Set([id]))
  else known.add(id)
}

function count(session: Session): void {
  const meter = ingestMeter(session)
  meter.since += 1
  meter.tell()
}

/**
 * Whether two records say the same, so that the old object can stay and no row is drawn again.
 * Nested values are compared by what they hold; the order of fields does not count. Hot path: asked for
 * everything that comes in. Never throws for what came as JSON.
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
