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
  getShownKinds,
  isOnlyUnanswered,
  NOTIFICATION_KINDS,
  type NotificationKind,
  readColumnKinds,
} from './column-kinds.ts'
export { type NotificationPeople, readColumnPeople } from './column-people.ts'
export { getChosenLists, getListPeople, isAmongPeople, togglePeople } from './is-among-people.ts'
export { getNotificationKind, getTypesOutside, toggleKind } from './notification-kinds.ts'
export { isSeen } from './is-seen.ts'
export { isReaction } from './reaction.ts'
export {
  changeMarks,
  findNextDue,
  getPutOffTime,
  type MarkChange,
  NO_MARKS_YET,
  type NotificationMark,
  type NotificationMarks,
  type PutOffChoice,
  readMarks,
  replaceMarks,
  toStoredMarks,
} from './notification-marks.ts'
