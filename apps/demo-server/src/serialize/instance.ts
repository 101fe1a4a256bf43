import { sql } from 'kysely'
import { MAX_MEDIA_BYTES, MAX_DECODED_AREA, MAX_DESCRIPTION_LENGTH } from '../http/body-limits.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import { loadVapidKeys } from '../store/push-subscriptions.ts'
import type { Store } from '../store/store.ts'

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']
const VIDEO_AND_AUDIO_TYPES = ['video/webm', 'video/mp4', 'audio/ogg', 'audio/mpeg', 'audio/wav']

/** The media types that can be uploaded. */
export const ACCEPTED_TYPES: readonly string[] = [...IMAGE_TYPES, ...VIDEO_AND_AUDIO_TYPES]

export const getStreamingUrl = (origin: string): string => origin.replace(/^http/, 'ws')

function getConfiguration({
  maxCharacters,
  charactersPerUrl,
  maxMedia,
  maxImageBytes,
}: InstanceSettings) {
  return {
    accounts: { max_featured_tags: 10, max_pinned_statuses: 5 },
    statuses: {
      max_characters: maxCharacters,
      max_media_attachments: maxMedia,
      characters_reserved_per_url: charactersPerUrl,
    },
    media_attachments: {
      supported_mime_types: ACCEPTED_TYPES,
      description_limit: MAX_DESCRIPTION_LENGTH,
      image_size_limit: maxImageBytes,
      image_matrix_limit: MAX_DECODED_AREA,
      video_size_limit: MAX_MEDIA_BYTES,
      video_frame_rate_limit: 120,
      video_matrix_limit: 8_294_400,
    },
    polls: {
      max_options: 4,
      max_characters_per_option: 50,
      min_expiration: 300,
      max_expiration: 2_629_746,
    },
  }
}

/** @see https://docs.joinmastodon.org/entities/Rule/ */
const serializeRules = ({ rules }: InstanceSettings) =>
  rules.map((text, index) => ({ id: String(index + 1), text, hint: '' }))

async function loadStats({ db }: Store) {
  const { rows } = await sql<{ people: number; statuses: number; domains: number }>`
    select count(*) filter (where domain is null)::int as people,
      coalesce(sum(statuses_count) filter (where domain is null), 0)::int as statuses,
      count(distinct domain)::int as domains
    from accounts`.execute(db)
  return rows[0] ?? { people: 0, statuses: 0, domains: 0 }
}

/** @see https://docs.joinmastodon.org/entities/V1_Instance/ */
export async function serializeInstanceV1(
  store: Store,
  settings: InstanceSettings,
  origin: string,
) {
  const { people, statuses, domains } = await loadStats(store)
  return {
    uri: new URL(origin).host,
    title: settings.title,
    short_description: settings.description,
    description: settings.description,
    email: '',
    version: settings.version,
    urls: { streaming_api: getStreamingUrl(origin) },
    stats: { user_count: people, status_count: statuses, domain_count: domains },
    thumbnail: null,
    languages: ['en'],
    registrations: false,
    approval_required: false,
    invites_enabled: false,
    max_toot_chars: settings.maxCharacters,
    configuration: getConfiguration(settings),
    contact_account: null,
    rules: serializeRules(settings),
  }
}

/** @see https://docs.joinmastodon.org/entities/Instance/ */
export async function serializeInstanceV2(
  store: Store,
  settings: InstanceSettings,
  origin: string,
) {
  const { people } = await loadStats(store)
  const { publicKey } = await loadVapidKeys(store)
  return {
    domain: new URL(origin).host,
    title: settings.title,
    version: settings.version,
    source_url: '',
    description: settings.description,
    usage: { users: { active_month: people } },
    thumbnail: null,
    icon: [],
    languages: ['en'],
    configuration: {
      ...getConfiguration(settings),
      urls: {
        streaming: getStreamingUrl(origin),
        about: `${origin}/about`,
        terms_of_service: `${origin}/terms`,
      },
      vapid: { public_key: publicKey },
      translation: { enabled: false },
    },
    registrations: { enabled: false, approval_required: false, message: null },
    contact: { email: '', account: null },
    rules: serializeRules(settings),
    api_versions: { mastodon: 2 },
  }
}
