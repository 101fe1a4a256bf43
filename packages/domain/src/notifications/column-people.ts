import { isJsonObject } from '../json/json-object.ts'

/** Before the id of a list. */
export const LIST_PREFIX = 'list:'

/** People that a notification column can be limited to: followed accounts, followers, or the members of a list. */
export type NotificationPeople = 'follows' | 'followers' | `${typeof LIST_PREFIX}${string}`

const isPeople = (value: unknown): value is NotificationPeople =>
  value === 'follows' ||
  value === 'followers' ||
  (typeof value === 'string' && value.startsWith(LIST_PREFIX) && value !== LIST_PREFIX)

/**
 * Reads the people of a notification column, which are saved in its params. Unknown values are skipped.
 *
 * @returns sorted, each once; empty for everyone
 * @see BY-46
 */
export function readColumnPeople(params: unknown): readonly NotificationPeople[] {
  const { people } = isJsonObject(params) ? params : {}
  return Array.isArray(people) ? [...new Set(people.filter(isPeople))].toSorted() : []
}
