import { getMediaLimits } from '../compose/upload/media-limits.ts'
import { toVisibility } from '../compose/visibility.ts'
import type { CredentialAccountEntity } from '../entities/account.ts'
import type { InstanceEntity, PreferencesEntity } from '../entities/instance.ts'
import { DEFAULT_META, type InitialState, toDisplayMedia } from './session-meta.ts'

/** Permission bits of a role that make it staff: administrator, manage reports, manage users. */
const STAFF_PERMISSIONS = (1n << 0n) | (1n << 4n) | (1n << 10n)

/**
 * Whether a role (4.x) has admin links. Servers with roles send no `is_staff` to API clients.
 *
 * @param permissions a decimal bit mask; may need more than 53 bits
 * @see SES-03
 */
export function isStaffRole(permissions: string | undefined): boolean {
  const mask = String(permissions)
  return /^\d+$/.test(mask) && (BigInt(mask) & STAFF_PERMISSIONS) !== 0n
}

interface SessionParts {
  readonly credentials: CredentialAccountEntity
  /** null if the request failed. */
  readonly instance: InstanceEntity | null
  /** null on servers without preferences (before 2.8). */
  readonly preferences: PreferencesEntity | null
  readonly accessToken: string
  /** The host of the sign-in. The domain that the instance sends overrides it. */
  readonly domain: string
  readonly locale?: string
}

/** Builds the same record as a page contains, from API responses. @see SES-01 to SES-12 */
export function buildInitialState(parts: SessionParts): InitialState {
  const { credentials, instance, preferences, accessToken, domain } = parts
  const source: Partial<CredentialAccountEntity['source']> = credentials.source
  return {
    meta: {
      ...DEFAULT_META,
      access_token: accessToken,
      domain: instance?.domain ?? domain,
      streaming_api_base_url: instance?.streaming_url ?? null,
      locale: parts.locale ?? DEFAULT_META.locale,
      me: credentials.id,
      is_staff: isStaffRole(credentials.role?.permissions),
      version: instance?.version ?? DEFAULT_META.version,
      invites_enabled: instance?.invites_enabled ?? DEFAULT_META.invites_enabled,
      max_toot_chars: instance?.max_characters ?? DEFAULT_META.max_toot_chars,
      characters_reserved_per_url:
        instance?.characters_reserved_per_url ?? DEFAULT_META.characters_reserved_per_url,
      poll_limits: instance?.polls ?? DEFAULT_META.poll_limits,
      media_limits: getMediaLimits(instance),
      auto_play_gif: preferences?.['reading:autoplay:gifs'] ?? DEFAULT_META.auto_play_gif,
      display_media: toDisplayMedia(preferences?.['reading:expand:media'], undefined),
      expand_spoilers: preferences?.['reading:expand:spoilers'] ?? DEFAULT_META.expand_spoilers,
      default_privacy: toVisibility(preferences?.['posting:default:visibility'] ?? source.privacy),
      default_sensitive:
        preferences?.['posting:default:sensitive'] ??
        source.sensitive ??
        DEFAULT_META.default_sensitive,
    },
    account: credentials,
    settings: undefined,
    composeText: '',
    acceptContentTypes: instance?.supported_mime_types ?? [],
  }
}
