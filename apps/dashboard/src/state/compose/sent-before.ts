import type { Session } from '../session.ts'
import { accountStorageKey } from '../sessions/account-storage.ts'
import { parsedJson } from '../settings/parsed-json.ts'

/**
 * When a draft was first sent whose answer has not come, in milliseconds since the epoch; null for a
 * draft that was not. Kept in the browser: a page that was closed meanwhile knows it too.
 */
export function sentBefore({ platform, key }: Session, idempotencyKey: string): number | null {
  const raw = parsedJson(platform.storage.read(accountStorageKey(key, 'sent')))
  if (typeof raw !== 'object' || raw === null || !('key' in raw) || !('at' in raw)) return null
  return raw.key === idempotencyKey && typeof raw.at === 'number' ? raw.at : null
}

/** From now on until it is forgotten the draft may have been published. */
export function rememberSent(session: Session, idempotencyKey: string): void {
  const at = sentBefore(session, idempotencyKey) ?? session.platform.clock.now()
  const sent = JSON.stringify({ key: idempotencyKey, at })
  session.platform.storage.write(accountStorageKey(session.key, 'sent'), sent)
}

/** The server has said what became of it. */
export function forgetSent({ platform, key }: Session): void {
  platform.storage.remove(accountStorageKey(key, 'sent'))
}
