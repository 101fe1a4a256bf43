import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { NotificationId } from '@colonnade/domain/entities'
import {
  fillGap,
  fillGapUpwards,
  findGap,
  gapInWhole,
  gapMaxId,
  type TimelineWindow,
} from '@colonnade/domain/timeline'
import { idOrder } from '../entities/id-order.ts'
import type { Session } from '../session.ts'
import { FILLING, type GapChoice } from '../timelines/fill-gap.ts'
import { gapLinks } from '../timelines/gap-links.ts'
import { isAllNewer } from '../timelines/gap-span.ts'
import { PAGE_SIZE } from '../timelines/load-page.ts'
import {
  NOTIFICATIONS,
  runNotificationsLoadAtom,
  type NotificationsLoad,
} from './load-notifications.ts'
import { happenedAt } from './notification-gap-span.ts'
import {
  notificationLayoutAtoms,
  notificationViewAtoms,
  writeNotificationsAtom,
} from './notifications-list.ts'
import { notificationsWindowAtom } from './notifications.ts'

type Window = TimelineWindow<NotificationId>
type Hold = NonNullable<NotificationsLoad['hold']>

/**
 * Closes a gap among the notifications, as far as one page reaches, so that the row beside it keeps
 * its place.
 *
 * @param index of the gap among the column's rows
 * @returns what went wrong; null when nothing did
 * @see NTF-15, BY-38
 */
export const fillNotificationsGapAtom = atom(
  null,
  async (
    get,
    set,
    session: Session,
    uuid: string,
    index: number,
    choice: GapChoice,
  ): Promise<ApiError | null> => {
    const window = get(notificationsWindowAtom(session))
    const rows = get(notificationLayoutAtoms(session)(uuid)).items
    const at = gapInWhole(rows, index, window.items)
    if (at === -1) return null
    const [above, below] = [gapMaxId(window, at), window.items[at + 1] ?? null]
    const holdAbove = () => set(holdRowAtom, session, uuid, rows[index - 1] ?? null)
    if (choice === 'skip') {
      const letGo = holdAbove()
      set(writeNotificationsAtom, session, { ...window, items: window.items.toSpliced(at, 1) })
      letGo()
      return null
    }
    const fromTop = (hold: Hold) =>
      set(runNotificationsLoadAtom, session, fillDownwards(session, above, hold))
    if (choice === 'top' || below === null) return await fromTop(holdAbove)
    const isElsewhere = (ids: readonly NotificationId[]) =>
      isAllNewer(
        ids.map((id) => happenedAt(get, session, id)),
        happenedAt(get, session, above),
      )
    const holdBelow = () => set(holdRowAtom, session, uuid, rows[index + 1] ?? null)
    const { load, isAnswered } = fillUpwards(below, isElsewhere, holdBelow)
    const trouble = await set(runNotificationsLoadAtom, session, load)
    return isAnswered() ? trouble : await fromTop(holdBelow)
  },
)

function fillDownwards(
  session: Session,
  above: NotificationId | null,
  hold: Hold,
): NotificationsLoad {
  return {
    paging: { limit: PAGE_SIZE, ...(above !== null && { max_id: above }) },
    link: gapLinks(session).of(NOTIFICATIONS, above),
    isAtEnd: false,
    merge: (held, page) => fillGap(held, findGap(held, above), page, idOrder(session)),
    options: FILLING,
    hold,
  }
}

function fillUpwards(
  below: NotificationId,
  isElsewhere: (ids: readonly NotificationId[]) => boolean,
  hold: Hold,
) {
  let isAnswered = true
  const merge = (held: Window, page: Parameters<NotificationsLoad['merge']>[1]): Window => {
    const filled = isElsewhere(page.ids) ? null : fillGapUpwards(held, below, page)
    isAnswered = filled !== null
    return filled ?? held
  }
  const load: NotificationsLoad = {
    paging: { limit: PAGE_SIZE, min_id: below },
    link: null,
    isAtEnd: false,
    merge,
    options: FILLING,
    hold,
  }
  return { load, isAnswered: () => isAnswered }
}

/** Until it is let go, this row keeps its place. @param key the row's. @returns lets it go */
const holdRowAtom = atom(
  null,
  (get, set, session: Session, uuid: string, key: NotificationId | null) => {
    const viewAtom = notificationViewAtoms(session)(uuid)
    const view = get(viewAtom)
    if (key === null) return () => undefined
    set(viewAtom, {
      ...view,
      isAtTop: false,
      firstVisibleId: key,
      room: Number.POSITIVE_INFINITY,
    })
    return () => set(viewAtom, view)
  },
)
