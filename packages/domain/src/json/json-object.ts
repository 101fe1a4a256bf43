export type JsonObject = Readonly<Record<string, unknown>>

/** A JSON object, as opposed to a list, a plain value or null. */
export function isJsonObject(raw: unknown): raw is JsonObject {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

/** A key's own value, never one that all objects inherit; undefined for anything but an object. */
export function ownValue(raw: unknown, key: string): unknown {
  return isJsonObject(raw) && Object.hasOwn(raw, key) ? raw[key] : undefined
}
