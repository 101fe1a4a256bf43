import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { requestedSettingAtoms, scrollRequestAtoms } from '../columns/column-requests.ts'
import {
  columnAtoms,
  columnsWithSourcesAtom,
  isVisibleAtoms,
  unreadAtoms,
} from '../columns/columns.ts'
import { elsewhereAtom } from '../columns/page-view.ts'
import { startReadingSources } from '../columns/read-sources.ts'
import { openColumns } from '../list-columns/column-source.ts'
import { updateTopAtom } from '../list-columns/report-view.ts'
import {
  removeNotificationsColumn,
  updateNotificationsVisibilityAtom,
} from '../notifications/notifications-source.ts'
import { removeSearch } from '../search/searches.ts'
import type { Session } from '../session.ts'
import { isSlowAtoms } from '../settings/slow-columns.ts'
import { connectionAtoms } from '../streaming/connection.ts'
import { removeColumnState, followInBackgroundAtom } from '../timelines/saved-columns.ts'

const HOME = encodeTimelineKey({ kind: 'home' })

/**
 * Updates the session's lists when columns are added or removed, move to or from another window, and when the page
 * becomes visible or hidden.
 * @returns stops it
 */
export function startWatchingColumns(session: Session): () => void {
  startReadingSources(session.app)
  let uuids = getOwnUuids()

  function getOwnUuids(): ReadonlySet<string> {
    const all = session.app.get(columnsWithSourcesAtom)
    const own = all.filter(({ accountKey }) => accountKey === session.key)
    return new Set(own.map(({ uuid }) => uuid))
  }

  function handleColumns(): void {
    const now = getOwnUuids()
    for (const uuid of uuids) if (!now.has(uuid)) removeColumn(uuid)
    uuids = now
    updateBackgroundColumns()
  }

  function updateBackgroundColumns(): void {
    for (const uuid of uuids) session.store.set(followInBackgroundAtom, session, uuid)
  }

  function removeColumn(uuid: string): void {
    removeNotificationsColumn(session, uuid)
    removeColumnState(session, uuid)
    removeSearch(session, uuid)
    columnAtoms.remove(uuid)
    isSlowAtoms.remove(uuid)
    scrollRequestAtoms.remove(uuid)
    unreadAtoms.remove(uuid)
    isVisibleAtoms.remove(uuid)
    connectionAtoms(session).remove(uuid)
    requestedSettingAtoms.remove(uuid)
  }

  updateBackgroundColumns()
  const stops = [
    session.app.sub(columnsWithSourcesAtom, handleColumns),
    session.app.sub(elsewhereAtom, updateBackgroundColumns),
    session.platform.page.watch((isHidden) => {
      session.store.set(updateNotificationsVisibilityAtom, session)
      // Posts that arrived while the page was hidden are shown now, and count as read.
      const home = [...openColumns(session).values()].find(({ name }) => name === HOME)
      if (!isHidden && home !== undefined) session.store.set(updateTopAtom, session, home)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
