import { accountStorageKey } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { Session } from '../session.ts'

function sent({ platform, key }: Session): Readonly<Record<string, unknown>> {
  const raw = parsedJson(platform.storage.read(accountStorageKey(key, 'markers')))
  return typeof raw === 'object' && raw !== null ? { ...raw } : {}
}

/** The row that this browser told the server last, so that it does not follow itself. */
export function sentMarker(session: Session, timeline: string): string | null {
  const id = sent(session)[timeline]
  return typeof id === 'string' ? id : null
}

export function noteSentMarker(session: Session, timeline: string, id: string): void {
  const text = JSON.stringify({ ...sent(session), [timeline]: id })
  session.platform.storage.write(accountStorageKey(session.key, 'markers'), text)
}
