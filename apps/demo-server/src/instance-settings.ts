import { type UploadRoom, USUAL_ROOM } from './http/body-limits.ts'
import { type RateLimits, usualLimits } from './http/rate-rules.ts'

export interface InstanceSettings {
  readonly title: string
  readonly description: string
  /** What clients read the server's abilities from. */
  readonly version: string
  /** Where it is called by one fixed address; else every caller's own is used. */
  readonly origin: string | null
  /** The names that it answers to, beside addresses and `localhost`; null: to any. */
  readonly names: readonly string[] | null
  readonly maxCharacters: number
  readonly charactersPerUrl: number
  /** What it asks of its people: reports may name them by their place, from 1. */
  readonly rules: readonly string[]
  readonly rateLimits: RateLimits
  readonly uploadRoom: UploadRoom
  /** Whether a push service may be on this machine: only in tests and while developing. */
  readonly mayPushHere: boolean
}

export const defaultSettings: InstanceSettings = {
  title: 'Colonnade',
  description: 'A small world of its own, so that the dashboard has something to show.',
  version: '4.3.0+colonnade',
  origin: null,
  names: null,
  maxCharacters: 500,
  charactersPerUrl: 23,
  rules: [
    'Be kind, above all to those who are new.',
    'No harassment: argue with what was said, never with who said it.',
    'No spam, no advertising, no scraping.',
    'Put a warning before what not everybody wants to see.',
  ],
  rateLimits: usualLimits,
  uploadRoom: USUAL_ROOM,
  mayPushHere: false,
}
