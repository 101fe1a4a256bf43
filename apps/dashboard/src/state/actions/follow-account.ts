import { atom } from 'jotai/vanilla'
import { unfollowAccount } from '@colonnade/api-client/endpoints'
import { followAccount } from '@colonnade/api-client/twins'
import type { AccountId, RelationshipEntity } from '@colonnade/domain/entities'
import { countFollower } from '@colonnade/domain/people'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { accountCountersAtoms } from '../entities/accounts.ts'
import { relationshipIntentAtoms, serverRelationshipAtoms } from '../entities/relationships.ts'
import type { Session } from '../session.ts'
import { removeAccountStatusesAtom } from '../timelines/remove-statuses.ts'
import { runAction } from './run-action.ts'

const HOME = encodeTimelineKey({ kind: 'home' })

/** Follows an account, or no longer; its posts leave Home with it (TL-16). */
export const setFollowAtom = atom(
  null,
  (_get, _set, session: Session, id: AccountId, wanted: boolean): Promise<void> => {
    const { api, store } = session
    const intentAtom = relationshipIntentAtoms(session)(id)
    const isOn = () => store.get(serverRelationshipAtoms(session)(id))?.following === true
    return runAction<RelationshipEntity>(
      session,
      {
        name: `follow:${id}`,
        show: (wish) =>
          store.set(intentAtom, { apply: (known) => ({ ...known, following: wish }) }),
        call: (wish) => (wish ? followAccount(api, { id }) : api.call(unfollowAccount, { id })),
        accept: (answer, _wish, isSettled) => store.set(settleAtom, session, answer, isSettled),
        drop: () => store.set(intentAtom, null),
        isOn,
      },
      wanted,
    )
  },
)

const settleAtom = atom(
  null,
  (get, set, session: Session, answer: RelationshipEntity, isSettled: boolean) => {
    const knownAtom = serverRelationshipAtoms(session)(answer.id)
    const wasFollowing = get(knownAtom)?.following === true
    set(knownAtom, answer)
    if (isSettled) set(relationshipIntentAtoms(session)(answer.id), null)
    if (wasFollowing === answer.following) return
    const countersAtom = accountCountersAtoms(session)(answer.id)
    const counters = get(countersAtom)
    if (counters) set(countersAtom, countFollower(counters, wasFollowing, answer.following))
    if (wasFollowing) set(removeAccountStatusesAtom, session, answer.id, [HOME])
  },
)
