import { atom } from 'jotai/vanilla'
import { ApiError, type CallOptions, type Page } from '@colonnade/api-client'
import { getNotifications, type NotificationsParams } from '@colonnade/api-client/endpoints'
import type { NotificationEntity, NotificationId } from '@colonnade/domain/entities'
import {
  mergeFirst,
  mergeNewer,
  mergeOlder,
  mergeWhole,
  newestId,
  oldestId,
  type NewerPage,
  type TimelineWindow,
} from '@colonnade/domain/timeline'
import { idOrder } from '../entities/id-order.ts'
import { NOTIFICATIONS_LIST } from '../last-seen/list-of-column.ts'
import { recalledAtoms } from '../last-seen/recalled.ts'
import { perSession, type Session } from '../session.ts'
import { gapLinks } from '../timelines/gap-links.ts'
import { PAGE_SIZE, REFRESH, REFRESH_SIZE } from '../timelines/load-page.ts'
import { startLoadingAtom, stopLoadingAtom } from '../ui/loading-bar.ts'
import { sameList } from './begin-anew.ts'
import { writeNotificationsAtom } from './notifications-list.ts'
import {
  notificationsFrontAtom,
  notificationsLoadAtom,
  notificationsWindowAtom,
} from './notifications.ts'
import { ingestNotificationsAtom } from './place-notifications.ts'
import { typeChoice } from './type-choice.ts'

type Window = TimelineWindow<NotificationId>
type Loaded = NewerPage<NotificationId> & { readonly hasNext: boolean }

/** How a page is asked for and taken in. */
export interface NotificationsLoad {
  readonly paging: NotificationsParams & { readonly limit: number }
  /** The server's own way to the page, where it is known. */
  readonly link: string | null
  /** Whether the page is the list's end, so that its `next` leads on. */
  readonly isAtEnd: boolean
  /** Whether the page is the list's front. */
  readonly isInFront?: boolean
  readonly merge: (window: Window, page: Loaded) => Window
  readonly options: CallOptions
  /** Called right before the columns move. @returns called right after */
  readonly hold?: () => () => void
}

/** The name under which ways down from gaps are kept. */
export const NOTIFICATIONS = 'notifications'

/** The Link header's next page, as long as `tail` is still the last one listed. */
const olderAtom = perSession(() =>
  atom<{ readonly link: string; readonly tail: NotificationId | null } | null>(null),
)

const takeAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    load: NotificationsLoad,
    page: Page<NotificationEntity>,
    shown: readonly NotificationEntity[],
  ) => {
    set(ingestNotificationsAtom, session, shown)
    const merged = load.merge(get(notificationsWindowAtom(session)), {
      ids: shown.map(({ id }) => id),
      isPartial: page.isPartial,
      isFull: page.items.length >= load.paging.limit,
      hasNext: page.next !== null,
    })
    const letGo = load.hold?.()
    set(writeNotificationsAtom, session, { ...merged, isLoading: false })
    letGo?.()
    set(notificationsLoadAtom(session), { isLoaded: true, error: null })
    if (load.isInFront === true) set(recalledAtoms(session)(NOTIFICATIONS_LIST), null)
    const newest = shown[0]?.id
    if (load.isInFront === true && newest !== undefined)
      set(notificationsFrontAtom(session), newest)
    if (!load.isAtEnd) {
      // Some servers ignore `max_id` here: from a gap below this page their own link alone leads on.
      gapLinks(session).keep(NOTIFICATIONS, shown.at(-1)?.id ?? null, page.next)
      return
    }
    // Rows of an earlier visit may stand below the newest page: its link does not lead on from those.
    const tail = (load.isInFront === true ? shown.at(-1)?.id : null) ?? oldestId(merged)
    const next = page.next === null ? null : { link: page.next, tail }
    set(olderAtom(session), next)
  },
)

/**
 * Does nothing while a load is under way (NTF-02). What comes of it when the list has begun anew is dropped: it
 * tells of another.
 *
 * @returns what went wrong; null when nothing did
 */
export const runNotificationsLoadAtom = atom(
  null,
  async (get, set, session: Session, load: NotificationsLoad): Promise<ApiError | null> => {
    const windowAtom = notificationsWindowAtom(session)
    const window = get(windowAtom)
    if (window.isLoading) return null
    set(windowAtom, { ...window, isLoading: true })
    const isSame = sameList(session)
    const { leftOut, isShown } = typeChoice(get, session)
    try {
      const page = await fetch(session, load, leftOut)
      if (isSame()) set(takeAtom, session, load, page, page.items.filter(isShown))
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isSame()) return null
      set(windowAtom, (held) => ({ ...held, isLoading: false }))
      if (load.isAtEnd) set(notificationsLoadAtom(session), (known) => ({ ...known, error }))
      return error
    }
  },
)

function fetch(
  { api }: Session,
  { link, paging, options }: NotificationsLoad,
  leftOut: NotificationsParams,
): Promise<Page<NotificationEntity>> {
  if (link !== null) return api.follow(getNotifications, link, options)
  return api.page(getNotifications, { ...paging, ...leftOut }, options)
}

/** Loads the first page, or what is newer than what is listed. */
export const loadNewestNotificationsAtom = atom(null, async (get, set, session: Session) => {
  const [since = null] = get(notificationsWindowAtom(session)).items
  await set(refreshNotificationsAtom, session, since)
})

/** Loads what is newer than what a page brought, whatever the stream has told since. */
export const joinNotificationsAtom = atom(null, async (get, set, session: Session) => {
  const { items } = get(notificationsWindowAtom(session))
  const [first = null] = items
  const front = get(notificationsFrontAtom(session))
  const isHeld = first !== null && front !== null && items.includes(front)
  await set(refreshNotificationsAtom, session, isHeld ? front : first)
})

/** Asks for the newest page whole: it shows what went as well. */
export const rereadNotificationsAtom = atom(null, async (_get, set, session: Session) => {
  await set(refreshNotificationsAtom, session, null)
})

const refreshNotificationsAtom = atom(
  null,
  async (get, set, session: Session, since: NotificationId | null) => {
    const isRecalled = get(recalledAtoms(session)(NOTIFICATIONS_LIST)) !== null
    const isFirst = isRecalled || newestId(get(notificationsWindowAtom(session))) === null
    const { error } = get(notificationsLoadAtom(session))
    await set(runNotificationsLoadAtom, session, {
      paging: {
        limit: isFirst && !isRecalled ? PAGE_SIZE : REFRESH_SIZE,
        ...(since !== null && !isRecalled && { since_id: since }),
      },
      link: null,
      isAtEnd: isFirst,
      isInFront: true,
      merge(held, page) {
        // What an earlier visit saw is read while the page is on its way.
        const recalled = session.store.get(recalledAtoms(session)(NOTIFICATIONS_LIST))
        if (recalled?.merge != null) return recalled.merge(held, page)
        if (isFirst) return mergeFirst(held, page)
        return since === null
          ? mergeWhole(held, page, idOrder(session))
          : mergeNewer(held, { ...page, since })
      },
      options: isFirst ? { skipLoading: true, skipAlert: isRecalled || error !== null } : REFRESH,
    })
  },
)

/**
 * Loads the next page downwards, if there may be one: by the server's own link while the list still
 * ends where the link was given, since some page by a date; else below the last id.
 */
export const loadOlderNotificationsAtom = atom(null, async (get, set, session: Session) => {
  const window = get(notificationsWindowAtom(session))
  const tail = oldestId(window)
  if (!window.hasMore || tail === null) return
  const older = get(olderAtom(session))
  session.app.set(startLoadingAtom)
  await set(runNotificationsLoadAtom, session, {
    paging: { limit: PAGE_SIZE, max_id: tail },
    link: older?.tail === tail ? older.link : null,
    isAtEnd: true,
    merge: mergeOlder,
    options: {},
  }).finally(() => session.app.set(stopLoadingAtom))
})
