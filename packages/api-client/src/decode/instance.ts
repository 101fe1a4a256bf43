import { DEFAULT_POLL_LIMITS } from '@colonnade/domain/compose'
import type {
  InstanceEntity,
  InstanceRule,
  PollLimits,
  PreferencesEntity,
} from '@colonnade/domain/entities'
import {
  brief,
  countOrNull,
  DecodeError,
  fieldsOf,
  flag,
  idText,
  many,
  type Raw,
  text,
  texts,
  urlOrNull,
} from './fields.ts'

/** Of a host, a version or a key, in UTF-16 units; several times what any has. */
const LONGEST_FACT = 500

const LONGEST_ADDRESS = 2_000

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

/** Both versions in one: what is in neither is simply absent. */
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
  /** Pleroma's. */
  readonly max_media_attachments: number
  readonly description_limit: number
  /** Of any file; Pleroma's. */
  readonly upload_limit: number
  readonly invites_enabled: boolean
  readonly rules: readonly InstanceRule[]
}

/** @throws DecodeError when the body is no Mastodon instance: no version, or no host */
export function decodeInstanceV2(raw: unknown): InstanceEntity {
  const body = fieldsOf<InstanceBody>(raw)
  const configuration = fieldsOf<Configuration>(body?.configuration)
  const urls = fieldsOf<Configuration['urls']>(configuration?.urls)
  return readInstance(body, configuration, body?.domain, urls?.streaming)
}

/** @throws DecodeError like version 2 */
export function decodeInstanceV1(raw: unknown): InstanceEntity {
  const body = fieldsOf<InstanceBody>(raw)
  const configuration = fieldsOf<Configuration>(body?.configuration)
  const urls = fieldsOf<InstanceBody['urls']>(body?.urls)
  return readInstance(body, configuration, body?.uri, urls?.streaming_api)
}

function readInstance(
  body: Raw<InstanceBody> | null,
  configuration: Raw<Configuration> | null,
  host: unknown,
  streaming: unknown,
): InstanceEntity {
  const domain = brief(host, LONGEST_FACT)
    .replace(/^https?:\/\//, '')
    .replace(/\/[\s\S]*$/, '')
  const version = brief(body?.version, LONGEST_FACT)
  if (body === null || domain === '') throw new DecodeError('instance', 'no host')
  if (version === '') throw new DecodeError('instance', 'no version')
  const statuses = fieldsOf<Limits>(configuration?.statuses)
  const media = fieldsOf<Limits>(configuration?.media_attachments)
  const vapid = fieldsOf<Configuration['vapid']>(configuration?.vapid)
  return {
    domain,
    title: text(body.title) || domain,
    version,
    source_url: urlOrNull(body.source_url),
    api_version: countOrNull(fieldsOf<InstanceBody['api_versions']>(body.api_versions)?.mastodon),
    streaming_url: socketAddress(streaming),
    max_characters: countOrNull(statuses?.max_characters) ?? countOrNull(body.max_toot_chars),
    characters_reserved_per_url: countOrNull(statuses?.characters_reserved_per_url),
    max_media_attachments:
      countOrNull(statuses?.max_media_attachments) ?? countOrNull(body.max_media_attachments),
    description_limit: countOrNull(media?.description_limit) ?? countOrNull(body.description_limit),
    image_size_limit: countOrNull(media?.image_size_limit) ?? countOrNull(body.upload_limit),
    video_size_limit: countOrNull(media?.video_size_limit) ?? countOrNull(body.upload_limit),
    polls: readPolls(fieldsOf<PollLimits>(configuration?.polls)),
    supported_mime_types: texts(media?.supported_mime_types),
    vapid_key: whole(vapid?.public_key, LONGEST_FACT) || null,
    invites_enabled: flag(body.invites_enabled),
    rules: many(body.rules, readRule),
  }
}

/** One without a number of options says nothing of polls. */
function readPolls(raw: Raw<PollLimits> | null): PollLimits | null {
  const max_options = countOrNull(raw?.max_options)
  if (max_options === null) return null
  return {
    max_options,
    max_characters_per_option:
      countOrNull(raw?.max_characters_per_option) ?? DEFAULT_POLL_LIMITS.max_characters_per_option,
    min_expiration: countOrNull(raw?.min_expiration) ?? DEFAULT_POLL_LIMITS.min_expiration,
    max_expiration: countOrNull(raw?.max_expiration) ?? DEFAULT_POLL_LIMITS.max_expiration,
  }
}

function readRule(raw: unknown): InstanceRule | null {
  const fields = fieldsOf<InstanceRule>(raw)
  const [id, words] = [idText(fields?.id), text(fields?.text).trim()]
  return id === '' || words === '' ? null : { id, text: words }
}

/** Half of it would be another one. */
function whole(raw: unknown, limit: number): string {
  const all = text(raw)
  return all.length <= limit ? all : ''
}

/** `http` and `https` mean their socket twins; anything else is no streaming address. */
function socketAddress(raw: unknown): string | null {
  const address = whole(raw, LONGEST_ADDRESS).replace(/^http/i, 'ws')
  return /^wss?:\/\/\S+$/i.test(address) ? address : null
}

const WORDS = [
  'posting:default:visibility',
  'posting:default:language',
  'reading:expand:media',
] as const

const FLAGS = [
  'posting:default:sensitive',
  'reading:expand:spoilers',
  'reading:autoplay:gifs',
] as const

/** Only what the server states with the right type; nothing at all is fine. Never throws. */
export function decodePreferences(raw: unknown): PreferencesEntity {
  const fields = fieldsOf<PreferencesEntity>(raw) ?? {}
  const words = WORDS.filter((key) => typeof fields[key] === 'string')
  const flags = FLAGS.filter((key) => typeof fields[key] === 'boolean')
  return Object.fromEntries([...words, ...flags].map((key) => [key, fields[key]]))
}
