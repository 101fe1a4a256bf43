import { atom } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import { createList, type ListState } from '@colonnade/domain/list'
import { retainRecords } from '../entities/retain-records.ts'
import { type ListLoadState, NOT_LOADED } from '../live-lists/list-source.ts'
import { perSession } from '../session.ts'

/** The listed notifications. Written only through `writeNotificationsAtom`. */
export const notificationsWindowAtom = perSession(() =>
  atom<ListState<NotificationId>>(createList<NotificationId>()),
)
retainRecords((get, session) => ({ notifications: get(notificationsWindowAtom(session)).items }))

export const notificationsLoadAtom = perSession(() =>
  atom<ListLoadState<NotificationId>>(NOT_LOADED),
)

/** The number of unread notifications of an account. */
export const unreadNotificationsAtom = perSession((session) =>
  atom((get) => get(notificationsWindowAtom(session)).unread),
)
