import { isJsonObject } from '../json/json-object.ts'

const LIST_PREFIX = 'list:'

/** People that a notification column can be limited to: followed accounts, followers, or the members of a list. */
export type NotificationPeople = 'follows' | 'followers' | `${typeof LIST_PREFIX}${string}`

/** Names the members of a list. */
export const getListPeople = (id: string): NotificationPeople => `${LIST_PREFIX}${id}`

/** Returns the ids of the chosen lists. */
export const getChosenLists = (people: readonly NotificationPeople[]): readonly string[] =>
  people.filter((one) => one.startsWith(LIST_PREFIX)).map((one) => one.slice(LIST_PREFIX.length))

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

/** Adds or removes some people. */
export const togglePeople = (
  people: readonly NotificationPeople[],
  changed: NotificationPeople,
  isOn: boolean,
): readonly NotificationPeople[] =>
  [...people.filter((one) => one !== changed), ...(isOn ? [changed] : [])].toSorted()

/** What is known of an account. */
export interface KnownPerson {
  /** Undefined while it is not known. */
  readonly relationship: { readonly following: boolean; readonly followed_by: boolean } | undefined
  /** Whether the account is in a list; null while that is not known. */
  readonly isInList: (id: string) => boolean | null
}

/** Returns whether an account belongs to the chosen people; null while that is not known. */
export function isAmongPeople(
  people: readonly NotificationPeople[],
  { relationship, isInList }: KnownPerson,
): boolean | null {
  const verdicts = people.map((one) => {
    if (one === 'follows') return relationship?.following ?? null
    if (one === 'followers') return relationship?.followed_by ?? null
    return isInList(one.slice(LIST_PREFIX.length))
  })
  if (verdicts.includes(true)) return true
  return verdicts.includes(null) ? null : false
}
