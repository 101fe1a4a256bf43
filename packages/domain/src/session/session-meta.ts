import { DEFAULT_POLL_LIMITS } from '../compose/poll-limits.ts'
import { DEFAULT_MEDIA_LIMITS } from '../compose/upload/media-limits.ts'
import type { AccountEntity, CredentialAccountEntity, Visibility } from '../entities/account.ts'
import type { AccountId } from '../entities/ids.ts'
import type { MediaLimits } from '../entities/media-attachment.ts'
import type { PollLimits } from '../entities/poll.ts'
import { DISPLAY_MEDIA, type DisplayMedia } from '../media/reveal.ts'

/**
 * When media are shown. Old servers only say whether sensitive media are.
 *
 * @param displayMedia any value
 * @param displaySensitiveMedia any value; counts where the first is missing
 * @see SES-06
 */
export function toDisplayMedia(
  displayMedia: unknown,
  displaySensitiveMedia: unknown,
): DisplayMedia {
  const known = DISPLAY_MEDIA.find((word) => word === displayMedia)
  return known ?? (displaySensitiveMedia === true ? 'show_all' : 'default')
}

/** What is known of the signed-in account and its server when the program starts. @see SES-01 */
export interface SessionMeta {
  readonly access_token: string
  /** The host that account names end in. */
  readonly domain: string
  /** `wss://host`; null where the server names none: then it is the API's own host. */
  readonly streaming_api_base_url: string | null
  readonly locale: string
  readonly me: AccountId
  readonly is_staff: boolean
  /** Empty when it is not known. */
  readonly version: string
  /** A picture's address. */
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
  /** Content warnings start open. */
  readonly expand_spoilers: boolean
  readonly unfollow_modal: boolean
  readonly boost_modal: boolean
  readonly favourite_modal: boolean
  readonly delete_modal: boolean
  readonly default_privacy: Visibility
  readonly default_sensitive: boolean
}

/** What holds where a server says nothing. @see SES-07, SES-09, TIM-07 */
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

/** Everything a session starts from, whether the page brought it or it was asked for. */
export interface InitialState {
  readonly meta: SessionMeta
  /** The own account, where it is known. */
  readonly account: CredentialAccountEntity | AccountEntity | null
  /** As saved: read them with `parseServerSettings`; undefined where the server keeps none. */
  readonly settings: unknown
  /** What the composer starts with: a shared text. */
  readonly composeText: string
  /** File extensions and MIME types that may be attached; empty when the server does not say. */
  readonly acceptContentTypes: readonly string[]
}
