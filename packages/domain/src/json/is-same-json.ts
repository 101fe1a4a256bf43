import { isJsonObject } from './json-object.ts'

/** Whether two JSON values say the same, whatever the order of their keys. */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (Array.isArray(left)) {
    const others: readonly unknown[] = Array.isArray(right) ? right : []
    return (
      Array.isArray(right) &&
      left.length === others.length &&
      left.every((item, index) => isSameJson(item, others[index]))
    )
  }
  if (!isJsonObject(left)) return left === right
  if (!isJsonObject(right)) return false
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSameJson(left[key], right[key]))
  )
}
