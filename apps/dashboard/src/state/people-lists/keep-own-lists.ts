import { atom } from 'jotai/vanilla'
import type {
  AccountEntity,
  AccountId,
  NotificationEntity,
  RelationshipEntity,
} from '@colonnade/domain/entities'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import type { Session } from '../session.ts'
import { peopleLists } from './people-lists.ts'

/** Lets the lists of blocks and mutes follow what an action made of a relationship; the latest stand first. */
export const keepOwnListsAtom = atom(
  null,
  (_get, set, session: Session, { id, blocking, muting }: RelationshipEntity) => {
    set(peopleLists.placeAtom, session, 'BLOCKS', id, blocking)
    set(peopleLists.placeAtom, session, 'MUTES', id, muting)
    if (blocking) set(leaveRequestsAtom, session, id)
  },
)

/** Takes somebody out of those who ask: they were answered, and servers do not always tell how one stands then. */
export const leaveRequestsAtom = atom(null, (_get, set, session: Session, id: AccountId) => {
  set(peopleLists.placeAtom, session, 'FOLLOW_REQUESTS', id, false)
})

/** Puts in front who asked just now. */
export const noteRequestsAtom = atom(
  null,
  (_get, set, session: Session, told: readonly NotificationEntity[]) => {
    const askers: AccountEntity[] = told
      .filter(({ type }) => type === 'follow_request')
      .map(({ account }) => account)
    if (askers.length === 0) return
    set(ingestAccountsAtom, session, askers)
    for (const { id } of askers) set(peopleLists.placeAtom, session, 'FOLLOW_REQUESTS', id, true)
  },
)
