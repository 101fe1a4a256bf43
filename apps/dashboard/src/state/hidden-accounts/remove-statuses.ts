import { atom } from 'jotai/vanilla'
import type { AccountId, NotificationId, QuoteRecord, StatusId } from '@colonnade/domain/entities'
import { changeRows, type RowEvent } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { dropReplyTargetAtom } from '../compose/reply.ts'
import { boostIndex, quoteIndex, touchTimes } from '../entities/ingest.ts'
import { retainRecords } from '../entities/retain-records.ts'
import { isByAnyAccount, serverStatusAtoms } from '../entities/statuses.ts'
import { removeNotificationsAboutAtom } from '../notifications/update-notifications.ts'
import { type FoundSnapshot, removeFoundStatusesAtom } from '../search/searches.ts'
import { perSession, type Session } from '../session.ts'
import { removeThreadStatusesAtom } from '../threads/remove-thread-statuses.ts'
import type { Thread } from '../threads/threads.ts'
import { writeTimelineAtom } from '../timelines/schedule-recompute.ts'
import { timelineAtoms, timelineIndex } from '../timelines/timelines.ts'

/**
 * What left all lists when some accounts were hidden, and the threads and searches before that. Timelines keep hidden
 * rows.
 */
export interface HiddenContent {
  /** The accounts that have not been restored yet. */
  readonly accounts: Set<AccountId>
  /** The accounts whose notifications are still hidden: a mute may keep them. */
  readonly notifiers: Set<AccountId>
  readonly statuses: Set<StatusId>
  readonly notifications: Set<NotificationId>
  readonly threads: ReadonlyMap<StatusId, Thread>
  readonly searches: FoundSnapshot
}

/** How many removals can be undone from memory. The content of older ones is refetched. */
const MAX_HIDDEN_CONTENTS = 10

const hiddenContents = perSession((): HiddenContent[] => [])

/** Returns the recorded removals, the latest first. Each one applied to what the earlier ones had left. */
export const getHiddenContents = (session: Session): readonly HiddenContent[] =>
  hiddenContents(session).toReversed()

export function addHiddenContent(session: Session, hidden: HiddenContent): void {
  const acts = hiddenContents(session)
  acts.push(hidden)
  if (acts.length > MAX_HIDDEN_CONTENTS) acts.shift()
}

/** Drops restored content, and records that are empty then. */
export function removeHiddenContent(
  session: Session,
  { statuses, notifications }: Pick<HiddenContent, 'statuses' | 'notifications'>,
): void {
  const acts = hiddenContents(session)
  removeDeletedContent(session, statuses)
  for (const act of acts) for (const id of notifications) act.notifications.delete(id)
  const remaining = acts.filter((act) => act.statuses.size + act.notifications.size > 0)
  acts.splice(0, acts.length, ...remaining)
}

/** Drops deleted statuses, so that they are not restored with their author. */
function removeDeletedContent(session: Session, deleted: ReadonlySet<StatusId>): void {
  for (const { statuses } of hiddenContents(session)) {
    for (const id of deleted) statuses.delete(id)
  }
}

// Keeps hidden records from garbage collection, because they may be restored.
retainRecords((_get, session) => {
  const acts = hiddenContents(session)
  return {
    statuses: acts.flatMap(({ statuses }) => [...statuses]),
    notifications: acts.flatMap(({ notifications }) => [...notifications]),
    accounts: acts.flatMap(({ accounts }) => [...accounts]),
  }
})

/** Removes deleted statuses, and the boosts of them, from every timeline, thread, search and notification. */
export const removeStatusesAtom = atom(
  null,
  (get, set, session: Session, ids: readonly StatusId[]) => {
    const boosts = ids.flatMap((id) => [...(boostIndex(session).get(id) ?? [])])
    const removed = new Set([...ids, ...boosts])
    const index = timelineIndex(session)
    const listedIn = new Set([...removed].flatMap((id) => [...(index.get(id) ?? [])]))
    // Each list records the removed IDs, because a page that was generated before may still contain them.
    for (const key of timelineAtoms(session).getParams()) {
      const list = changeRows(get(timelineAtoms(session)(key)), { type: 'deleted', ids: removed })
      set(writeTimelineAtom, session, key, list, listedIn.has(key) ? removed : undefined)
    }
    for (const id of removed) index.delete(id)
    removeDeletedContent(session, removed)
    set(markQuotesDeletedAtom, session, removed)
    set(removeNotificationsAboutAtom, session, removed)
    set(removeThreadStatusesAtom, session, removed)
    set(removeFoundStatusesAtom, session, removed)
    set(dropReplyTargetAtom, session, removed)
  },
)

/**
 * Removes posts of some accounts, and boosts of them, from some timelines.
 *
 * @param how `hidden` after a block or mute, so that an undo finds the rows in their positions; `removed` after an
 *   unfollow
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
      const removed = listed.filter((id) => isByAnyAccount(get, session, id, accounts))
      const event: RowEvent<StatusId> = { type: how, ids: new Set(removed) }
      if (removed.length > 0) set(writeTimelineAtom, session, key, changeRows(window, event))
    }
  },
)

const DELETED: QuoteRecord = { state: 'deleted', status: null }

/** Shows deleted statuses as deleted where others quote them. @see BY-06 */
const markQuotesDeletedAtom = atom(
  null,
  (_get, set, session: Session, removed: ReadonlySet<StatusId>): void => {
    const index = quoteIndex(session)
    const touched = touchTimes(session).statuses
    for (const id of removed) {
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
