import { isJsonObject } from './json-object.ts'

/** Maximum depth. Real values are less deep; deeper values count as different. */
const MAX_DEPTH = 200

/** Whether two JSON values are equal, whatever the order of their keys. Never throws. */
export function isSameJson(left: unknown, right: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false
  if (Array.isArray(left)) {
    const others: readonly unknown[] = Array.isArray(right) ? right : []
    return (
      Array.isArray(right) &&
      left.length === others.length &&
      left.every((item, index) => isSameJson(item, others[index], depth + 1))
    )
  }
  if (!isJsonObject(left)) return left === right
  if (!isJsonObject(right)) return false
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSameJson(left[key], right[key], depth + 1))
  )
}
