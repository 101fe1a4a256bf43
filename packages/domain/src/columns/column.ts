import type { AccountKey } from '../entities/ids.ts'

/** The kinds that all clients of these servers support. @see COL-06 */
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

/**
 * The kinds that only this client supports: a profile, a search, a thread. They are not saved for other clients. @see
 * COL-06
 */
const OWN_COLUMN_KINDS = ['ACCOUNT', 'SEARCH', 'THREAD'] as const

/** All kinds that this client can show. @see COL-06 */
export const COLUMN_KINDS = [...SHARED_COLUMN_KINDS, ...OWN_COLUMN_KINDS] as const
export type ColumnKind = (typeof COLUMN_KINDS)[number]

/**
 * `{id}` for LIST and THREAD, `{id, tags: {any, all, none}}` for HASHTAG, `{other: {onlyMedia}}` for PUBLIC and
 * COMMUNITY, `{id, acct, show}` for ACCOUNT, `{query, type}` for SEARCH.
 */
export type ColumnParams = Readonly<Record<string, unknown>>

export interface Column {
  readonly uuid: string
  /** A ColumnKind, or an unknown kind, which is shown as a placeholder (COL-14). */
  readonly id: string
  readonly accountKey: AccountKey
  readonly params: ColumnParams
}

/** Whether all clients of these servers support a kind. Only those kinds are saved for other clients. */
export function isSharedColumnKind(id: string): boolean {
  return SHARED_COLUMN_KINDS.some((kind) => kind === id)
}
