export { type Announcement, announcementOf, noticeWords } from './announcement.ts'
export {
  type DeletionMarks,
  invertMarks,
  markAll,
  markArrived,
  NO_MARKS,
  setMark,
} from './deletion-marks.ts'
export { excludeTypes, isShownType } from './exclude-types.ts'
export { isSeen } from './is-seen.ts'
export { isReaction } from './reaction.ts'
