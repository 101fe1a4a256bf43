import { atom } from 'jotai/vanilla'
import { getRelationships } from '@colonnade/api-client/endpoints'
import type { AccountId } from '@colonnade/domain/entities'
import { unknownRelationships } from '@colonnade/domain/people'
import { perSession, type Session } from '../session.ts'
import { ingestRelationshipsAtom, serverRelationshipAtoms } from './relationships.ts'

/** Servers take 40 ids in one call. */
const MOST_IDS = 40

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
  const waiting = gathered(session)
  while (waiting.ids.size > 0) {
    const ids = [...waiting.ids].slice(0, MOST_IDS)
    for (const id of ids) waiting.ids.delete(id)
    const found = await session.api
      .call(getRelationships, { id: ids }, { skipLoading: true, skipAlert: true })
      .catch(() => [])
    set(ingestRelationshipsAtom, session, found)
  }
})
