import { atom } from 'jotai/vanilla'
import type { RelationshipEntity } from '@colonnade/domain/entities'
import { countFollower } from '@colonnade/domain/people'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { accountCountersAtoms } from '../entities/accounts.ts'
import { serverRelationshipAtoms } from '../entities/relationships.ts'
import { getFollower } from '../live-lists/list-follower.ts'
import { bringBackAtom, hidesNotifications, isOutOfSight } from '../out-of-sight/bring-back.ts'
import { removeAccountStatusesAtom } from '../out-of-sight/remove-statuses.ts'
import { takeAwayAtom } from '../out-of-sight/take-away.ts'
import { keepOwnListsAtom } from '../people-lists/keep-own-lists.ts'
import type { Session } from '../session.ts'

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
