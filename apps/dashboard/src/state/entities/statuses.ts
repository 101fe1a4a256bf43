import { atomFamily } from 'jotai-family'
import { atom, type Getter } from 'jotai/vanilla'
import type { AccountId, StatusId, StatusRecord } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { applyIntents, pendingIntentAtoms } from './intents.ts'

/** Each status as the server last told it. Written by ingest and the sweep only. */
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

/** Each status as the user should see it: the record with their pending wishes. */
export const statusAtoms = perSession((session) =>
  atomFamily((id: StatusId) =>
    atom((get): StatusRecord | undefined => {
      const record = get(serverStatusAtoms(session)(id))
      if (record === undefined) return undefined
      return applyIntents(record, get(pendingIntentAtoms(session)(id)))
    }),
  ),
)

/** Whether one of these accounts wrote a known status, or what it boosts. */
export function isByAnyOf(
  get: Getter,
  session: Session,
  id: StatusId,
  accounts: ReadonlySet<AccountId>,
): boolean {
  const status = get(serverStatusAtoms(session)(id))
  if (status === undefined) return false
  if (accounts.has(status.account)) return true
  return status.reblog !== null && isByAnyOf(get, session, status.reblog, accounts)
}

/** Whether the reader published or boosted it. */
export const isOwn = (get: Getter, session: Session, id: StatusId): boolean =>
  get(serverStatusAtoms(session)(id))?.account === session.me
