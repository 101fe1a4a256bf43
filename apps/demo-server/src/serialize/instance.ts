import { sql } from 'kysely'
import {
  LARGEST_FILM,
  LARGEST_IMAGE,
  LARGEST_OPENED_AREA,
  LONGEST_DESCRIPTION,
} from '../http/body-limits.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import { vapidKeys } from '../store/push-subscriptions.ts'
import type { Store } from '../store/store.ts'

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']
const FILM_TYPES = ['video/webm', 'video/mp4', 'audio/ogg', 'audio/mpeg', 'audio/wav']

/** Mime types of what may be uploaded. */
export const ACCEPTED_TYPES: readonly string[] = [...IMAGE_TYPES, ...FILM_TYPES]

export const streamingUrl = (origin: string): string => origin.replace(/^http/, 'ws')

function configurationOf({ maxCharacters, charactersPerUrl }: InstanceSettings) {
  return {
    accounts: { max_featured_tags: 10, max_pinned_statuses: 5 },
    statuses: {
      max_characters: maxCharacters,
      max_media_attachments: 4,
      characters_reserved_per_url: charactersPerUrl,
    },
    media_attachments: {
      supported_mime_types: ACCEPTED_TYPES,
      description_limit: LONGEST_DESCRIPTION,
      image_size_limit: LARGEST_IMAGE,
      image_matrix_limit: LARGEST_OPENED_AREA,
      video_size_limit: LARGEST_FILM,
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
const rulesOf = ({ rules }: InstanceSettings) =>
  rules.map((text, index) => ({ id: String(index + 1), text, hint: '' }))

async function statsOf({ db }: Store) {
  const { rows } = await sql<{ people: number; statuses: number; domains: number }>`
    select count(*) filter (where domain is null)::int as people,
      coalesce(sum(statuses_count) filter (where domain is null), 0)::int as statuses,
      count(distinct domain)::int as domains
    from accounts`.execute(db)
  return rows[0] ?? { people: 0, statuses: 0, domains: 0 }
}

/** @see https://docs.joinmastodon.org/entities/V1_Instance/ */
export async function instanceV1(store: Store, settings: InstanceSettings, origin: string) {
  const { people, statuses, domains } = await statsOf(store)
  return {
    uri: new URL(origin).host,
    title: settings.title,
    short_description: settings.description,
    description: settings.description,
    email: '',
    version: settings.version,
    urls: { streaming_api: streamingUrl(origin) },
    stats: { user_count: people, status_count: statuses, domain_count: domains },
    thumbnail: null,
    languages: ['en'],
    registrations: false,
    approval_required: false,
    invites_enabled: false,
    max_toot_chars: settings.maxCharacters,
    configuration: configurationOf(settings),
    contact_account: null,
    rules: rulesOf(settings),
  }
}

/** @see https://docs.joinmastodon.org/entities/Instance/ */
export async function instanceV2(store: Store, settings: InstanceSettings, origin: string) {
  const { people } = await statsOf(store)
  const { publicKey } = await vapidKeys(store)
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
      ...configurationOf(settings),
      urls: {
        streaming: streamingUrl(origin),
        about: `${origin}/about`,
        terms_of_service: `${origin}/terms`,
      },
      vapid: { public_key: publicKey },
      translation: { enabled: false },
    },
    registrations: { enabled: false, approval_required: false, message: null },
    contact: { email: '', account: null },
    rules: rulesOf(settings),
    api_versions: { mastodon: 2 },
  }
}
