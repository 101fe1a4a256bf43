import { DEFAULT_POLL_LIMITS } from '../compose/poll-limits.ts'
import { DEFAULT_MEDIA_LIMITS } from '../compose/upload/media-limits.ts'
import type { AccountEntity, CredentialAccountEntity, Visibility } from '../entities/account.ts'
import type { AccountId } from '../entities/ids.ts'
import type { MediaLimits } from '../entities/media-attachment.ts'
import type { PollLimits } from '../entities/poll.ts'
import { DISPLAY_MEDIA, type DisplayMedia } from '../media/reveal-media.ts'

/**
 * Reads the preference for media. Old servers only send whether sensitive media are shown.
 *
 * @param displayMedia any value
 * @param displaySensitiveMedia any value; used if the first is missing
 * @see SES-06
 */
export function toDisplayMedia(
  displayMedia: unknown,
  displaySensitiveMedia: unknown,
): DisplayMedia {
  const known = DISPLAY_MEDIA.find((word) => word === displayMedia)
  return known ?? (displaySensitiveMedia === true ? 'show_all' : 'default')
}

/** The signed-in account and its server at the start of the app. @see SES-01 */
export interface SessionMeta {
  readonly access_token: string
  /** The domain of account names. */
  readonly domain: string
  /** `wss://host`; null for the API's own host. */
  readonly streaming_api_base_url: string | null
  readonly locale: string
  readonly me: AccountId
  readonly is_staff: boolean
  /** Empty if unknown. */
  readonly version: string
  /** URL of an image. */
  readonly mascot: string | null
  readonly search_enabled: boolean
  readonly invites_enabled: boolean
  readonly max_toot_chars: number
  readonly characters_reserved_per_url: number
  readonly poll_limits: PollLimits
  readonly media_limits: MediaLimits
  readonly reduce_motion: boolean
  readonly auto_play_gif: boolean
  readonly display_media: DisplayMedia
  /** Whether content warnings are initially open. */
  readonly expand_spoilers: boolean
  readonly unfollow_modal: boolean
  readonly boost_modal: boolean
  readonly favourite_modal: boolean
  readonly delete_modal: boolean
  readonly default_privacy: Visibility
  readonly default_sensitive: boolean
}

/** Defaults for values that a server does not send. @see SES-07, SES-09, TIM-07 */
export const DEFAULT_META = {
  streaming_api_base_url: null,
  locale: 'en',
  is_staff: false,
  version: '',
  mascot: null,
  search_enabled: false,
  invites_enabled: false,
  max_toot_chars: 500,
  characters_reserved_per_url: 23,
  poll_limits: DEFAULT_POLL_LIMITS,
  media_limits: DEFAULT_MEDIA_LIMITS,
  reduce_motion: false,
  auto_play_gif: false,
  display_media: 'default',
  expand_spoilers: false,
  unfollow_modal: true,
  boost_modal: false,
  favourite_modal: false,
  delete_modal: true,
  default_privacy: 'public',
  default_sensitive: false,
} as const satisfies Partial<SessionMeta>

/** The data with which a session starts, from the page or from the API. */
export interface InitialState {
  readonly meta: SessionMeta
  /** The signed-in account, if known. */
  readonly account: CredentialAccountEntity | AccountEntity | null
  /** As saved: read them with `parseServerSettings`; undefined if the server stores none. */
  readonly settings: unknown
  /** The initial text of the composer: a shared text. */
  readonly composeText: string
  /** File extensions and MIME types that may be attached; empty if the server does not send them. */
  readonly acceptContentTypes: readonly string[]
}
