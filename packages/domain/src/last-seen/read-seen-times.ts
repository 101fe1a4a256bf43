import { isJsonObject, ownValue } from '../json/json-object.ts'
import { SEEN_VERSION } from './seen-list.ts'

/**
 * When each list was seen last, by its name, out of whatever a browser holds. Never throws; nothing of another
 * version counts.
 *
 * @param raw any JSON value
 * @returns milliseconds since 1970
 */
export function readSeenTimes(raw: unknown): ReadonlyMap<string, number> {
  const times = ownValue(raw, 'version') === SEEN_VERSION ? ownValue(raw, 'times') : null
  if (!isJsonObject(times)) return new Map()
  return new Map(
    Object.entries(times).flatMap(([name, at]) => (typeof at === 'number' ? [[name, at]] : [])),
  )
}
