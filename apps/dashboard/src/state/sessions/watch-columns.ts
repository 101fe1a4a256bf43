import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { askedSettingAtoms, scrollRequestAtoms } from '../columns/column-views.ts'
import { columnAtoms, columnsAtom, inSightAtoms, unreadAtoms } from '../columns/columns.ts'
import { openColumns } from '../list-columns/column-source.ts'
import { settleTopAtom } from '../list-columns/report-view.ts'
import {
  forgetNotificationsColumn,
  settleNotificationsAtom,
} from '../notifications/notifications-source.ts'
import { forgetSearch } from '../search/searches.ts'
import type { Session } from '../session.ts'
import { isSlowAtoms } from '../settings/slow-columns.ts'
import { connectionAtoms } from '../streaming/connection.ts'
import { forgetColumn, standByAtom } from '../timelines/saved-columns.ts'

const HOME = encodeTimelineKey({ kind: 'home' })

/** Lets the session's lists follow which columns there are, and whether the page is seen. @returns stops it */
export function startWatchingColumns(session: Session): () => void {
  let uuids = ownUuids()

  function ownUuids(): ReadonlySet<string> {
    const own = session.app.get(columnsAtom).filter(({ accountKey }) => accountKey === session.key)
    return new Set(own.map(({ uuid }) => uuid))
  }

  function handleColumns(): void {
    const now = ownUuids()
    for (const uuid of uuids) if (!now.has(uuid)) forget(uuid)
    uuids = now
    standBy()
  }

  function standBy(): void {
    for (const uuid of uuids) session.store.set(standByAtom, session, uuid)
  }

  function forget(uuid: string): void {
    forgetNotificationsColumn(session, uuid)
    forgetColumn(session, uuid)
    forgetSearch(session, uuid)
    columnAtoms.remove(uuid)
    isSlowAtoms.remove(uuid)
    scrollRequestAtoms.remove(uuid)
    unreadAtoms.remove(uuid)
    inSightAtoms.remove(uuid)
    connectionAtoms(session).remove(uuid)
    askedSettingAtoms.remove(uuid)
  }

  standBy()
  const stops = [
    session.app.sub(columnsAtom, handleColumns),
    session.platform.page.watch((isHidden) => {
      session.store.set(settleNotificationsAtom, session)
      // What came in the meantime stands there, and is read now.
      const home = [...openColumns(session).values()].find(({ name }) => name === HOME)
      if (!isHidden && home !== undefined) session.store.set(settleTopAtom, session, home)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
