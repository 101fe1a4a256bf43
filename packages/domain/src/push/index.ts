export { changePushAlerts } from './change-alerts.ts'
export {
  addPushNotification,
  MAX_NOTIFICATIONS,
  type NotificationUpdate,
  type PushNotification,
} from './group-notifications.ts'
export { getNotificationPath, type PushMessage, readPushMessage } from './push-message.ts'
export { isSubscriptionValid, toPushError, type PushError } from './subscription-check.ts'
