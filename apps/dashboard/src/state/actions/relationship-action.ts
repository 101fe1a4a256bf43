import { atom, type Setter } from 'jotai/vanilla'
import { blockAccount, unblockAccount } from '@colonnade/api-client/endpoints'
import type { AccountId, RelationshipEntity } from '@colonnade/domain/entities'
import { countFollower } from '@colonnade/domain/people'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { compareAnswer } from '../answers/compare-answer.ts'
import { accountCountersAtoms, serverRelationshipAtoms } from '../entities/accounts.ts'
import { isSameRecord } from '../entities/ingest.ts'
import { addRelationshipIntentAtom, dropRelationshipIntentAtom } from '../entities/intents.ts'
import { getFollower } from '../live-lists/list-follower.ts'
import {
  bringBackAtom,
  hidesNotifications,
  isOutOfSight,
  takeAwayAtom,
} from '../out-of-sight/out-of-sight.ts'
import { removeAccountStatusesAtom } from '../out-of-sight/remove-statuses.ts'
import { keepOwnListsAtom } from '../people-lists/keep-own-lists.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { runAction } from './run-action.ts'

interface RelationshipAction<Wish> {
  /** What is changed; one wish of a kind at a time. */
  readonly kind: string
  /** What the wish makes of a relationship, as long as the server has not answered. */
  readonly wish: (
    known: RelationshipEntity,
    wanted: Wish,
    session: Session,
  ) => Partial<RelationshipEntity>
  /** Null where the server agrees without telling how one stands now. */
  readonly call: (
    session: Session,
    id: AccountId,
    wanted: Wish,
  ) => Promise<RelationshipEntity | null>
  /** What else changes when the server agreed, in the same write. */
  readonly also?: (set: Setter, session: Session, id: AccountId, wanted: Wish) => void
}

/** A write atom that changes how the own account stands to another, at once on screen. */
export function relationshipActionAtom<Wish = boolean>({
  kind,
  wish,
  call,
  also,
}: RelationshipAction<Wish>) {
  return atom(null, (_get, _set, session: Session, id: AccountId, wanted: Wish): Promise<void> => {
    const { store } = session
    const asWished = (known: RelationshipEntity, wished: Wish): RelationshipEntity => ({
      ...known,
      ...wish(known, wished, session),
    })
    const known = () => store.get(serverRelationshipAtoms(session)(id))
    return runAction<RelationshipEntity | null, Wish>(
      session,
      {
        name: `${kind}:${id}`,
        show: (wished) =>
          store.set(addRelationshipIntentAtom, session, id, {
            kind,
            apply: (relationship) => asWished(relationship, wished),
          }),
        call: (wished) => call(session, id, wished),
        accept(answer, wished, isSettled) {
          const before = known()
          if (answer !== null) {
            const asked = wish(before ?? answer, wished, session)
            compareAnswer(session, { of: 'relationship', asked, answer })
          }
          const after = answer ?? (before && asWished(before, wished))
          store.set(settleAtom, session, id, after, isSettled ? kind : null, (set) =>
            also?.(set, session, id, wished),
          )
          if (after !== undefined)
            shareChange(session, { type: 'relationship', kind, relationship: after })
        },
        drop: () => store.set(dropRelationshipIntentAtom, session, id, kind),
        isSo(wished) {
          const before = known()
          return before !== undefined && isSameRecord(before, asWished(before, wished))
        },
      },
      wanted,
    )
  })
}

/** The answer comes in and the wish goes in one write, so that nothing flickers. */
const settleAtom = atom(
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
    if (answer !== undefined) set(settleRelationshipsAtom, session, [answer])
    also(set)
    if (kind !== null) set(dropRelationshipIntentAtom, session, id, kind)
  },
)

/** Blocks an account, which ends following both ways and takes it out of sight; or no longer. */
export const setBlockAtom = relationshipActionAtom({
  kind: 'block',
  wish: (_known, wanted) =>
    wanted
      ? { blocking: true, following: false, followed_by: false, requested: false }
      : { blocking: false },
  call: ({ api }, id, wanted) => api.call(wanted ? blockAccount : unblockAccount, { id }),
})

const HOME = encodeTimelineKey({ kind: 'home' })

/**
 * Takes in what an action of the user made of relationships, with all that changes along: who is no
 * longer followed leaves Home (TL-16) and has a follower less, who is blocked or muted leaves sight and comes back with
 * all that left with them, and with what the server left out since.
 */
export const settleRelationshipsAtom = atom(
  null,
  (get, set, session: Session, answers: readonly RelationshipEntity[]) => {
    const changes = answers.map((after) => {
      const before = get(serverRelationshipAtoms(session)(after.id))
      return { before, after }
    })
    for (const { before, after } of changes) {
      set(serverRelationshipAtoms(session)(after.id), after)
      set(keepOwnListsAtom, session, after)
      const countersAtom = accountCountersAtoms(session)(after.id)
      const counters = get(countersAtom)
      // Where it was not known how one stood, the count may hold the own account already.
      if (counters && before)
        set(countersAtom, countFollower(counters, before.following, after.following))
    }
    const left = changes.filter(({ before, after }) => before?.following && !after.following)
    set(removeAccountStatusesAtom, session, idsOf(left), [HOME], 'removed')
    const begins = (test: Test) =>
      idsOf(changes.filter(({ before, after }) => test(after) && !test(before)))
    const ends = (test: Test) =>
      idsOf(changes.filter(({ before, after }) => test(before) && !test(after)))
    set(takeAwayAtom, session, begins(isOutOfSight), begins(hidesNotifications))
    const [back, heard] = [ends(isOutOfSight), ends(hidesNotifications)]
    set(bringBackAtom, session, back, heard)
    if (back.size + heard.size > 0) getFollower(session)?.reread()
  },
)

const idsOf = (changes: readonly { readonly after: RelationshipEntity }[]) =>
  new Set(changes.map(({ after }) => after.id))

type Test = (known: RelationshipEntity | undefined) => boolean
