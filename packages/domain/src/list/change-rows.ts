import { insertRows, type Compare } from './insert-rows.ts'
import { isHiddenRow, isRow, type Entry, type ListState, withEntries } from './list.ts'

/** Events that change single rows of a list. */
export type RowEvent<Id extends string> =
  /** Streams delivered new rows. @param ids newest first @param own the ids of the user's own actions */
  | { readonly type: 'streamed'; readonly ids: readonly Id[]; readonly own?: ReadonlySet<Id> }
  /** The user published a status. It is shown at once, unless there is a gap in front (TL-19). */
  | { readonly type: 'published'; readonly id: Id }
  | { readonly type: 'deleted'; readonly ids: ReadonlySet<Id> }
  /** Rows that no longer belong in this list, such as after an unfollow. */
  | { readonly type: 'removed'; readonly ids: ReadonlySet<Id> }
  /** An edit changed the id of a row; streams may have delivered it as a new row. */
  | { readonly type: 'replaced'; readonly before: Id; readonly after: Id }
  /** Rows of a blocked or muted account. */
  | { readonly type: 'hidden'; readonly ids: ReadonlySet<Id> }
  /** The same rows after an unblock or unmute. */
  | { readonly type: 'revealed'; readonly ids: ReadonlySet<Id> }
  /** Whether every view is at the top. Reaching the top clears the unread count (TL-09). */
  | { readonly type: 'viewed'; readonly top: boolean }

export interface ReduceOptions<Id extends string> {
  /** Compares two ids; only for servers whose ids sort. */
  readonly compare?: Compare<Id> | undefined
  /** The first visible row of each view that is scrolled down. */
  readonly anchors?: readonly Id[]
}

/** How many deleted ids a list stores. */
const DELETED_LIMIT = 300

/**
 * Returns the next state of a list for an event that changes rows. It is separate from `reduceList`, because most
 * callers need only these events.
 *
 * @returns the same list when nothing changes. Never throws.
 */
export function changeRows<Id extends string>(
  list: ListState<Id>,
  event: RowEvent<Id>,
  options: ReduceOptions<Id> = {},
): ListState<Id> {
  switch (event.type) {
    case 'streamed':
      return confirmRows(
        insertRows(list, event.ids, { ...options, ...(event.own && { own: event.own }) }),
        event.ids,
      )
    case 'published':
      return publishRow(list, event.id, options)
    case 'deleted':
      return deleteRows(list, event.ids)
    case 'removed':
      return removeRows(list, event.ids)
    case 'replaced':
      return replaceRow(list, event.before, event.after)
    case 'hidden':
      return hideRows(list, event.ids)
    case 'revealed':
      return revealRows(list, event.ids)
    case 'viewed':
      return setTop(list, event.top)
  }
}

function publishRow<Id extends string>(
  list: ListState<Id>,
  id: Id,
  options: ReduceOptions<Id>,
): ListState<Id> {
  if (list.items[0] === null) return list
  const updated = insertRows(list, [id], { ...options, own: new Set([id]) })
  if (updated === list || !list.isLive) return updated
  return { ...updated, unconfirmed: new Set([...updated.unconfirmed, id]) }
}

/** Confirms own rows. Streams deliver in order, so all earlier rows have been delivered too. */
function confirmRows<Id extends string>(list: ListState<Id>, ids: readonly Id[]): ListState<Id> {
  if (!ids.some((id) => list.unconfirmed.has(id))) return list
  return { ...list, unconfirmed: new Set([...list.unconfirmed].filter((id) => !ids.includes(id))) }
}

/** Returns the unread count without the removed ids. */
function countUnread<Id extends string>(list: ListState<Id>, gone: ReadonlySet<Id>): number {
  if (list.unread === 0) return 0
  const unread = list.items.filter((id) => id !== null).slice(0, list.unread)
  return list.unread - unread.filter((id) => gone.has(id)).length
}

function deleteRows<Id extends string>(list: ListState<Id>, ids: ReadonlySet<Id>): ListState<Id> {
  const deleted = [...ids, ...list.deleted].slice(0, DELETED_LIMIT)
  return removeRows({ ...list, deleted }, ids)
}

function removeRows<Id extends string>(list: ListState<Id>, ids: ReadonlySet<Id>): ListState<Id> {
  const isGone = (entry: Entry<Id>) =>
    isRow(entry) ? ids.has(entry) : isHiddenRow(entry) && ids.has(entry.hidden)
  if (!list.entries.some(isGone)) return list
  const entries = list.entries.filter((entry) => !isGone(entry))
  return withEntries(list, entries, { unread: countUnread(list, ids) })
}

function replaceRow<Id extends string>(list: ListState<Id>, before: Id, after: Id): ListState<Id> {
  const without = removeRows(list, new Set([after]))
  const entries = without.entries.map((entry) => {
    if (isRow(entry)) return entry === before ? after : entry
    return isHiddenRow(entry) && entry.hidden === before ? { hidden: after } : entry
  })
  return withEntries(without, entries, { front: list.front === before ? after : list.front })
}

function hideRows<Id extends string>(list: ListState<Id>, ids: ReadonlySet<Id>): ListState<Id> {
  if (!list.entries.some((entry) => isRow(entry) && ids.has(entry))) return list
  const entries = list.entries.map((entry) =>
    isRow(entry) && ids.has(entry) ? { hidden: entry } : entry,
  )
  return withEntries(list, entries, { unread: countUnread(list, ids) })
}

function revealRows<Id extends string>(list: ListState<Id>, ids: ReadonlySet<Id>): ListState<Id> {
  if (!list.entries.some((entry) => isHiddenRow(entry) && ids.has(entry.hidden))) return list
  const entries = list.entries.map((entry) =>
    isHiddenRow(entry) && ids.has(entry.hidden) ? entry.hidden : entry,
  )
  return withEntries(list, entries)
}

function setTop<Id extends string>(list: ListState<Id>, top: boolean): ListState<Id> {
  const unread = top ? 0 : list.unread
  return list.top === top && list.unread === unread ? list : { ...list, top, unread }
}

/**
 * Inserts a row in front that the user just added to the list. Its id does not matter, because the list is sorted by
 * when rows were added. No rows are trimmed.
 */
export function insertInFront<Id extends string>(list: ListState<Id>, id: Id): ListState<Id> {
  if (list.entries.includes(id)) return list
  const unread = list.top ? list.unread : list.unread + 1
  return withEntries(list, [id, ...list.entries], { unread })
}
