import type { ListId } from '../entities/ids.ts'
import type { ListEntity } from '../entities/list.ts'

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
