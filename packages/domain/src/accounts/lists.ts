import type { ListId } from '../entities/ids.ts'
import type { ListEntity } from '../entities/list.ts'

/**
 * Sorts lists by title in the user's language, numbers by value. Equal titles keep their order, the older list first.
 *
 * @param locale a well-formed language tag. Never throws for one.
 * @see LST-01
 */
export function sortListsByTitle<List extends Pick<ListEntity, 'title'>>(
  lists: Iterable<List>,
  locale: string,
): readonly List[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return [...lists].sort((one, other) => compare(one.title.trim(), other.title.trim()))
}

/** The state of the list editor, for a new or an existing list. */
export interface ListEditor {
  /** null for a new list. */
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

/** The save request of the editor; null while saving, and for a blank title. */
export type ListSaveAction =
  | { readonly kind: 'create'; readonly title: string }
  | { readonly kind: 'update'; readonly id: ListId; readonly title: string }

/** Returns the save request: creates a list without an id, updates any other. @see LST-03 */
export function getListSaveAction({ id, title, isSubmitting }: ListEditor): ListSaveAction | null {
  const trimmed = title.trim()
  if (isSubmitting || trimmed === '') return null
  return id === null ? { kind: 'create', title: trimmed } : { kind: 'update', id, title: trimmed }
}

/**
 * Returns the editor after a successful save.
 *
 * @param shouldReset empties it for the next list
 * @see LST-04
 */
export function applyListSaved(
  saved: Pick<ListEntity, 'id' | 'title'>,
  shouldReset: boolean,
): ListEditor {
  return shouldReset ? EMPTY_LIST_EDITOR : editList(saved)
}

/** Which replies of its members a list shows: none, replies to other members, or replies to any followed account. */
export type RepliesPolicy = 'none' | 'list' | 'followed'

export const REPLIES_POLICIES: readonly RepliesPolicy[] = ['none', 'list', 'followed']

/** The values on servers of 2019. */
const OLD_VALUES: Readonly<Record<RepliesPolicy, string>> = {
  none: 'no_replies',
  list: 'list_replies',
  followed: 'all_replies',
}

const parseOldPolicy = (word: string | undefined): RepliesPolicy | null =>
  REPLIES_POLICIES.find((policy) => OLD_VALUES[policy] === word) ?? null

/** @returns null if the server has no such setting, which is then hidden @see LST-12 */
export function getRepliesPolicy(list: Pick<ListEntity, 'replies_policy'>): RepliesPolicy | null {
  const word = list.replies_policy
  return REPLIES_POLICIES.find((policy) => policy === word) ?? parseOldPolicy(word)
}

/**
 * Returns the parameter for a policy, in the form that the server returned.
 *
 * @returns null if it has no such setting
 * @see LST-12
 */
export function toRepliesPolicyParam(
  list: Pick<ListEntity, 'replies_policy'>,
  policy: RepliesPolicy,
): string | null {
  if (getRepliesPolicy(list) === null) return null
  return parseOldPolicy(list.replies_policy) === null ? policy : OLD_VALUES[policy]
}
