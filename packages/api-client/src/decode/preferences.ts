import type { PreferencesEntity } from '@colonnade/domain/entities'
import { fieldsOf } from './fields.ts'

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
