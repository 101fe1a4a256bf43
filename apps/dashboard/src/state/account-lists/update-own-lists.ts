import { atom } from 'jotai/vanilla'
import type {
  AccountEntity,
  AccountId,
  NotificationEntity,
  RelationshipEntity,
} from '@colonnade/domain/entities'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import type { Session } from '../session.ts'
import { accountLists } from './account-lists.ts'

/** Updates the lists of blocks and mutes after a changed relationship. The latest come first. */
export const updateOwnListsAtom = atom(
  null,
  (_get, set, session: Session, { id, blocking, muting }: RelationshipEntity) => {
    set(accountLists.setItemAtom, session, 'BLOCKS', id, blocking)
    set(accountLists.setItemAtom, session, 'MUTES', id, muting)
    if (blocking) set(removeFollowRequestAtom, session, id)
  },
)

/**
 * Removes an account from the follow requests after a response to it. Servers do not always return the relationship.
 */
export const removeFollowRequestAtom = atom(null, (_get, set, session: Session, id: AccountId) => {
  set(accountLists.setItemAtom, session, 'FOLLOW_REQUESTS', id, false)
})

/** Inserts new follow requests first. */
export const addFollowRequestsAtom = atom(
  null,
  (_get, set, session: Session, received: readonly NotificationEntity[]) => {
    const askers: AccountEntity[] = received
      .filter(({ type }) => type === 'follow_request')
      .map(({ account }) => account)
    if (askers.length === 0) return
    set(ingestAccountsAtom, session, askers)
    for (const { id } of askers) set(accountLists.setItemAtom, session, 'FOLLOW_REQUESTS', id, true)
  },
)
