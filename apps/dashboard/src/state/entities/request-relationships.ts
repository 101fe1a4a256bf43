import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { readRelationships } from '@colonnade/api-client/twins'
import type { AccountId } from '@colonnade/domain/entities'
import { unknownRelationships } from '@colonnade/domain/people'
import { perSession, type Session } from '../session.ts'
import { ingestRelationshipsAtom, serverRelationshipAtoms } from './accounts.ts'

/** How long requests gather before one call goes out. */
const GATHER_MS = 50

const gathered = perSession(() => ({ ids: new Set<AccountId>(), isScheduled: false }))

/** Asks for relationships that are not known yet, many at once (ACC-21, NTF-25). */
export const requestRelationshipsAtom = atom(
  null,
  (get, _set, session: Session, ids: readonly AccountId[]) => {
    const waiting = gathered(session)
    const isKnown = (id: AccountId) => get(serverRelationshipAtoms(session)(id)) !== undefined
    for (const id of unknownRelationships(ids, isKnown, session.me)) waiting.ids.add(id)
    if (waiting.ids.size === 0 || waiting.isScheduled) return
    waiting.isScheduled = true
    session.platform.clock.after(GATHER_MS, () => {
      waiting.isScheduled = false
      void session.store.set(fetchGatheredAtom, session)
    })
  },
)

/** A failure is silent; the next request asks again. */
const fetchGatheredAtom = atom(null, async (_get, set, session: Session) => {
  const { ids } = gathered(session)
  const wanted = [...ids]
  ids.clear()
  try {
    const parts = readRelationships(session.api, wanted, { skipLoading: true, skipAlert: true })
    for await (const told of parts) set(ingestRelationshipsAtom, session, told)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
})
