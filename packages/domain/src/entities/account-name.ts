import { hasVisibleText } from '../text/visible-text.ts'
import type { AccountEntity } from './account.ts'
import { splitShortcodes } from './custom-emoji.ts'

export type NamedAccount = Pick<AccountEntity, 'display_name' | 'username' | 'acct'> &
  Partial<Pick<AccountEntity, 'emojis'>>

/** What looks like a custom emoji but not like a time of day: `:blob:`, not the middle of `12:30:45`. */
const SHORTCODE = /(?<![\p{L}\p{N}]):\w+:(?![\p{L}\p{N}])/gu

/**
 * The display name, or the username where nothing of it can be seen; shortcodes without a picture count as nothing.
 * Other shortcodes stay `:shortcode:`.
 *
 * @see ENT-01
 */
export function getAccountName(account: NamedAccount): string {
  const name = account.display_name.trim()
  // Every account that arrives comes by, and most names have no emoji.
  if (!name.includes(':')) return hasVisibleText(name) ? name : getHandleName(account)
  const isDrawn = splitShortcodes(name, account.emojis ?? []).some(
    ({ text, emoji }) => emoji !== null || hasVisibleText(text.replace(SHORTCODE, '')),
  )
  return isDrawn ? name : getHandleName(account)
}

/** The name for places that show no pictures: speech, tooltips, system notifications. Shortcodes are left out. */
export function getSpokenName(account: NamedAccount): string {
  const name = splitShortcodes(account.display_name, account.emojis ?? [])
    .map(({ text, emoji }) => (emoji === null ? text.replace(SHORTCODE, ' ') : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  return hasVisibleText(name) ? name : getHandleName(account)
}

const getHandleName = ({ username, acct }: Pick<AccountEntity, 'username' | 'acct'>): string =>
  hasVisibleText(username) ? username : acct
