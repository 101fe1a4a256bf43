import { LIST_PREFIX, type NotificationPeople } from './column-people.ts'

/** Names the members of a list. */
export const getListPeople = (id: string): NotificationPeople => `${LIST_PREFIX}${id}`

/** Returns the ids of the chosen lists. */
export const getChosenLists = (people: readonly NotificationPeople[]): readonly string[] =>
  people.filter((one) => one.startsWith(LIST_PREFIX)).map((one) => one.slice(LIST_PREFIX.length))

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
