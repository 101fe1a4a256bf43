import { accountStorageKey } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { Session } from '../session.ts'

/** Of each draft that waits for an answer: its key, and when it was sent first. */
type Sent = ReadonlyMap<string, number>

/** More than these wait for no answer: those sent longest ago are forgotten first. */
const MOST_SENT = 100

function readSent({ platform, key }: Session): Sent {
  const raw = parsedJson(platform.storage.read(accountStorageKey(key, 'sent')))
  const entries = typeof raw === 'object' && raw !== null ? Object.entries(raw) : []
  return new Map(
    entries.flatMap(([name, at]: [string, unknown]) =>
      typeof at === 'number' ? [[name, at]] : [],
    ),
  )
}

function writeSent({ platform, key }: Session, sent: Sent): void {
  const newest = [...sent].slice(-MOST_SENT)
  const name = accountStorageKey(key, 'sent')
  if (newest.length === 0) platform.storage.remove(name)
  else platform.storage.write(name, JSON.stringify(Object.fromEntries(newest)))
}

/**
 * When a draft was first sent whose answer has not come, in milliseconds since the epoch; null for a
 * draft that was not. Kept in the browser: a page that was closed meanwhile knows it too.
 */
export function sentBefore(session: Session, idempotencyKey: string): number | null {
  return readSent(session).get(idempotencyKey) ?? null
}

/** From now on until it is forgotten the draft may have been published. */
export function rememberSent(session: Session, idempotencyKey: string): void {
  const sent = readSent(session)
  if (sent.has(idempotencyKey)) return
  writeSent(session, new Map(sent).set(idempotencyKey, session.platform.clock.now()))
}

/** The server has said what became of it. */
export function forgetSent(session: Session, idempotencyKey: string): void {
  const left = new Map(readSent(session))
  if (left.delete(idempotencyKey)) writeSent(session, left)
}
