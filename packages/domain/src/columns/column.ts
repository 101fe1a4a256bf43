import type { AccountKey } from '../entities/ids.ts'

/** The kinds that every client of such servers knows. @see COL-06 */
export const SHARED_COLUMN_KINDS = [
  'COMPOSE',
  'HOME',
  'NOTIFICATIONS',
  'PUBLIC',
  'COMMUNITY',
  'HASHTAG',
  'DIRECT',
  'FAVOURITES',
  'BOOKMARKS',
  'LIST',
] as const

/** The kinds of our own: a profile, a search, a thread. Other clients never see them. @see COL-06 */
const OWN_COLUMN_KINDS = ['ACCOUNT', 'SEARCH', 'THREAD'] as const

/** Every kind that this client can show. @see COL-06 */
export const COLUMN_KINDS = [...SHARED_COLUMN_KINDS, ...OWN_COLUMN_KINDS] as const
export type ColumnKind = (typeof COLUMN_KINDS)[number]

/**
 * `{id}` for LIST and THREAD, `{id, tags: {any, all, none}}` for HASHTAG, `{other: {onlyMedia}}` for PUBLIC and
 * COMMUNITY, `{id, acct, show}` for ACCOUNT, `{query, type}` for SEARCH.
 */
export type ColumnParams = Readonly<Record<string, unknown>>

export interface Column {
  readonly uuid: string
  /** A ColumnKind, or a word that this client does not know and shows as a placeholder (COL-14). */
  readonly id: string
  readonly accountKey: AccountKey
  readonly params: ColumnParams
}

/** Whether every client of such servers can show a saved word: only those are saved for all of them. */
export function isSharedColumnKind(id: string): boolean {
  return SHARED_COLUMN_KINDS.some((kind) => kind === id)
}
