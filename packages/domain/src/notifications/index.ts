export {
  type NotificationDelivery,
  getNotificationDelivery,
  getDesktopNotificationText,
} from './notification-delivery.ts'
export {
  type DeletionMarks,
  invertMarks,
  markAll,
  markNew,
  NO_MARKS,
  setMark,
} from './deletion-marks.ts'
export { getExcludedTypes, isShownType } from './exclude-types.ts'
export {
  type ColumnKinds,
  getNotificationKind,
  getShownKinds,
  getTypesOutside,
  NOTIFICATION_KINDS,
  type NotificationKind,
  readColumnKinds,
  toggleKind,
} from './notification-kinds.ts'
export { isSeen } from './is-seen.ts'
export { isReaction } from './reaction.ts'
