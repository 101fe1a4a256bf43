import { atom } from 'jotai/vanilla'
import { loadOlder, refreshList } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'
import { startLoadingAtom, stopLoadingAtom } from '../ui/loading-bar.ts'
import { notificationsSource } from './notifications-source.ts'

/** Loads the first page, or what is newer than what is listed. */
export const loadNewestNotificationsAtom = atom(null, async (_get, _set, session: Session) => {
  await refreshList(session, notificationsSource(session))
})

/** Loads the next page downwards, if there may be one. */
export const loadOlderNotificationsAtom = atom(null, async (_get, _set, session: Session) => {
  session.app.set(startLoadingAtom)
  await loadOlder(session, notificationsSource(session)).finally(() =>
    session.app.set(stopLoadingAtom),
  )
})
