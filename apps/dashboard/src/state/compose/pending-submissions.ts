import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import type { Session } from '../session.ts'

/** The idempotency key and the time of the first submission of each draft without a response. */
type PendingSubmissions = ReadonlyMap<string, number>

/** Maximum number of stored submissions. The oldest ones are removed first. */
const MAX_PENDING = 100

function readPendingSubmissions({ platform, key }: Session): PendingSubmissions {
  const raw = parseJsonOrNull(platform.storage.read(getAccountStorageKey(key, 'sent')))
  const entries = typeof raw === 'object' && raw !== null ? Object.entries(raw) : []
  return new Map(
    entries.flatMap(([name, at]: [string, unknown]) =>
      typeof at === 'number' ? [[name, at]] : [],
    ),
  )
}

function writePendingSubmissions({ platform, key }: Session, sent: PendingSubmissions): void {
  const newest = [...sent].slice(-MAX_PENDING)
  const name = getAccountStorageKey(key, 'sent')
  if (newest.length === 0) platform.storage.remove(name)
  else platform.storage.write(name, JSON.stringify(Object.fromEntries(newest)))
}

/**
 * Returns when a draft without a response was first submitted, in milliseconds since the epoch; null for a draft that
 * was not submitted. Stored in the browser, so that it survives closing the page.
 */
export function getFirstSubmissionTime(session: Session, idempotencyKey: string): number | null {
  return readPendingSubmissions(session).get(idempotencyKey) ?? null
}

/** Records that a draft may have been published, until it is removed here. */
export function addPendingSubmission(session: Session, idempotencyKey: string): void {
  const sent = readPendingSubmissions(session)
  if (sent.has(idempotencyKey)) return
  writePendingSubmissions(session, new Map(sent).set(idempotencyKey, session.platform.clock.now()))
}

/** Removes a draft after the server has responded. */
export function removePendingSubmission(session: Session, idempotencyKey: string): void {
  const left = new Map(readPendingSubmissions(session))
  if (left.delete(idempotencyKey)) writePendingSubmissions(session, left)
}
