import { DEFAULT_POLL_LIMITS } from '@colonnade/domain/compose'
import type {
  InstanceEntity,
  InstanceRule,
  PollLimits,
  PreferencesEntity,
} from '@colonnade/domain/entities'
import {
  toShortText,
  toCountOrNull,
  DecodeError,
  toFields,
  toFlag,
  toIdText,
  decodeItems,
  type Raw,
  toText,
  toTexts,
  toUrlOrNull,
} from './fields.ts'

/** Maximum length of a host, a version or a key, in UTF-16 code units; several times a real one. */
const MAX_TEXT_LENGTH = 500

const MAX_ADDRESS_LENGTH = 2_000

interface Limits {
  readonly max_characters: number
  readonly characters_reserved_per_url: number
  readonly max_media_attachments: number
  readonly supported_mime_types: readonly string[]
  readonly description_limit: number
  readonly image_size_limit: number
  readonly video_size_limit: number
}

interface Configuration {
  readonly urls: { readonly streaming: string }
  readonly statuses: Limits
  readonly media_attachments: Limits
  readonly vapid: { readonly public_key: string }
  readonly polls: PollLimits
}

/** The fields of both versions; those of the other version are absent. */
interface InstanceBody {
  readonly domain: string
  readonly uri: string
  readonly title: string
  readonly version: string
  readonly source_url: string
  readonly api_versions: { readonly mastodon: number }
  readonly urls: { readonly streaming_api: string }
  readonly configuration: Configuration
  readonly max_toot_chars: number
  /** Pleroma only. */
  readonly max_media_attachments: number
  readonly description_limit: number
  /** For any file; Pleroma only. */
  readonly upload_limit: number
  readonly invites_enabled: boolean
  readonly rules: readonly InstanceRule[]
}

/** @throws DecodeError when the body is not a Mastodon instance: it has no version, or no host */
export function decodeInstanceV2(raw: unknown): InstanceEntity {
  const body = toFields<InstanceBody>(raw)
  const configuration = toFields<Configuration>(body?.configuration)
  const urls = toFields<Configuration['urls']>(configuration?.urls)
  return readInstance(body, configuration, body?.domain, urls?.streaming)
}

/** @throws DecodeError like version 2 */
export function decodeInstanceV1(raw: unknown): InstanceEntity {
  const body = toFields<InstanceBody>(raw)
  const configuration = toFields<Configuration>(body?.configuration)
  const urls = toFields<InstanceBody['urls']>(body?.urls)
  return readInstance(body, configuration, body?.uri, urls?.streaming_api)
}

function readInstance(
  body: Raw<InstanceBody> | null,
  configuration: Raw<Configuration> | null,
  host: unknown,
  streaming: unknown,
): InstanceEntity {
  const domain = toShortText(host, MAX_TEXT_LENGTH)
    .replace(/^https?:\/\//, '')
    .replace(/\/[\s\S]*$/, '')
  const version = toShortText(body?.version, MAX_TEXT_LENGTH)
  if (body === null || domain === '') throw new DecodeError('instance', 'no host')
  // A server that was built without a version reports an empty one.
  if (typeof body.version !== 'string') throw new DecodeError('instance', 'no version')
  const statuses = toFields<Limits>(configuration?.statuses)
  const media = toFields<Limits>(configuration?.media_attachments)
  const vapid = toFields<Configuration['vapid']>(configuration?.vapid)
  return {
    domain,
    title: toText(body.title) || domain,
    version,
    source_url: toUrlOrNull(body.source_url),
    api_version: toCountOrNull(toFields<InstanceBody['api_versions']>(body.api_versions)?.mastodon),
    streaming_url: toSocketAddress(streaming),
    max_characters: toCountOrNull(statuses?.max_characters) ?? toCountOrNull(body.max_toot_chars),
    characters_reserved_per_url: toCountOrNull(statuses?.characters_reserved_per_url),
    max_media_attachments:
      toCountOrNull(statuses?.max_media_attachments) ?? toCountOrNull(body.max_media_attachments),
    description_limit:
      toCountOrNull(media?.description_limit) ?? toCountOrNull(body.description_limit),
    image_size_limit: toCountOrNull(media?.image_size_limit) ?? toCountOrNull(body.upload_limit),
    video_size_limit: toCountOrNull(media?.video_size_limit) ?? toCountOrNull(body.upload_limit),
    polls: readPolls(toFields<PollLimits>(configuration?.polls)),
    supported_mime_types: toTexts(media?.supported_mime_types),
    vapid_key: toUncutText(vapid?.public_key, MAX_TEXT_LENGTH) || null,
    invites_enabled: toFlag(body.invites_enabled),
    rules: decodeItems(body.rules, readRule),
  }
}

/** Returns null without a number of options, because the server then has no polls. */
function readPolls(raw: Raw<PollLimits> | null): PollLimits | null {
  const max_options = toCountOrNull(raw?.max_options)
  if (max_options === null) return null
  return {
    max_options,
    max_characters_per_option:
      toCountOrNull(raw?.max_characters_per_option) ??
      DEFAULT_POLL_LIMITS.max_characters_per_option,
    min_expiration: toCountOrNull(raw?.min_expiration) ?? DEFAULT_POLL_LIMITS.min_expiration,
    max_expiration: toCountOrNull(raw?.max_expiration) ?? DEFAULT_POLL_LIMITS.max_expiration,
  }
}

function readRule(raw: unknown): InstanceRule | null {
  const fields = toFields<InstanceRule>(raw)
  const [id, words] = [toIdText(fields?.id), toText(fields?.text).trim()]
  return id === '' || words === '' ? null : { id, text: words }
}

/** Returns an empty text when it is too long, because a part of it would be another value. */
function toUncutText(raw: unknown, limit: number): string {
  const all = toText(raw)
  return all.length <= limit ? all : ''
}

/** Converts `http` and `https` to `ws` and `wss`; returns null for anything but an address. */
function toSocketAddress(raw: unknown): string | null {
  const address = toUncutText(raw, MAX_ADDRESS_LENGTH).replace(/^http/i, 'ws')
  return /^wss?:\/\/\S+$/i.test(address) ? address : null
}

const TEXT_PREFERENCES = [
  'posting:default:visibility',
  'posting:default:language',
  'reading:expand:media',
] as const

const FLAG_PREFERENCES = [
  'posting:default:sensitive',
  'reading:expand:spoilers',
  'reading:autoplay:gifs',
] as const

/** Decodes the preferences of the right type; an empty body is accepted. Never throws. */
export function decodePreferences(raw: unknown): PreferencesEntity {
  const fields = toFields<PreferencesEntity>(raw) ?? {}
  const words = TEXT_PREFERENCES.filter((key) => typeof fields[key] === 'string')
  const flags = FLAG_PREFERENCES.filter((key) => typeof fields[key] === 'boolean')
  return Object.fromEntries([...words, ...flags].map((key) => [key, fields[key]]))
}
