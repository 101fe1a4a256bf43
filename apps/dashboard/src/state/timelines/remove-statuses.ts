import { atom } from 'jotai/vanilla'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { removeIds, type TimelineKey } from '@colonnade/domain/timeline'
import { dropReplyTargetAtom } from '../compose/reply.ts'
import { blankQuotesAtom } from '../entities/blank-quotes.ts'
import { boostIndex } from '../entities/ingest.ts'
import { isByAnyOf } from '../entities/statuses.ts'
import { removeNotificationsAboutAtom } from '../notifications/place-notifications.ts'
import { dropTaken } from '../out-of-sight/taken-away.ts'
import { removeFoundStatusesAtom } from '../search/remove-findings.ts'
import type { Session } from '../session.ts'
import { removeThreadStatusesAtom } from '../threads/remove-thread-statuses.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { timelineAtoms, timelineIndex } from './timelines.ts'

/** Takes deleted statuses, and the boosts of them, out of every timeline, thread, search and notification. */
export const removeStatusesAtom = atom(
  null,
  (get, set, session: Session, ids: readonly StatusId[]) => {
    const boosts = ids.flatMap((id) => [...(boostIndex(session).get(id) ?? [])])
    const gone = new Set([...ids, ...boosts])
    const index = timelineIndex(session)
    const listedIn = new Set([...gone].flatMap((id) => [...(index.get(id) ?? [])]))
    for (const key of listedIn) {
      set(writeWindowAtom, session, key, removeIds(get(timelineAtoms(session)(key)), gone), gone)
    }
    for (const id of gone) index.delete(id)
    dropTaken(session, gone)
    set(blankQuotesAtom, session, gone)
    set(removeNotificationsAboutAtom, session, gone)
    set(removeThreadStatusesAtom, session, gone)
    set(removeFoundStatusesAtom, session, gone)
    set(dropReplyTargetAtom, session, gone)
  },
)

/** Takes what some accounts wrote, and boosts of it, out of some timelines: after a block, a mute, an unfollow. */
export const removeAccountStatusesAtom = atom(
  null,
  (get, set, session: Session, accounts: ReadonlySet<AccountId>, keys: Iterable<TimelineKey>) => {
    for (const key of keys) {
      const window = get(timelineAtoms(session)(key))
      const listed = window.items.filter((id) => id !== null)
      const gone = listed.filter((id) => isByAnyOf(get, session, id, accounts))
      if (gone.length > 0) set(writeWindowAtom, session, key, removeIds(window, new Set(gone)))
    }
  },
)
