import { hasVisibleText } from '../text/visible-text.ts'
import { type CustomEmojiEntity, splitShortcodes } from './custom-emoji.ts'
import type { AccountId } from './ids.ts'

export interface AccountField {
  readonly name: string
  /** HTML from the instance: never trusted. */
  readonly value: string
  readonly verified_at?: string | null
}

/** An account as the instance sends it. @see https://docs.joinmastodon.org/entities/Account/ */
export interface AccountEntity {
  readonly id: AccountId
  readonly username: string
  /** `username` for local accounts, `username@domain` for remote ones. */
  readonly acct: string
  readonly display_name: string
  readonly locked: boolean
  readonly bot: boolean
  /** A group account, which boosts the posts that it receives (3.1). */
  readonly group?: boolean
  readonly created_at: string
  /** HTML from the instance: never trusted. */
  readonly note: string
  readonly url: string
  readonly avatar: string
  readonly avatar_static: string
  readonly header: string
  readonly header_static: string
  /** -1 if the account hides it, or if the server does not send it. */
  readonly followers_count: number
  readonly following_count: number
  readonly statuses_count: number
  readonly emojis: readonly CustomEmojiEntity[]
  readonly fields: readonly AccountField[]
  readonly moved?: AccountEntity | null
  /** Suspended by the moderators; it has no content. */
  readonly suspended?: boolean
  /** Hidden by the moderators from accounts that do not follow it (3.5). */
  readonly limited?: boolean
}

/** An account in the list of muted accounts. @see https://docs.joinmastodon.org/entities/MutedAccount/ */
export interface MutedAccountEntity extends AccountEntity {
  /** End of a timed mute; null for a permanent mute, and if the server does not send it (before 3.3). */
  readonly mute_expires_at: string | null
}

/** The signed-in account, with the fields that only its owner sees. */
export interface CredentialAccountEntity extends AccountEntity {
  readonly source: {
    readonly privacy: Visibility
    readonly sensitive: boolean
    readonly language?: string | null
    readonly note: string
    readonly follow_requests_count: number
  }
  /** 4.x: `permissions` is a decimal bit mask. */
  readonly role?: {
    readonly id: string
    readonly name: string
    readonly permissions: string
  } | null
}

/** Least to most restrictive; `private` reads "Followers only" in the interface. */
export const VISIBILITIES = ['public', 'unlisted', 'private', 'direct'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** Counters that change often. They are stored separately, so that a follow does not rewrite the account. */
export interface AccountCounters {
  readonly followers_count: number
  readonly following_count: number
  readonly statuses_count: number
}

/** An account as the store keeps it: without counters, its `moved` target by id. */
export interface AccountRecord extends Omit<AccountEntity, keyof AccountCounters | 'moved'> {
  readonly moved: AccountId | null
  /** The displayed name, escaped. Custom emoji stay `:shortcode:`. Never empty. */
  readonly display_name_html: string
}

export type NamedAccount = Pick<AccountEntity, 'display_name' | 'username' | 'acct'> &
  Partial<Pick<AccountEntity, 'emojis'>>

/** Matches a custom emoji but not a time of day: `:blob:`, not the middle of `12:30:45`. */
const SHORTCODE = /(?<![\p{L}\p{N}]):\w+:(?![\p{L}\p{N}])/gu

/**
 * Returns the display name, or the username if the display name has no visible text. Shortcodes without an image
 * count as invisible. Other shortcodes stay `:shortcode:`.
 *
 * @see ENT-01
 */
export function getAccountName(account: NamedAccount): string {
  const name = account.display_name.trim()
  // Every loaded account passes here, and most names have no emoji.
  if (!name.includes(':')) return hasVisibleText(name) ? name : getHandleName(account)
  const isDrawn = splitShortcodes(name, account.emojis ?? []).some(
    ({ text, emoji }) => emoji !== null || hasVisibleText(text.replace(SHORTCODE, '')),
  )
  return isDrawn ? name : getHandleName(account)
}

/** Returns the name for text without images: screen readers, tooltips, system notifications. Omits shortcodes. */
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
