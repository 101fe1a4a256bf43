import { atom } from 'jotai/vanilla'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { changeRows, type RowEvent } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { dropReplyTargetAtom } from '../compose/reply.ts'
import { blankQuotesAtom } from '../entities/blank-quotes.ts'
import { boostIndex } from '../entities/ingest.ts'
import { isByAnyOf } from '../entities/statuses.ts'
import { removeNotificationsAboutAtom } from '../notifications/place-notifications.ts'
import { removeFoundStatusesAtom } from '../search/remove-findings.ts'
import type { Session } from '../session.ts'
import { removeThreadStatusesAtom } from '../threads/remove-thread-statuses.ts'
import { writeWindowAtom } from '../timelines/lay-columns.ts'
import { timelineAtoms, timelineIndex } from '../timelines/timelines.ts'
import { dropTaken } from './taken-away.ts'

/** Takes deleted statuses, and the boosts of them, out of every timeline, thread, search and notification. */
export const removeStatusesAtom = atom(
  null,
  (get, set, session: Session, ids: readonly StatusId[]) => {
    const boosts = ids.flatMap((id) => [...(boostIndex(session).get(id) ?? [])])
    const gone = new Set([...ids, ...boosts])
    const index = timelineIndex(session)
    const listedIn = new Set([...gone].flatMap((id) => [...(index.get(id) ?? [])]))
    // Each list remembers them: a page that was made before may still bring them.
    for (const key of timelineAtoms(session).getParams()) {
      const list = changeRows(get(timelineAtoms(session)(key)), { type: 'deleted', ids: gone })
      set(writeWindowAtom, session, key, list, listedIn.has(key) ? gone : undefined)
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

/**
 * Takes what some accounts wrote, and boosts of it, out of some timelines.
 *
 * @param how `hidden` after a block or mute, so that an undo finds the rows in their positions; `removed` after an unfollow
 */
export const removeAccountStatusesAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    accounts: ReadonlySet<AccountId>,
    keys: Iterable<TimelineKey>,
    how: 'hidden' | 'removed',
  ) => {
    for (const key of keys) {
      const window = get(timelineAtoms(session)(key))
      const listed = window.items.filter((id) => id !== null)
      const gone = listed.filter((id) => isByAnyOf(get, session, id, accounts))
      const event: RowEvent<StatusId> = { type: how, ids: new Set(gone) }
      if (gone.length > 0) set(writeWindowAtom, session, key, changeRows(window, event))
    }
  },
)
