import { isJsonObject, getOwnValue } from '../json/json-object.ts'
import { readJson } from './json-reader.ts'

/** Short property names, and their section of the record. */
const SHORT_PROPERTIES = { text: 'compose', locale: 'meta' } as const

/**
 * Returns the initial record of the separate share page: the record that its server wrote into the page, overridden
 * by the properties of its element. The properties are the whole record or a part of it; `text` and `locale` may
 * occur without their section. Never throws.
 *
 * @see STA-01, STA-03, STA-04
 */
export function createShareRecord(properties: unknown, page: unknown): unknown {
  if (!isJsonObject(properties)) return page
  const record = mergeSections(page, properties)
  return Object.entries(SHORT_PROPERTIES).reduce((result, [name, section]) => {
    const word = getOwnValue(properties, name)
    return typeof word === 'string'
      ? mergeSections(result, { [section]: { [name]: word } })
      : result
  }, record)
}

/** Merges section by section, so that a value overrides only itself. */
function mergeSections(base: unknown, overrides: object): object {
  const sections = Object.entries(overrides).map(([name, value]: [string, unknown]) => {
    const known = getOwnValue(base, name)
    return [name, isJsonObject(known) && isJsonObject(value) ? { ...known, ...value } : value]
  })
  return { ...(isJsonObject(base) ? base : {}), ...Object.fromEntries(sections) }
}

/** Returns the language of the page, even without a session; null if it has none. Never throws. */
export function getRecordLocale(record: unknown): string | null {
  return readJson(record).at('meta').at('locale').textOrNull()
}

/** Returns the initial text of the composer. Never throws. */
export function getRecordText(record: unknown): string {
  return readJson(record).at('compose').at('text').text('')
}
