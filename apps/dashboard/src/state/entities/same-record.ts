/**
 * Whether two records say the same, so that the old object can stay and no row is drawn again.
 * Nested values are compared as JSON: entities come from JSON and are small.
 */
export function isSameRecord<Entity extends object>(left: Entity, right: Entity): boolean {
  const entries = Object.entries(right)
  if (Object.keys(left).length !== entries.length) return false
  const known = new Map<string, unknown>(Object.entries(left))
  return entries.every(([key, value]) => isSameValue(known.get(key), value))
}

function isSameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object') return false
  return JSON.stringify(left) === JSON.stringify(right)
}
