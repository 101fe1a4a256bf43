import { atom, type Setter } from 'jotai/vanilla'
import type { AccountId, RelationshipEntity } from '@colonnade/domain/entities'
import { compareAnswer } from '../answers/compare-answer.ts'
import {
  addRelationshipIntentAtom,
  dropRelationshipIntentAtom,
} from '../entities/relationship-intents.ts'
import { serverRelationshipAtoms } from '../entities/relationships.ts'
import { isSameRecord } from '../entities/same-record.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { runAction } from './run-action.ts'
import { settleRelationshipsAtom } from './settle-relationships.ts'

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
