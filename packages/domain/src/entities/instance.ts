import type { PollLimits } from './poll.ts'

/** The fields of a server that the client needs, from instance v2 or v1. */
export interface InstanceEntity {
  readonly domain: string
  readonly title: string
  readonly version: string
  /**
   * Source URL of the server software. It identifies forks that report Mastodon's version; null if the server does
   * not send it.
   */
  readonly source_url: string | null
  /** Mastodon's API version, since 4.3; null elsewhere. */
  readonly api_version: number | null
  /** `wss://host`; null if the server does not send it. */
  readonly streaming_url: string | null
  readonly max_characters: number | null
  readonly characters_reserved_per_url: number | null
  readonly max_media_attachments: number | null
  readonly description_limit: number | null
  /** Bytes. */
  readonly image_size_limit: number | null
  /** For video and audio, in bytes. */
  readonly video_size_limit: number | null
  /** null if the server sends no poll limits. */
  readonly polls: PollLimits | null
  readonly supported_mime_types: readonly string[]
  readonly vapid_key: string | null
  readonly invites_enabled: boolean
  /** The rules of the server; empty if it sends none. */
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
