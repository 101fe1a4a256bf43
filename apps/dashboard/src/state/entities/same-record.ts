/**
 * Whether two records say the same, so that the old object can stay and no row is drawn again.
 * Nested values are compared by what they hold; the order of fields does not count. Hot path: asked for
 * everything that comes in. Never throws for what came as JSON.
 */
export function isSameRecord<Entity extends object>(left: Entity, right: Entity): boolean {
  if (Array.isArray(left) !== Array.isArray(right)) return false
  let more = 0
  for (const _key in left) more += 1
  for (const key in right) {
    more -= 1
    const known = left[key]
    if (!isSameValue(known, right[key])) return false
    if (known === undefined && !(key in left)) return false
  }
  return more === 0
}

function isSameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object') return false
  return left !== null && right !== null && isSameRecord(left, right)
}
