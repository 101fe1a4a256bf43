import { atom } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import {
  type DeletionMarks,
  invertMarks,
  markAll,
  markNew,
  NO_MARKS,
  setMark,
} from '@colonnade/domain/notifications'
import { perSession, type Session } from '../session.ts'
import { getListedNotifications } from './notifications.ts'

/** Whether notifications are being selected for deletion. Written by `setCleaningAtom`. */
export const isCleaningAtom = perSession(() => atom(false))

/** The selected notifications. Written only here. */
export const deletionMarksAtom = perSession(() => atom<DeletionMarks>(NO_MARKS))

/** The selected notifications that are still listed. Only visible ones are deleted. */
export const markedIdsAtom = perSession((session) =>
  atom((get): readonly NotificationId[] => {
    const { ids } = get(deletionMarksAtom(session))
    return getListedNotifications(get, session).filter((id) => ids.has(id))
  }),
)

/** Starts or ends the selection mode. Ending it removes all marks (NTF-06). */
export const setCleaningAtom = atom(null, (_get, set, session: Session, isOn: boolean) => {
  set(isCleaningAtom(session), isOn)
  if (!isOn) set(deletionMarksAtom(session), NO_MARKS)
})

/** @param ids of one row: a group of notifications of the same post is selected together (NTF-07) */
export const markNotificationsAtom = atom(
  null,
  (_get, set, session: Session, ids: readonly NotificationId[], isMarked: boolean) => {
    set(deletionMarksAtom(session), (marks) =>
      ids.reduce((known, id) => setMark(known, id, isMarked), marks),
    )
  },
)

/** Marks every listed notification, none, or those that are not marked (NTF-08). */
export const markListedAtom = atom(
  null,
  (get, set, session: Session, which: 'all' | 'none' | 'inverted') => {
    const items = getListedNotifications(get, session)
    set(deletionMarksAtom(session), (marks) => {
      if (which === 'none') return NO_MARKS
      return which === 'all' ? markAll(items) : invertMarks(marks, items)
    })
  },
)

/** Marks notifications that arrive after "all". */
export const markNewNotificationsAtom = atom(
  null,
  (_get, set, session: Session, ids: readonly NotificationId[]) => {
    set(deletionMarksAtom(session), (marks) => ids.reduce(markNew, marks))
  },
)
