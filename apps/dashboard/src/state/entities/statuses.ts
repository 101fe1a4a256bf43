import { atomFamily } from 'jotai-family'
import { atom, type Getter } from 'jotai/vanilla'
import type { AccountId, StatusId, StatusRecord } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { applyIntents, pendingIntentAtoms } from './intents.ts'

/** Each status as the server last returned it. Written only by ingest and garbage collection. */
export const serverStatusAtoms = perSession((session) =>
  atomFamily((id: StatusId) => {
    const recordAtom = atom<StatusRecord | undefined>(undefined)
    recordAtom.onMount = () => {
      session.mounted.add(id)
      return () => session.mounted.delete(id)
    }
    return recordAtom
  }),
)

/** Each status as the user sees it: the record with its pending changes. */
export const statusAtoms = perSession((session) =>
  atomFamily((id: StatusId) =>
    atom((get): StatusRecord | undefined => {
      const record = get(serverStatusAtoms(session)(id))
      if (record === undefined) return undefined
      return applyIntents(record, get(pendingIntentAtoms(session)(id)))
    }),
  ),
)

/** Returns whether one of these accounts wrote a known status, or what it boosts. */
export function isByAnyAccount(
  get: Getter,
  session: Session,
  id: StatusId,
  accounts: ReadonlySet<AccountId>,
): boolean {
  const status = get(serverStatusAtoms(session)(id))
  if (status === undefined) return false
  if (accounts.has(status.account)) return true
  return status.reblog !== null && isByAnyAccount(get, session, status.reblog, accounts)
}

/** Returns whether the own account published or boosted it. */
export const isOwnStatus = (get: Getter, session: Session, id: StatusId): boolean =>
  get(serverStatusAtoms(session)(id))?.account === session.me
