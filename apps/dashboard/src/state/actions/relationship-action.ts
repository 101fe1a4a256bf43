import { atom, type Setter } from 'jotai/vanilla'
import { blockAccount, unblockAccount } from '@colonnade/api-client/endpoints'
import { updateFollowerCount } from '@colonnade/domain/accounts'
import type { AccountId, RelationshipEntity } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { updateOwnListsAtom } from '../account-lists/update-own-lists.ts'
import { checkResponse } from '../check-responses/check-response.ts'
import { accountCountersAtoms, serverRelationshipAtoms } from '../entities/accounts.ts'
import { isSameRecord } from '../entities/ingest.ts'
import { addRelationshipIntentAtom, removeRelationshipIntentAtom } from '../entities/intents.ts'
import {
  restoreAccountContentAtom,
  areNotificationsHidden,
  isAccountHidden,
  hideAccountContentAtom,
} from '../hidden-accounts/hide-account-content.ts'
import { removeAccountStatusesAtom } from '../hidden-accounts/remove-statuses.ts'
import { getTimelineUpdater } from '../live-lists/timeline-updater.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { runAction } from './run-optimistic-action.ts'

interface RelationshipAction<Value> {
  /** What is changed. There is one pending change of each kind. */
  readonly kind: string
  /** Returns the fields that the pending change shows until the server responds. */
  readonly getChanges: (
    known: RelationshipEntity,
    wanted: Value,
    session: Session,
  ) => Partial<RelationshipEntity>
  /** Sends the request. Returns null if the server does not return the relationship. */
  readonly request: (
    session: Session,
    id: AccountId,
    wanted: Value,
  ) => Promise<RelationshipEntity | null>
  /** Applies further changes after the request succeeds, in the same write. */
  readonly onSuccess?: (set: Setter, session: Session, id: AccountId, wanted: Value) => void
}

/** Creates a write atom that changes a relationship optimistically. */
export function createRelationshipAction<Value = boolean>({
  kind,
  getChanges,
  request,
  onSuccess,
}: RelationshipAction<Value>) {
  return atom(null, (_get, _set, session: Session, id: AccountId, wanted: Value): Promise<void> => {
    const { store } = session
    const applyChange = (known: RelationshipEntity, change: Value): RelationshipEntity => ({
      ...known,
      ...getChanges(known, change, session),
    })
    const known = () => store.get(serverRelationshipAtoms(session)(id))
    return runAction<RelationshipEntity | null, Value>(
      session,
      {
        name: `${kind}:${id}`,
        showPending: (change) =>
          store.set(addRelationshipIntentAtom, session, id, {
            kind,
            apply: (relationship) => applyChange(relationship, change),
          }),
        send: (change) => request(session, id, change),
        accept(answer, change, isSettled) {
          const before = known()
          if (answer !== null) {
            const requested = getChanges(before ?? answer, change, session)
            checkResponse(session, { of: 'relationship', requested, received: answer })
          }
          const after = answer ?? (before && applyChange(before, change))
          store.set(applyResponseAtom, session, id, after, isSettled ? kind : null, (set) =>
            onSuccess?.(set, session, id, change),
          )
          if (after !== undefined)
            shareChange(session, { type: 'relationship', kind, relationship: after })
        },
        removePending: () => store.set(removeRelationshipIntentAtom, session, id, kind),
        isConfirmed(change) {
          const before = known()
          return before !== undefined && isSameRecord(before, applyChange(before, change))
        },
      },
      wanted,
    )
  })
}

/** Applies the response and removes the pending change in one write, so that nothing flickers. */
const applyResponseAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    id: AccountId,
    answer: RelationshipEntity | undefined,
    kind: string | null,
    also: (set: Setter) => void,
  ) => {
    if (answer !== undefined) set(updateRelationshipsAtom, session, [answer])
    also(set)
    if (kind !== null) set(removeRelationshipIntentAtom, session, id, kind)
  },
)

/** Blocks or unblocks an account. A block ends following in both directions and hides the account's content. */
export const setBlockAtom = createRelationshipAction({
  kind: 'block',
  getChanges: (_known, wanted) =>
    wanted
      ? { blocking: true, following: false, followed_by: false, requested: false }
      : { blocking: false },
  request: ({ api }, id, wanted) => api.request(wanted ? blockAccount : unblockAccount, { id }),
})

const HOME = encodeTimelineKey({ kind: 'home' })

/**
 * Applies changed relationships and what depends on them. Posts of unfollowed accounts leave Home (TL-16), and the
 * follower count is updated. Content of blocked or muted accounts is hidden. It is restored when that ends, and posts
 * that the server left out are fetched.
 */
export const updateRelationshipsAtom = atom(
  null,
  (get, set, session: Session, answers: readonly RelationshipEntity[]) => {
    const changes = answers.map((after) => {
      const before = get(serverRelationshipAtoms(session)(after.id))
      return { before, after }
    })
    for (const { before, after } of changes) {
      set(serverRelationshipAtoms(session)(after.id), after)
      set(updateOwnListsAtom, session, after)
      const countersAtom = accountCountersAtoms(session)(after.id)
      const counters = get(countersAtom)
      // If the relationship was unknown, the count may include the own account already.
      if (counters && before)
        set(countersAtom, updateFollowerCount(counters, before.following, after.following))
    }
    const unfollowed = changes.filter(({ before, after }) => before?.following && !after.following)
    set(removeAccountStatusesAtom, session, getIds(unfollowed), [HOME], 'removed')
    const findStarted = (test: Test) =>
      getIds(changes.filter(({ before, after }) => test(after) && !test(before)))
    const findEnded = (test: Test) =>
      getIds(changes.filter(({ before, after }) => test(before) && !test(after)))
    set(
      hideAccountContentAtom,
      session,
      findStarted(isAccountHidden),
      findStarted(areNotificationsHidden),
    )
    const [shown, withNotifications] = [
      findEnded(isAccountHidden),
      findEnded(areNotificationsHidden),
    ]
    set(restoreAccountContentAtom, session, shown, withNotifications)
    if (shown.size + withNotifications.size > 0) getTimelineUpdater(session)?.refetchAll()
  },
)

const getIds = (changes: readonly { readonly after: RelationshipEntity }[]) =>
  new Set(changes.map(({ after }) => after.id))

type Test = (known: RelationshipEntity | undefined) => boolean
