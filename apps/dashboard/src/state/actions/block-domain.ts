import { atom, type Getter } from 'jotai/vanilla'
import { blockDomain, unblockDomain } from '@colonnade/api-client/endpoints'
import type { AccountId, RelationshipEntity } from '@colonnade/domain/entities'
import { accountsOfDomain } from '@colonnade/domain/people'
import { DOMAIN_BLOCKS, domainBlockLists } from '../domain-blocks/domain-blocks.ts'
import { accountAtoms, serverRelationshipAtoms } from '../entities/accounts.ts'
import { addRelationshipIntentAtom, dropRelationshipIntentAtom } from '../entities/intents.ts'
import { getFollower } from '../live-lists/list-follower.ts'
import { bringBackAtom, takeAwayAtom } from '../out-of-sight/out-of-sight.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { settleRelationshipsAtom } from './relationship-action.ts'
import { runAction } from './run-action.ts'

const KIND = 'domain'

const asWished = (known: RelationshipEntity, isBlocked: boolean): RelationshipEntity =>
  isBlocked
    ? { ...known, domain_blocking: true, following: false, followed_by: false, requested: false }
    : { ...known, domain_blocking: false }

/** Blocks a whole server, with everybody known of it (DOM-05, DOM-06); or no longer. */
export const setDomainBlockAtom = atom(
  null,
  (_get, _set, session: Session, domain: string, wanted: boolean): Promise<void> => {
    const { api, store } = session
    let isBlocked: boolean | null = null
    return runAction<void>(
      session,
      {
        name: `${KIND}:${domain}`,
        show: (wish) => store.set(showAtom, session, domain, wish),
        call: (wish) => api.call(wish ? blockDomain : unblockDomain, { domain }),
        accept(_nothing, wish, isSettled) {
          isBlocked = wish
          store.set(settleDomainAtom, session, domain, wish, isSettled)
          shareChange(session, { type: 'domain', domain, isBlocked: wish })
        },
        drop: () => store.set(dropAtom, session, domain),
        isSo: (wish) => isBlocked === wish,
      },
      wanted,
    )
  },
)

const showAtom = atom(null, (get, set, session: Session, domain: string, wish: boolean) => {
  const apply = (known: RelationshipEntity) => asWished(known, wish)
  // The list takes in what the server agreed to.
  set(domainBlockLists.wishAtom, session, DOMAIN_BLOCKS, domain, wish ? null : false)
  for (const id of peopleOf(get, session, domain))
    set(addRelationshipIntentAtom, session, id, { kind: KIND, apply })
})

const dropAtom = atom(null, (get, set, session: Session, domain: string) => {
  set(domainBlockLists.wishAtom, session, DOMAIN_BLOCKS, domain, null)
  for (const id of peopleOf(get, session, domain))
    set(dropRelationshipIntentAtom, session, id, KIND)
})

/** Takes in that a server is blocked, or no longer. */
export const settleDomainAtom = atom(
  null,
  (get, set, session: Session, domain: string, isBlocked: boolean, isSettled: boolean) => {
    const people = peopleOf(get, session, domain)
    const known = people.flatMap((id) => get(serverRelationshipAtoms(session)(id)) ?? [])
    const answers = known.map((relationship) => asWished(relationship, isBlocked))
    set(settleRelationshipsAtom, session, answers)
    // Also those to whom it is not known how one stands.
    set(isBlocked ? takeAwayAtom : bringBackAtom, session, new Set(people))
    // Also those of whom nothing is known.
    if (!isBlocked) getFollower(session)?.reread()
    set(domainBlockLists.placeAtom, session, DOMAIN_BLOCKS, domain, isBlocked)
    if (isSettled) set(dropAtom, session, domain)
  },
)

function peopleOf(get: Getter, session: Session, domain: string): readonly AccountId[] {
  const known = [...accountAtoms(session).getParams()]
  return accountsOfDomain(
    known.flatMap((id) => get(accountAtoms(session)(id)) ?? []),
    domain,
  )
}
