import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusId, StatusRecord } from '@colonnade/domain/entities'
import { perSession } from '../session.ts'
import { pendingIntentAtoms } from './status-intents.ts'

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
      return get(pendingIntentAtoms(session)(id)).reduce(
        (status, intent) => intent.apply(status),
        record,
      )
    }),
  ),
)
