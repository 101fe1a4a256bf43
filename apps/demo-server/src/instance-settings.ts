import { type UploadQuota, DEFAULT_QUOTA, MAX_IMAGE_BYTES, MAX_MEDIA } from './http/body-limits.ts'
import { type RateLimits, defaultRateLimits } from './http/rate-limits.ts'
import { SECOND_CONFIG } from './seed/data-files.ts'

export interface InstanceSettings {
  readonly title: string
  readonly description: string
  /** Clients detect the server's features by this version. */
  readonly version: string
  /** The public address; null: the address of each request is used. */
  readonly origin: string | null
  /** The host names that are accepted, in addition to IP addresses and `localhost`; null for any name. */
  readonly names: readonly string[] | null
  readonly maxCharacters: number
  readonly charactersPerUrl: number
  /** Attachments of one status. */
  readonly maxMedia: number
  readonly maxImageBytes: number
  /** The server rules. Reports refer to them by their position, from 1. */
  readonly rules: readonly string[]
  readonly rateLimits: RateLimits
  readonly uploadQuota: UploadQuota
  /** Whether push services on this machine are allowed. Only for tests and development. */
  readonly canPushToLoopback: boolean
}

export const defaultSettings: InstanceSettings = {
  title: 'Colonnade',
  description: 'A demo server with sample accounts and posts.',
  version: '4.3.0+colonnade',
  origin: null,
  names: null,
  maxCharacters: 500,
  charactersPerUrl: 23,
  maxMedia: MAX_MEDIA,
  maxImageBytes: MAX_IMAGE_BYTES,
  rules: [
    'Be kind, especially to new members.',
    'No harassment. Discuss ideas, not people.',
    'No spam, advertising or scraping.',
    'Use content warnings for sensitive topics.',
  ],
  rateLimits: defaultRateLimits,
  uploadQuota: DEFAULT_QUOTA,
  canPushToLoopback: false,
}

/** The second server differs in software and limits, so that clients meet both. */
export const secondSettings: Partial<InstanceSettings> = {
  title: SECOND_CONFIG.title,
  description: SECOND_CONFIG.description,
  version: '4.3.2+glitch',
  maxCharacters: 1_000,
  maxMedia: 2,
  maxImageBytes: 8 * 1024 * 1024,
}
