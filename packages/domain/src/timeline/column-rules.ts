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

/** What a column's own settings leave out. */
export interface ColumnRules {
  /** Whether the column's expression matches a text; null where it has none, or none that can be used. */
  readonly isUnwanted: ((judged: JudgedStatus) => boolean) | null
  readonly shows: { readonly reblog: boolean; readonly reply: boolean; readonly direct: boolean }
  readonly onlyMedia: boolean
}

/** What a column shows before anybody changed its settings. */
export const SHOW_ALL: ColumnRules = {
  isUnwanted: null,
  shows: { reblog: true, reply: true, direct: true },
  onlyMedia: false,
}

/** The rule of a column that leaves a status out. */
export type HidingRule = 'boost' | 'reply' | 'direct' | 'media' | 'pattern'

/**
 * Which of its rules makes a column leave a status out: the first, where several do. Text is judged on the
 * original of a boost and never on own statuses; with replies switched off, replies to the own account
 * still show.
 *
 * @param original the boosted status, for a boost
 * @returns null for a status that the column shows
 * @see TL-25, TL-26, BY-36
 */
export function hidingRule(
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
