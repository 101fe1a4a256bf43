import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { readRelationships } from '@colonnade/api-client/compat'
import { getUnknownRelationships } from '@colonnade/domain/accounts'
import type { AccountId } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { ingestRelationshipsAtom, serverRelationshipAtoms } from './accounts.ts'

/** Requests within this time are sent as one batch. Unit: ms. */
const BATCH_MS = 50

/** The accounts whose relationship the server did not return, until it does. */
export const failedRelationshipsAtom = perSession(() =>
  atom<ReadonlySet<AccountId>>(new Set<AccountId>()),
)

const batches = perSession(() => ({ ids: new Set<AccountId>(), isScheduled: false }))

/** Fetches unknown relationships in batches (ACC-21, NTF-25). */
export const requestRelationshipsAtom = atom(
  null,
  (get, _set, session: Session, ids: readonly AccountId[]) => {
    const waiting = batches(session)
    const isKnown = (id: AccountId) => get(serverRelationshipAtoms(session)(id)) !== undefined
    for (const id of getUnknownRelationships(ids, isKnown, session.me)) waiting.ids.add(id)
    if (waiting.ids.size === 0 || waiting.isScheduled) return
    waiting.isScheduled = true
    session.platform.clock.after(BATCH_MS, () => {
      waiting.isScheduled = false
      void session.store.set(fetchBatchAtom, session)
    })
  },
)

/** A failure is not shown. The next request fetches them again. */
const fetchBatchAtom = atom(null, async (get, set, session: Session) => {
  const { ids } = batches(session)
  const wanted = [...ids]
  ids.clear()
  try {
    const parts = readRelationships(session.api, wanted, { skipLoading: true, skipAlert: true })
    for await (const batch of parts) set(ingestRelationshipsAtom, session, batch)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  const known = get(failedRelationshipsAtom(session))
  const failed = [...known, ...wanted].filter(
    (id) => get(serverRelationshipAtoms(session)(id)) === undefined,
  )
  if (known.size + failed.length > 0) set(failedRelationshipsAtom(session), new Set(failed))
})
