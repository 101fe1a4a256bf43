import type { AccountKey } from '../entities/ids.ts'

/** The kinds that every client of such servers knows. @see COL-06 */
export const COLUMN_KINDS = [
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
export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** `{id}` for LIST, `{id, tags: {any, all, none}}` for HASHTAG, `{other: {onlyMedia}}` for PUBLIC and COMMUNITY. */
export type ColumnParams = Readonly<Record<string, unknown>>

export interface Column {
  readonly uuid: string
  /** A ColumnKind, or a word that this client does not know and shows as a placeholder (COL-14). */
  readonly id: string
  readonly accountKey: AccountKey
  readonly params: ColumnParams
}

/** Whether a saved word is a kind that this client can show. */
export function isColumnKind(id: string): id is ColumnKind {
  return COLUMN_KINDS.some((kind) => kind === id)
}
