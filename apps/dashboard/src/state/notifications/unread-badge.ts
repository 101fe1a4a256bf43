import { atom } from 'jotai/vanilla'
import { platformAtom } from '../app-store.ts'
import type { Session } from '../session.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'
import type { Store } from '../store.ts'
import { updateNotificationsVisibilityAtom } from './notifications-source.ts'
import { unreadNotificationsAtom } from './notifications.ts'

/** The unread counts of all open accounts. Written by `startCountingUnread`. */
const countsAtom = atom<ReadonlyMap<Session, number>>(new Map())

const setCountAtom = atom(null, (get, set, session: Session, count: number | null) => {
  const counts = new Map(get(countsAtom))
  if (count === null) counts.delete(session)
  else counts.set(session, count)
  set(countsAtom, counts)
})

const totalCountAtom = atom((get) =>
  [...get(countsAtom).values()].reduce((sum, count) => sum + count, 0),
)

/** The count on the favicon: of all accounts, or 0 when it is disabled (NTF-24). */
const iconCountAtom = atom((get) =>
  get(localSettingsAtom).notifications.favicon_badge ? get(totalCountAtom) : 0,
)

/** Counts the unread notifications of an account. @returns stops it and removes its count */
export function startCountingUnread(session: Session): () => void {
  const unreadAtom = unreadNotificationsAtom(session)
  // Until a column opens, new notifications are unread.
  session.store.set(updateNotificationsVisibilityAtom, session)
  const updateCount = () => session.app.set(setCountAtom, session, session.store.get(unreadAtom))
  const stop = session.store.sub(unreadAtom, updateCount)
  updateCount()
  return () => {
    stop()
    session.app.set(setCountAtom, session, null)
  }
}

/** Updates the badge on the favicon. @returns stops it */
export function startIconBadge(app: Store): () => void {
  return app.sub(iconCountAtom, () => app.get(platformAtom).icon.draw(app.get(iconCountAtom)))
}

/** Updates the count of all accounts in the page title. @returns stops it */
export function startTitleCount(app: Store): () => void {
  return app.sub(totalCountAtom, () =>
    app.get(platformAtom).title.setCount(app.get(totalCountAtom)),
  )
}
