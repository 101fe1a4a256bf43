import { atom } from 'jotai/vanilla'
import type { AccountId, NotificationId, QuoteRecord, StatusId } from '@colonnade/domain/entities'
import { changeRows, type RowEvent } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { dropReplyTargetAtom } from '../compose/reply.ts'
import { holdRecords } from '../entities/holders.ts'
import { boostIndex, quoteIndex, touchTimes } from '../entities/ingest.ts'
import { isByAnyOf, serverStatusAtoms } from '../entities/statuses.ts'
import { removeNotificationsAboutAtom } from '../notifications/place-notifications.ts'
import { type FoundBefore, removeFoundStatusesAtom } from '../search/searches.ts'
import { perSession, type Session } from '../session.ts'
import { removeThreadStatusesAtom } from '../threads/remove-thread-statuses.ts'
import type { Thread } from '../threads/threads.ts'
import { writeWindowAtom } from '../timelines/lay-columns.ts'
import { timelineAtoms, timelineIndex } from '../timelines/timelines.ts'

/** What left all lists with some accounts, and how threads and searches stood before; timelines hold hidden rows. */
export interface TakenAway {
  /** Whom of them nobody has brought back. */
  readonly accounts: Set<AccountId>
  /** Those whose notifications stay away: a mute may keep them. */
  readonly notifiers: Set<AccountId>
  readonly statuses: Set<StatusId>
  readonly notifications: Set<NotificationId>
  readonly threads: ReadonlyMap<StatusId, Thread>
  readonly searches: FoundBefore
}

/** How many such acts can be made good by what was kept: older ones by what the server tells again. */
const MOST_TAKEN = 10

const takenAway = perSession((): TakenAway[] => [])

/** The acts that are remembered, the latest first: it was done to what the earlier ones had left. */
export const takenFrom = (session: Session): readonly TakenAway[] => takenAway(session).toReversed()

export function rememberTaken(session: Session, taken: TakenAway): void {
  const acts = takenAway(session)
  acts.push(taken)
  if (acts.length > MOST_TAKEN) acts.shift()
}

/** Lets go of what came back, and of the acts of which nothing is left. */
export function forgetTaken(
  session: Session,
  { statuses, notifications }: Pick<TakenAway, 'statuses' | 'notifications'>,
): void {
  const acts = takenAway(session)
  dropTaken(session, statuses)
  for (const act of acts) for (const id of notifications) act.notifications.delete(id)
  const left = acts.filter((act) => act.statuses.size + act.notifications.size > 0)
  acts.splice(0, acts.length, ...left)
}

/** What is deleted does not come back with its author. */
function dropTaken(session: Session, deleted: ReadonlySet<StatusId>): void {
  for (const { statuses } of takenAway(session)) {
    for (const id of deleted) statuses.delete(id)
  }
}

// The sweep has to leave it, since it may come back.
holdRecords((_get, session) => {
  const acts = takenAway(session)
  return {
    statuses: acts.flatMap(({ statuses }) => [...statuses]),
    notifications: acts.flatMap(({ notifications }) => [...notifications]),
    accounts: acts.flatMap(({ accounts }) => [...accounts]),
  }
})

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

const DELETED: QuoteRecord = { state: 'deleted', status: null }

/** Deleted statuses are no longer shown where others quote them. @see BY-06 */
const blankQuotesAtom = atom(
  null,
  (_get, set, session: Session, gone: ReadonlySet<StatusId>): void => {
    const index = quoteIndex(session)
    const touched = touchTimes(session).statuses
    for (const id of gone) {
      for (const quoting of index.get(id) ?? []) {
        if (!touched.has(quoting)) continue
        set(serverStatusAtoms(session)(quoting), (known) =>
          known?.quote?.status === id ? { ...known, quote: DELETED } : known,
        )
      }
      index.delete(id)
    }
  },
)
