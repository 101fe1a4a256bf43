export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value is a JSON object, not an array, a primitive or null. */
export function isJsonObject(raw: unknown): raw is JsonObject {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

/** Returns an object's own property, never an inherited one; undefined for anything but an object. */
export function getOwnValue(raw: unknown, key: string): unknown {
  return isJsonObject(raw) && Object.hasOwn(raw, key) ? raw[key] : undefined
}

/**
 * Returns a copy with one nested value changed. Creates missing objects on the path.
 *
 * @param path such as `['other', 'onlyMedia']`; an empty path returns the same object
 */
export function setAtPath(holder: JsonObject, path: readonly string[], value: unknown): JsonObject {
  const [key, ...rest] = path
  if (key === undefined) return holder
  if (rest.length === 0) return { ...holder, [key]: value }
  const inner = getOwnValue(holder, key)
  return { ...holder, [key]: setAtPath(isJsonObject(inner) ? inner : {}, rest, value) }
}
