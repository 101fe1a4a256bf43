import { type Input, textsOf } from '../http/input.ts'
import type { NotificationChoice } from '../store/notifications.ts'

/** Which kinds a call asks for. */
export const notificationChoiceOf = (input: Input): NotificationChoice => ({
  excluded: textsOf(input, 'exclude_types'),
  wanted: textsOf(input, 'types'),
})
