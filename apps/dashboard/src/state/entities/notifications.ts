import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { NotificationId, NotificationRecord } from '@colonnade/domain/entities'
import { perSession } from '../session.ts'

/** Each notification, with the IDs of its account and status. */
export const notificationAtoms = perSession(() =>
  atomFamily((_id: NotificationId) => atom<NotificationRecord | undefined>(undefined)),
)
