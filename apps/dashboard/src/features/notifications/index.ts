export { NotificationsColumn } from './NotificationsColumn.tsx'
