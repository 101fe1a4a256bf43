export { NotificationSettings } from './NotificationSettings.tsx'
export { NotificationsColumn } from './NotificationsColumn.tsx'
