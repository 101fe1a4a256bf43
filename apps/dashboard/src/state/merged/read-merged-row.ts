import type { StatusId, StatusRecord } from '@colonnade/domain/entities'
import { parseKnownDate } from '@colonnade/domain/time'
import { serverStatusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'

interface KnownRow {
  readonly key: string
  readonly at: number | null
}

/** Records are replaced when they change, so that each is read once. */
const knownRows = new WeakMap<StatusRecord, KnownRow>()

/** Returns the key of a status, which is the same on all servers, and when it was written. */
export function readMergedRow(session: Session, id: StatusId): KnownRow {
  const record = session.store.get(serverStatusAtoms(session)(id))
  // Without a canonical URI it is the same only for this account.
  const ownKey = `${session.key}/${id}`
  if (record === undefined) return { key: ownKey, at: null }
  const known = knownRows.get(record)
  if (known !== undefined) return known
  const row = {
    key: record.uri === '' ? ownKey : record.uri,
    at: parseKnownDate(record.created_at),
  }
  knownRows.set(record, row)
  return row
}

interface MergedPlace {
  readonly id: StatusId
  readonly part: { readonly session: Session | null }
}

/** Returns when a row of a merged list was written, in milliseconds since 1970; null if unknown. */
export const readMergedTime = (row: MergedPlace | null): number | null =>
  row === null || row.part.session === null ? null : readMergedRow(row.part.session, row.id).at
