import { atom } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import { createList, type ListState } from '@colonnade/domain/list'
import { holdRecords } from '../entities/holders.ts'
import { type ListLoad, NOT_LOADED } from '../live-lists/list-source.ts'
import { perSession } from '../session.ts'

/** Which notifications are listed. Written through `writeNotificationsAtom` only. */
export const notificationsWindowAtom = perSession(() =>
  atom<ListState<NotificationId>>(createList<NotificationId>()),
)
holdRecords((get, session) => ({ notifications: get(notificationsWindowAtom(session)).items }))

export const notificationsLoadAtom = perSession(() => atom<ListLoad<NotificationId>>(NOT_LOADED))

/** How many notifications of an account nobody has seen. */
export const unreadNotificationsAtom = perSession((session) =>
  atom((get) => get(notificationsWindowAtom(session)).unread),
)
