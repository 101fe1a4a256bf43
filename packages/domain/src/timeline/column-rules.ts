import type { AccountId } from '../entities/ids.ts'
import type { StatusRecord } from '../entities/status.ts'

type JudgedStatus = Pick<
  StatusRecord,
  | 'account'
  | 'search_index'
  | 'visibility'
  | 'in_reply_to_id'
  | 'in_reply_to_account_id'
  | 'media_attachments'
>

/** The statuses that a column's own settings hide. */
export interface ColumnRules {
  /** Whether the column's pattern matches a status; null when there is no usable pattern. */
  readonly isUnwanted: ((judged: JudgedStatus) => boolean) | null
  readonly shows: { readonly reblog: boolean; readonly reply: boolean; readonly direct: boolean }
  readonly onlyMedia: boolean
}

/** The rules of a column whose settings were not changed. */
export const SHOW_ALL: ColumnRules = {
  isUnwanted: null,
  shows: { reblog: true, reply: true, direct: true },
  onlyMedia: false,
}

/** The rule of a column that hides a status. */
export type HidingRule = 'boost' | 'reply' | 'direct' | 'media' | 'pattern'

/**
 * Finds the first rule of a column that hides a status. The pattern is matched against the original of a boost, and
 * never against own statuses. With replies off, replies to the own account are still shown.
 *
 * @param original the boosted status, for a boost
 * @returns null when the column shows the status
 * @see TL-25, TL-26, BY-36
 */
export function findHidingRule(
  status: JudgedStatus,
  original: JudgedStatus | null,
  { shows, isUnwanted, onlyMedia }: ColumnRules,
  me: AccountId,
): HidingRule | null {
  const judged = original ?? status
  if (!shows.reblog && original !== null) return 'boost'
  const isReply = status.in_reply_to_id !== null && status.in_reply_to_account_id !== me
  if (!shows.reply && isReply) return 'reply'
  if (!shows.direct && status.visibility === 'direct') return 'direct'
  if (onlyMedia && judged.media_attachments.length === 0) return 'media'
  if (judged.account !== me && isUnwanted?.(judged) === true) return 'pattern'
  return null
}
