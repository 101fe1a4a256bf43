import { isJsonObject, type JsonObject, ownValue } from './json-object.ts'

/**
 * A copy with one value changed deep inside, making the objects on the way.
 *
 * @param path such as `['other', 'onlyMedia']`; an empty path changes nothing
 */
export function setAtPath(holder: JsonObject, path: readonly string[], value: unknown): JsonObject {
  const [key, ...rest] = path
  if (key === undefined) return holder
  if (rest.length === 0) return { ...holder, [key]: value }
  const inner = ownValue(holder, key)
  return { ...holder, [key]: setAtPath(isJsonObject(inner) ? inner : {}, rest, value) }
}
