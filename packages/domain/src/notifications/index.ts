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
export { isSeen } from './is-seen.ts'
export { isReaction } from './reaction.ts'
