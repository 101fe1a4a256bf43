import { atom } from 'jotai/vanilla'
import { markGap, type TimelineKey } from '@colonnade/domain/timeline'
import { NOTIFICATIONS_LIST } from '../last-seen/list-of-column.ts'
import { recalledAtoms } from '../last-seen/recalled.ts'
import { joinNotificationsAtom } from '../notifications/load-notifications.ts'
import { openNotificationColumns } from '../notifications/notifications-list.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { writeWindowAtom } from '../timelines/lay-columns.ts'
import { refreshTimelineAtom } from '../timelines/load-page.ts'
import { timelineAtoms, timelineLoadAtoms } from '../timelines/timelines.ts'
import { tryAgain } from './catch-up.ts'
import type { Missed } from './missed.ts'
import { isSeen } from './seen-timelines.ts'
import { untilIdle } from './until-idle.ts'

/**
 * Streams tell for the first time. A page that was asked for before may lack what happened until
 * then, also where the stream has told of something newer by the time the page comes: what is newer
 * than the page is asked for once.
 *
 * @see TL-17
 */
export const joinStreamsAtom = atom(
  null,
  async (get, set, session: Session, { timelines, notifications }: Missed): Promise<void> => {
    const isAsked = (key: TimelineKey) =>
      isSeen(session, key) || get(timelineLoadAtoms(session)(key)).isLoaded
    const joins = timelines.filter(isAsked).map((key) => set(joinTimelineAtom, session, key))
    if (notifications && openNotificationColumns(session).size > 0)
      joins.push(set(joinLoadedAtom, session))
    await Promise.all(joins)
  },
)

const joinTimelineAtom = atom(null, async (_get, set, session: Session, key: TimelineKey) => {
  await untilIdle(session, firstLoadAtom(session, key))
  const { isLoaded, front } = session.store.get(timelineLoadAtoms(session)(key))
  const isRecalled = session.store.get(recalledAtoms(session)(key)) !== null
  if (!isLoaded && !isRecalled) return
  const trouble = await set(refreshTimelineAtom, session, key, front)
  if (trouble === null) return
  const window = session.store.get(timelineAtoms(session)(key))
  if (front !== null) set(writeWindowAtom, session, key, markGap(window, front))
  tryAgain(session, key, trouble)
})

const joinLoadedAtom = atom(null, async (_get, set, session: Session) => {
  await untilIdle(session, firstNotificationsAtom(session))
  const { isLoaded } = session.store.get(notificationsLoadAtom(session))
  const isRecalled = session.store.get(recalledAtoms(session)(NOTIFICATIONS_LIST)) !== null
  if (isLoaded || isRecalled) await set(joinNotificationsAtom, session)
})

/** Whether a first page is still awaited: one that failed is asked for by the reader, after this. */
const firstLoadAtom = (session: Session, key: TimelineKey) =>
  atom((get) => {
    const { isLoaded, error } = get(timelineLoadAtoms(session)(key))
    const { isLoading } = get(timelineAtoms(session)(key))
    return { isLoading: isLoading || (!isLoaded && error === null) }
  })

const firstNotificationsAtom = (session: Session) =>
  atom((get) => {
    const { isLoaded, error } = get(notificationsLoadAtom(session))
    const { isLoading } = get(notificationsWindowAtom(session))
    return { isLoading: isLoading || (!isLoaded && error === null) }
  })
