import { atom, type Getter } from 'jotai/vanilla'
import { getOwnerUuid } from '@colonnade/domain/columns'
import { statusId } from '@colonnade/domain/entities'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { unreadAtoms } from '../columns/columns.ts'
import { isOwnStatus } from '../entities/statuses.ts'
import type { ListName } from '../live-lists/list-name.ts'
import { perSession, type Session } from '../session.ts'
import { findColumnFilter, filterStatuses } from './filter-statuses.ts'

/** Interval at which the unread counts of background columns are updated. */
export const UNREAD_COUNT_INTERVAL_MS = 3_000

/**
 * Saved columns that are not rendered: out of view, collapsed, or in another workspace. Their timelines are
 * subscribed, so that the rail can show unread counts. No rows are computed for them. @see BY-33, BY-42
 */
export const backgroundColumns = perSession(() => new Map<string, TimelineKey>())

/** Returns whether a background column shows a timeline. */
export function hasBackgroundColumn(session: Session, key: ListName): boolean {
  for (const shown of backgroundColumns(session).values()) if (shown === key) return true
  return false
}

/** The new rows since the last count, by timeline. */
const uncountedRows = perSession(() => ({
  ids: new Map<ListName, string[]>(),
  cancel: null as (() => void) | null,
}))

/** Records new rows, which the background columns count shortly after. @param ids not listed before */
export function recordNewRows(session: Session, key: ListName, ids: readonly string[]): void {
  if (ids.length === 0 || !hasBackgroundColumn(session, key)) return
  const state = uncountedRows(session)
  state.ids.set(key, [...(state.ids.get(key) ?? []), ...ids])
  state.cancel ??= session.platform.clock.after(UNREAD_COUNT_INTERVAL_MS, () => {
    state.cancel = null
    session.store.set(updateUnreadCountsAtom, session)
  })
}

const updateUnreadCountsAtom = atom(null, (get, _set, session: Session) => {
  const { ids } = uncountedRows(session)
  for (const [uuid, key] of backgroundColumns(session)) {
    const count = countVisibleRows(get, session, uuid, key, ids.get(key) ?? [])
    if (count > 0) session.app.set(unreadAtoms(getOwnerUuid(uuid)), (unread) => unread + count)
  }
  ids.clear()
})

/** Counts the rows that the column does not hide. */
function countVisibleRows(
  get: Getter,
  session: Session,
  uuid: string,
  key: TimelineKey,
  ids: readonly string[],
): number {
  if (ids.length === 0) return 0
  const fresh = [...new Set(ids)].map(statusId)
  const shown = filterStatuses(get, session, key, findColumnFilter(get, session, uuid), fresh).items
  return shown.filter((id) => id !== null && !isOwnStatus(get, session, id)).length
}
