import { atom } from 'jotai/vanilla'
import { platformAtom } from '../app-store.ts'
import type { Session } from '../session.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'
import type { Store } from '../store.ts'
import { settleNotificationsAtom } from './notifications-source.ts'
import { unreadNotificationsAtom } from './notifications.ts'

/** The same of every account that runs. Written by `startCountingUnread`. */
const countsAtom = atom<ReadonlyMap<Session, number>>(new Map())

const countAtom = atom(null, (get, set, session: Session, count: number | null) => {
  const counts = new Map(get(countsAtom))
  if (count === null) counts.delete(session)
  else counts.set(session, count)
  set(countsAtom, counts)
})

const sumAtom = atom((get) => [...get(countsAtom).values()].reduce((sum, count) => sum + count, 0))

/** What the page's icon shows: of all accounts, and 0 where it is to show nothing (NTF-24). */
const iconCountAtom = atom((get) =>
  get(localSettingsAtom).notifications.favicon_badge ? get(sumAtom) : 0,
)

/** Tells the shell how much of an account is unread. @returns stops it, and its unread count no more */
export function startCountingUnread(session: Session): () => void {
  const unreadAtom = unreadNotificationsAtom(session)
  // Until a column opens, nobody sees what comes in.
  session.store.set(settleNotificationsAtom, session)
  const tell = () => session.app.set(countAtom, session, session.store.get(unreadAtom))
  const stop = session.store.sub(unreadAtom, tell)
  tell()
  return () => {
    stop()
    session.app.set(countAtom, session, null)
  }
}

/** Keeps the count on the page's icon. @returns stops it */
export function startIconBadge(app: Store): () => void {
  return app.sub(iconCountAtom, () => app.get(platformAtom).icon.draw(app.get(iconCountAtom)))
}

/** Keeps the count of all accounts before the page's title. @returns stops it */
export function startTitleCount(app: Store): () => void {
  return app.sub(sumAtom, () => app.get(platformAtom).title.count(app.get(sumAtom)))
}
