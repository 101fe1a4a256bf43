import { atom, type Getter } from 'jotai/vanilla'
import { blockDomain, unblockDomain } from '@colonnade/api-client/endpoints'
import { findAccountsOfDomain } from '@colonnade/domain/accounts'
import type { AccountId, RelationshipEntity } from '@colonnade/domain/entities'
import { DOMAIN_BLOCKS, domainBlockLists } from '../domain-blocks/domain-blocks.ts'
import { accountAtoms, serverRelationshipAtoms } from '../entities/accounts.ts'
import { addRelationshipIntentAtom, removeRelationshipIntentAtom } from '../entities/intents.ts'
import {
  restoreAccountContentAtom,
  hideAccountContentAtom,
} from '../hidden-accounts/hide-account-content.ts'
import { getTimelineUpdater } from '../live-lists/timeline-updater.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { updateRelationshipsAtom } from './relationship-action.ts'
import { runAction } from './run-optimistic-action.ts'

const KIND = 'domain'

const applyDomainBlock = (known: RelationshipEntity, isBlocked: boolean): RelationshipEntity =>
  isBlocked
    ? { ...known, domain_blocking: true, following: false, followed_by: false, requested: false }
    : { ...known, domain_blocking: false }

/** Blocks or unblocks a domain, with all known accounts of it (DOM-05, DOM-06). */
export const setDomainBlockAtom = atom(
  null,
  (_get, _set, session: Session, domain: string, wanted: boolean): Promise<void> => {
    const { api, store } = session
    let isBlocked: boolean | null = null
    return runAction<void>(
      session,
      {
        name: `${KIND}:${domain}`,
        showPending: (change) => store.set(addPendingAtom, session, domain, change),
        send: (change) => api.request(change ? blockDomain : unblockDomain, { domain }),
        accept(_nothing, change, isSettled) {
          isBlocked = change
          store.set(applyDomainBlockAtom, session, domain, change, isSettled)
          shareChange(session, { type: 'domain', domain, isBlocked: change })
        },
        removePending: () => store.set(removePendingAtom, session, domain),
        isConfirmed: (change) => isBlocked === change,
      },
      wanted,
    )
  },
)

const addPendingAtom = atom(null, (get, set, session: Session, domain: string, change: boolean) => {
  const apply = (known: RelationshipEntity) => applyDomainBlock(known, change)
  // The list adds the domain only after the request succeeds.
  set(domainBlockLists.setPendingAtom, session, DOMAIN_BLOCKS, domain, change ? null : false)
  for (const id of getAccounts(get, session, domain))
    set(addRelationshipIntentAtom, session, id, { kind: KIND, apply })
})

const removePendingAtom = atom(null, (get, set, session: Session, domain: string) => {
  set(domainBlockLists.setPendingAtom, session, DOMAIN_BLOCKS, domain, null)
  for (const id of getAccounts(get, session, domain))
    set(removeRelationshipIntentAtom, session, id, KIND)
})

/** Applies that a domain is blocked or unblocked. */
export const applyDomainBlockAtom = atom(
  null,
  (get, set, session: Session, domain: string, isBlocked: boolean, isSettled: boolean) => {
    const accounts = getAccounts(get, session, domain)
    const known = accounts.flatMap((id) => get(serverRelationshipAtoms(session)(id)) ?? [])
    const answers = known.map((relationship) => applyDomainBlock(relationship, isBlocked))
    set(updateRelationshipsAtom, session, answers)
    // Includes accounts whose relationship is unknown.
    set(isBlocked ? hideAccountContentAtom : restoreAccountContentAtom, session, new Set(accounts))
    // Includes posts of accounts that are unknown here.
    if (!isBlocked) getTimelineUpdater(session)?.refetchAll()
    set(domainBlockLists.setItemAtom, session, DOMAIN_BLOCKS, domain, isBlocked)
    if (isSettled) set(removePendingAtom, session, domain)
  },
)

function getAccounts(get: Getter, session: Session, domain: string): readonly AccountId[] {
  const known = [...accountAtoms(session).getParams()]
  return findAccountsOfDomain(
    known.flatMap((id) => get(accountAtoms(session)(id)) ?? []),
    domain,
  )
}
