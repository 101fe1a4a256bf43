export { changePushAlerts } from './change-alerts.ts'
export { addNotice, MOST_NOTICES, type NoticeStep, type PushNotice } from './group-notices.ts'
export { noticePath, type PushMessage, readPushMessage } from './push-message.ts'
export { isStillGood, pushTrouble, type PushTrouble } from './subscription-check.ts'
