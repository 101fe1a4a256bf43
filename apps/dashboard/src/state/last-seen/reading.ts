export { showSeenNotificationsAtom } from '../notifications/show-seen-notifications.ts'
export { showSeenTimelineAtom } from '../timelines/show-seen-timeline.ts'
export { readAhead } from './read-kept.ts'
