import { getSpokenName } from '../entities/account.ts'
import type { AccountId } from '../entities/ids.ts'
import { toStatusRecord } from '../entities/normalise.ts'
import type { NotificationEntity } from '../entities/notification.ts'
import type { StatusEntity } from '../entities/status.ts'
import { compileFilters } from '../filters/compile-filters.ts'
import { matchStatus } from '../filters/decide-filter-action.ts'
import type { FilterRules, KnownFilters } from '../filters/filter-rules.ts'
import type { NotificationSwitches } from '../settings/server-settings.ts'
import { htmlToText } from '../text/html-to-text.ts'
import { hasContentWarning } from '../text/status-search-text.ts'

interface DeliverySettings {
  readonly me: AccountId
  /** The server settings `notifications.alerts` and `.sounds`. A type without a setting is off. */
  readonly alerts: NotificationSwitches
  readonly sounds: NotificationSwitches
  readonly filters: FilterRules
  /** As in `MatchInput`. */
  readonly serverFilters: boolean
  /** As in `MatchInput`. */
  readonly known?: KnownFilters | null
  /** ms since 1970 */
  readonly now: number
}

/** How a new notification is delivered in addition to its column. */
export interface NotificationDelivery {
  readonly hasSound: boolean
  /** As a desktop notification. */
  readonly isShown: boolean
}

/** Whether a filter of the account matches a mention. Other types are not filtered. */
function isSilenced(
  notification: NotificationEntity,
  { filters, ...account }: DeliverySettings,
): boolean {
  if (notification.type !== 'mention' || notification.status === null) return false
  const context = 'notifications'
  const compiled = compileFilters(filters, context, account.now)
  const status = toStatusRecord(notification.status)
  const verdict = matchStatus({ ...account, status, original: null, context, filters: compiled })
  return verdict.action !== 'none'
}

/**
 * Returns whether a new notification plays a sound and whether it shows a desktop notification, by the settings of
 * its type. A mention whose warning or text matches a notification filter does neither. Never throws.
 *
 * @see NTF-17, NTF-20 to NTF-22
 */
export function getNotificationDelivery(
  notification: NotificationEntity,
  account: DeliverySettings,
): NotificationDelivery {
  const hasSound = account.sounds[notification.type] === true
  const isShown = account.alerts[notification.type] === true
  if (!hasSound && !isShown) return { hasSound, isShown }
  const isQuiet = isSilenced(notification, account)
  return { hasSound: hasSound && !isQuiet, isShown: isShown && !isQuiet }
}

/**
 * Returns the text of a desktop notification. The name is the display name or else the username. The body is the
 * content warning, or without one the text without HTML, after the emoji of a reaction. Never throws.
 *
 * @see NTF-19
 */
export function getDesktopNotificationText({ account, status, reaction }: NotificationEntity): {
  readonly name: string
  readonly body: string
} {
  const name = getSpokenName(account)
  const about = status === null ? '' : getBody(status)
  return { name, body: reaction === undefined ? about : `${reaction.text} ${about}`.trimEnd() }
}

const getBody = (status: StatusEntity): string =>
  hasContentWarning(status) ? status.spoiler_text : htmlToText(status.content)
