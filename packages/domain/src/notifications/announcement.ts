import { getSpokenName } from '../entities/account.ts'
import type { AccountId } from '../entities/ids.ts'
import { toStatusRecord } from '../entities/normalise-status.ts'
import type { NotificationEntity } from '../entities/notification.ts'
import type { StatusEntity } from '../entities/status.ts'
import { compileFilters } from '../filters/compile-filters.ts'
import type { FilterRules, KnownFilters } from '../filters/filter-rule.ts'
import { matchStatus } from '../filters/match-status.ts'
import type { NotificationSwitches } from '../settings/server-settings.ts'
import { htmlToText } from '../text/html-to-text.ts'
import { hasContentWarning } from '../text/search-index.ts'

interface AnnouncingAccount {
  readonly me: AccountId
  /** The server settings `notifications.alerts` and `.sounds`; a kind that they do not name is quiet. */
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

/** How a new notification makes itself known beyond its list. */
export interface Announcement {
  readonly isHeard: boolean
  /** As a notice of the system. */
  readonly isShown: boolean
}

/** A mention whose text the account filters; all else is not asked. */
function isSilenced(told: NotificationEntity, { filters, ...account }: AnnouncingAccount): boolean {
  if (told.type !== 'mention' || told.status === null) return false
  const context = 'notifications'
  const compiled = compileFilters(filters, context, account.now)
  const status = toStatusRecord(told.status)
  const verdict = matchStatus({ ...account, status, original: null, context, filters: compiled })
  return verdict.action !== 'none'
}

/**
 * Whether a new notification is heard, and whether it is shown outside of the page: as its kind is
 * set, but a mention never where its warning or text matches a filter for notifications. Never throws.
 *
 * @see NTF-17, NTF-20 to NTF-22
 */
export function announcementOf(told: NotificationEntity, account: AnnouncingAccount): Announcement {
  const isHeard = account.sounds[told.type] === true
  const isShown = account.alerts[told.type] === true
  if (!isHeard && !isShown) return { isHeard, isShown }
  const isQuiet = isSilenced(told, account)
  return { isHeard: isHeard && !isQuiet, isShown: isShown && !isQuiet }
}

/**
 * The words of a system's notice: who it is from, by display name or else username; and the content
 * warning, or without one the text without its HTML, behind the emoji of a reaction. Never throws.
 *
 * @see NTF-19
 */
export function noticeWords({ account, status, reaction }: NotificationEntity): {
  readonly name: string
  readonly body: string
} {
  const name = getSpokenName(account)
  const about = status === null ? '' : bodyOf(status)
  return { name, body: reaction === undefined ? about : `${reaction.text} ${about}`.trimEnd() }
}

const bodyOf = (status: StatusEntity): string =>
  hasContentWarning(status) ? status.spoiler_text : htmlToText(status.content)
