import type { PollLimits } from './poll.ts'

/** What the client needs to know of a server, read from instance v2 or v1 alike. */
export interface InstanceEntity {
  readonly domain: string
  readonly title: string
  readonly version: string
  /** Where its program comes from: tells forks apart that name Mastodon's version; null where unsaid. */
  readonly source_url: string | null
  /** Mastodon's own count of API changes, since 4.3; null elsewhere. */
  readonly api_version: number | null
  /** `wss://host`, or null where the server names none. */
  readonly streaming_url: string | null
  readonly max_characters: number | null
  readonly characters_reserved_per_url: number | null
  readonly max_media_attachments: number | null
  readonly description_limit: number | null
  /** Bytes. */
  readonly image_size_limit: number | null
  /** Of a video or a sound, in bytes. */
  readonly video_size_limit: number | null
  /** null where it says nothing of polls. */
  readonly polls: PollLimits | null
  readonly supported_mime_types: readonly string[]
  readonly vapid_key: string | null
  readonly invites_enabled: boolean
  /** What the server asks of its people; empty where it says nothing. */
  readonly rules: readonly InstanceRule[]
}

/** @see https://docs.joinmastodon.org/entities/Rule/ */
export interface InstanceRule {
  readonly id: string
  readonly text: string
}

/** @see https://docs.joinmastodon.org/entities/Preferences/ */
export interface PreferencesEntity {
  readonly 'posting:default:visibility'?: string
  readonly 'posting:default:sensitive'?: boolean
  readonly 'posting:default:language'?: string | null
  readonly 'reading:expand:media'?: string
  readonly 'reading:expand:spoilers'?: boolean
  readonly 'reading:autoplay:gifs'?: boolean
}
