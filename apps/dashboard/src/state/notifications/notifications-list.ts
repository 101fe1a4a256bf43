import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { NotificationId } from '@colonnade/domain/entities'
import { anchorShift, type TimelineWindow } from '@colonnade/domain/timeline'
import { unreadAtoms } from '../columns/unread.ts'
import { perSession, type Session } from '../session.ts'
import { FIRST_ITEM_INDEX } from '../timelines/column-layout.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'

interface Place {
  readonly firstItemIndex: number
  readonly isAtTop: boolean
  readonly firstVisibleId: NotificationId | null
}

/** Where the reader is in the list. Written here only. */
export const notificationsPlaceAtom = perSession(() =>
  atom<Place>({ firstItemIndex: FIRST_ITEM_INDEX, isAtTop: true, firstVisibleId: null }),
)

/** The notifications columns that are on screen. */
export const openNotificationColumns = perSession(() => new Set<string>())

export interface NotificationsList {
  /** Newest first; null is a gap. */
  readonly items: readonly (NotificationId | null)[]
  readonly firstItemIndex: number
  readonly unread: number
  readonly isLoading: boolean
  readonly hasMore: boolean
  readonly isPartial: boolean
  readonly error: ApiError | null
  readonly isFirstLoad: boolean
}

/** All that the list of notifications needs, in one value. */
export const notificationsListAtom = perSession((session) =>
  atom((get): NotificationsList => {
    const { items, unread, isLoading, hasMore, isPartial } = get(notificationsWindowAtom(session))
    const { isLoaded, error } = get(notificationsLoadAtom(session))
    const { firstItemIndex } = get(notificationsPlaceAtom(session))
    const isFirstLoad = !isLoaded && error === null && items.length === 0
    return { items, firstItemIndex, unread, isLoading, hasMore, isPartial, error, isFirstLoad }
  }),
)

/** The only writer of the window: the list's numbers move in the same write, so that the reader stands still. */
export const writeNotificationsAtom = atom(
  null,
  (get, set, session: Session, window: TimelineWindow<NotificationId>) => {
    const previous = get(notificationsWindowAtom(session))
    if (window === previous) return
    set(notificationsWindowAtom(session), window)
    const placeAtom = notificationsPlaceAtom(session)
    const place = get(placeAtom)
    const anchor = place.firstVisibleId ?? previous.items.find((item) => item !== null) ?? null
    const shift = place.isAtTop ? 0 : anchorShift(previous.items, window.items, anchor)
    if (shift !== 0) set(placeAtom, { ...place, firstItemIndex: place.firstItemIndex - shift })
    for (const uuid of openNotificationColumns(session)) {
      session.app.set(unreadAtoms(uuid), window.unread)
    }
  },
)
