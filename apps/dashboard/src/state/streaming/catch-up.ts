import { atom, type Atom } from 'jotai/vanilla'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { loadNewestNotificationsAtom } from '../notifications/load-notifications.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { loadNewestAtom } from '../timelines/load-page.ts'
import { timelineAtoms } from '../timelines/timelines.ts'

/** Where something may have been missed. */
export interface Missed {
  readonly timelines: readonly TimelineKey[]
  readonly notifications: boolean
}

/**
 * Something may have been missed: a stream is back, a poll is due in place of one, the device slept.
 * This is the only way to tell of it; what is newer is asked for.
 *
 * @see TL-11, TL-18
 */
export const catchUpAtom = atom(
  null,
  async (_get, set, session: Session, { timelines, notifications }: Missed): Promise<void> => {
    const loads = timelines.map(async (key) => {
      await untilIdle(session, timelineAtoms(session)(key))
      await set(loadNewestAtom, session, key)
    })
    if (notifications) {
      await untilIdle(session, notificationsWindowAtom(session))
      await set(loadNewestNotificationsAtom, session)
    }
    await Promise.all(loads)
  },
)

/** A page that is under way may have left the server before what was missed. */
function untilIdle(
  { store }: Session,
  windowAtom: Atom<{ readonly isLoading: boolean }>,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (store.get(windowAtom).isLoading) return
      stop()
      resolve()
    }
    const stop = store.sub(windowAtom, look)
    look()
  })
}
