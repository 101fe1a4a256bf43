import type { ListId } from '../entities/ids.ts'
import type { ListEntity } from '../entities/list.ts'

/**
 * Lists in the order in which a reader looks for them: by title, as their language sorts, numbers by
 * their value; of one title the older one first.
 *
 * @param locale a well-formed language tag. Never throws for one.
 * @see LST-01
 */
export function listsByTitle<List extends Pick<ListEntity, 'title'>>(
  lists: Iterable<List>,
  locale: string,
): readonly List[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return [...lists].sort((one, other) => compare(one.title.trim(), other.title.trim()))
}

/** What the list editor holds: a list that exists, or one to be made. */
export interface ListEditor {
  /** null for a list to be made. */
  readonly id: ListId | null
  readonly title: string
  readonly isSubmitting: boolean
}

/** @see LST-02 */
export const EMPTY_LIST_EDITOR: ListEditor = { id: null, title: '', isSubmitting: false }

/** @see LST-02 */
export function editList({ id, title }: Pick<ListEntity, 'id' | 'title'>): ListEditor {
  return { id, title, isSubmitting: false }
}

/** What saving does; null while it is under way, and for a title without letters. */
export type ListSaving =
  | { readonly kind: 'create'; readonly title: string }
  | { readonly kind: 'update'; readonly id: ListId; readonly title: string }

/** A list without an id is made, any other changed. @see LST-03 */
export function listSaving({ id, title, isSubmitting }: ListEditor): ListSaving | null {
  const trimmed = title.trim()
  if (isSubmitting || trimmed === '') return null
  return id === null ? { kind: 'create', title: trimmed } : { kind: 'update', id, title: trimmed }
}

/**
 * The editor after the server took the list.
 *
 * @param shouldReset empties it, for the next one
 * @see LST-04
 */
export function listSaved(
  saved: Pick<ListEntity, 'id' | 'title'>,
  shouldReset: boolean,
): ListEditor {
  return shouldReset ? EMPTY_LIST_EDITOR : editList(saved)
}

/** Which replies of a list's members it shows: none, those to other members, those to anybody one follows. */
export type RepliesPolicy = 'none' | 'list' | 'followed'

export const REPLIES_POLICIES: readonly RepliesPolicy[] = ['none', 'list', 'followed']

/** What servers of 2019 call them. */
const OLD_WORDS: Readonly<Record<RepliesPolicy, string>> = {
  none: 'no_replies',
  list: 'list_replies',
  followed: 'all_replies',
}

const policyOfOldWord = (word: string | undefined): RepliesPolicy | null =>
  REPLIES_POLICIES.find((policy) => OLD_WORDS[policy] === word) ?? null

/** @returns null where the server has no such setting: then it is not shown @see LST-12 */
export function repliesPolicyOf(list: Pick<ListEntity, 'replies_policy'>): RepliesPolicy | null {
  const word = list.replies_policy
  return REPLIES_POLICIES.find((policy) => policy === word) ?? policyOfOldWord(word)
}

/**
 * The word that a server is sent for a policy: of the kind that it returned.
 *
 * @returns null where it has no such setting
 * @see LST-12
 */
export function repliesPolicyWord(
  list: Pick<ListEntity, 'replies_policy'>,
  policy: RepliesPolicy,
): string | null {
  if (repliesPolicyOf(list) === null) return null
  return policyOfOldWord(list.replies_policy) === null ? policy : OLD_WORDS[policy]
}
