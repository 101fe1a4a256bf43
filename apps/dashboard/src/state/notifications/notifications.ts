import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { NotificationId, NotificationRecord } from '@colonnade/domain/entities'
import { emptyWindow, type TimelineWindow } from '@colonnade/domain/timeline'
import { perSession } from '../session.ts'

/** Which notifications are listed. Written by `place-notifications.ts` and `load-notifications.ts`. */
export const notificationsWindowAtom = perSession(() =>
  atom<TimelineWindow<NotificationId>>(emptyWindow<NotificationId>()),
)

/** Each notification, with its account and status by id. */
export const notificationAtoms = perSession(() =>
  atomFamily((_id: NotificationId) => atom<NotificationRecord | undefined>(undefined)),
)

export const notificationsLoadAtom = perSession(() =>
  atom<{ readonly isLoaded: boolean; readonly error: ApiError | null }>({
    isLoaded: false,
    error: null,
  }),
)

/** The newest that a page brought: what stands above it was told by the stream. */
export const notificationsFrontAtom = perSession(() => atom<NotificationId | null>(null))

/** How many notifications of an account nobody has seen. */
export const unreadNotificationsAtom = perSession((session) =>
  atom((get) => get(notificationsWindowAtom(session)).unread),
)
