import { atom } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import {
  type DeletionMarks,
  invertMarks,
  markAll,
  markArrived,
  NO_MARKS,
  setMark,
} from '@colonnade/domain/notifications'
import { perSession, type Session } from '../session.ts'
import { notificationsWindowAtom } from './notifications.ts'

/** Whether notifications are being picked for deletion. Written by `setCleaningAtom`. */
export const isCleaningAtom = perSession(() => atom(false))

/** What is picked. Written here only. */
export const deletionMarksAtom = perSession(() => atom<DeletionMarks>(NO_MARKS))

/** What is picked and still listed: only what somebody can see is deleted. */
export const markedIdsAtom = perSession((session) =>
  atom((get): readonly NotificationId[] => {
    const { ids } = get(deletionMarksAtom(session))
    const { items } = get(notificationsWindowAtom(session))
    return items.filter((id) => id !== null).filter((id) => ids.has(id))
  }),
)

/** Enters the cleaning mode or leaves it; leaving unmarks all (NTF-06). */
export const setCleaningAtom = atom(null, (_get, set, session: Session, isOn: boolean) => {
  set(isCleaningAtom(session), isOn)
  if (!isOn) set(deletionMarksAtom(session), NO_MARKS)
})

/** @param ids of one row: what several people did to the same post is picked together (NTF-07) */
export const markNotificationsAtom = atom(
  null,
  (_get, set, session: Session, ids: readonly NotificationId[], isMarked: boolean) => {
    set(deletionMarksAtom(session), (marks) =>
      ids.reduce((known, id) => setMark(known, id, isMarked), marks),
    )
  },
)

/** Marks every notification that is listed, none, or those that are not marked yet (NTF-08). */
export const markListedAtom = atom(
  null,
  (get, set, session: Session, which: 'all' | 'none' | 'inverted') => {
    const { items } = get(notificationsWindowAtom(session))
    set(deletionMarksAtom(session), (marks) => {
      if (which === 'none') return NO_MARKS
      return which === 'all' ? markAll(items) : invertMarks(marks, items)
    })
  },
)

/** What comes in after "all" is marked too. */
export const markArrivedAtom = atom(
  null,
  (_get, set, session: Session, ids: readonly NotificationId[]) => {
    set(deletionMarksAtom(session), (marks) => ids.reduce(markArrived, marks))
  },
)
