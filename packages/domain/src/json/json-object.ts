export type JsonObject = Readonly<Record<string, unknown>>

/** A JSON object, as opposed to a list, a plain value or null. */
export function isJsonObject(raw: unknown): raw is JsonObject {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

/** A key's own value, never one that all objects inherit; undefined for anything but an object. */
export function ownValue(raw: unknown, key: string): unknown {
  return isJsonObject(raw) && Object.hasOwn(raw, key) ? raw[key] : undefined
}

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
