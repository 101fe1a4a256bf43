/** A copy of nested settings with one value changed; what is missing on the way is made. */
export function setAtPath(settings: object, path: readonly string[], value: unknown): object {
  const [key, ...rest] = path
  if (key === undefined) return settings
  const inner: unknown = new Map<string, unknown>(Object.entries(settings)).get(key)
  const held = typeof inner === 'object' && inner !== null ? inner : {}
  return { ...settings, [key]: rest.length === 0 ? value : setAtPath(held, rest, value) }
}
