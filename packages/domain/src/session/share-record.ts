import { isJsonObject, ownValue } from '../json/json-object.ts'
import { readJson } from './json-reader.ts'

/** A word in short, and where it stands in the record. */
const SHORT = { text: 'compose', locale: 'meta' } as const

/**
 * What the stand-alone page starts from: the record that its server put into the page, and over it the
 * properties that stand at its element. Those are the same record, or a part of it; `text` and `locale`
 * may stand in them without their section. Never throws, whatever it is given.
 *
 * @see STA-01, STA-03, STA-04
 */
export function shareRecord(properties: unknown, page: unknown): unknown {
  if (!isJsonObject(properties)) return page
  const record = merged(page, properties)
  return Object.entries(SHORT).reduce((whole, [name, section]) => {
    const word = ownValue(properties, name)
    return typeof word === 'string' ? merged(whole, { [section]: { [name]: word } }) : whole
  }, record)
}

/** Section by section: what is said in one replaces that alone. */
function merged(under: unknown, over: object): object {
  const sections = Object.entries(over).map(([name, value]: [string, unknown]) => {
    const known = ownValue(under, name)
    return [name, isJsonObject(known) && isJsonObject(value) ? { ...known, ...value } : value]
  })
  return { ...(isJsonObject(under) ? under : {}), ...Object.fromEntries(sections) }
}

/** The language of the page, also where nobody is signed in; null where it names none. Never throws. */
export function recordLocale(record: unknown): string | null {
  return readJson(record).at('meta').at('locale').textOrNull()
}

/** What the composer is to start with. Never throws. */
export function recordText(record: unknown): string {
  return readJson(record).at('compose').at('text').text('')
}
