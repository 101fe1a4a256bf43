import type { SeenList } from '@colonnade/domain/last-seen'
import { columnsAtom } from '../columns/columns.ts'
import { type ListName, listOfColumn, NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { collectNotifications, collectTimeline } from './collect-seen.ts'

/** More lists than these are not kept of one account: those of its first columns are. */
const MOST_LISTS = 24

/** No list takes more characters than these: one of long posts keeps fewer of them. */
export const MOST_CHARACTERS = 300_000

/** The lists of the account's saved columns. */
export function keptLists({ app, key }: Session): readonly ListName[] {
  const own = app.get(columnsAtom).filter(({ accountKey }) => accountKey === key)
  const lists = own.map(listOfColumn).filter((list) => list !== null)
  return [...new Set(lists)].slice(0, MOST_LISTS)
}

/** What a list holds, to be compared with what it held; null as long as it is not the server's own word. */
export function heldBy(session: Session, list: ListName): readonly unknown[] | null {
  const { store } = session
  if (store.get(recalledAtoms(session)(list)) !== null) return null
  const isNotifications = list === NOTIFICATIONS_LIST
  const held = isNotifications
    ? store.get(notificationsWindowAtom(session))
    : store.get(timelineAtoms(session)(list))
  return held.isLoaded ? held.items : null
}

/** A list as it is kept: as many of its rows as there is room for. */
export function textOf(session: Session, list: ListName, version: number): string {
  const { get } = session.store
  const collect = (most: number): SeenList =>
    list === NOTIFICATIONS_LIST
      ? collectNotifications(get, session, most)
      : collectTimeline(get, session, list, most)
  let most = Number.POSITIVE_INFINITY
  for (;;) {
    const seen = collect(most)
    const text = JSON.stringify({ version, ...seen })
    if (text.length <= MOST_CHARACTERS || seen.items.length === 0) return text
    most = Math.floor(seen.items.length / 2)
  }
}
