import type { AccountId } from '../entities/ids.ts'
import type { StatusRecord } from '../entities/status.ts'

type JudgedStatus = Pick<
  StatusRecord,
  'account' | 'search_index' | 'visibility' | 'in_reply_to_id' | 'in_reply_to_account_id'
>

/** What a column's own settings leave out. */
export interface ColumnRules {
  /** From `compileColumnRegex`. */
  readonly regex: RegExp | null
  readonly shows: { readonly reblog: boolean; readonly reply: boolean; readonly direct: boolean }
}

/** What a column shows before anybody changed its settings. */
export const SHOW_ALL: ColumnRules = {
  regex: null,
  shows: { reblog: true, reply: true, direct: true },
}

/**
 * Reads Unicode classes where it can; what other clients wrote for the laxer old syntax counts too.
 *
 * @returns null for an empty text or one that is no regular expression: it hides nothing. @see TL-25
 */
export function compileColumnRegex(text: string): RegExp | null {
  const source = text.trim()
  return source === '' ? null : (compiled(source, 'iu') ?? compiled(source, 'i'))
}

function compiled(source: string, flags: string): RegExp | null {
  try {
    return new RegExp(source, flags)
  } catch {
    return null
  }
}

/**
 * Whether a column leaves a status out. Text is judged on the original of a boost and never on own
 * statuses; with replies switched off, replies to the own account still show.
 *
 * @param original the boosted status, for a boost
 * @see TL-25, TL-26
 */
export function isHiddenByColumn(
  status: JudgedStatus,
  original: JudgedStatus | null,
  rules: ColumnRules,
  me: AccountId,
): boolean {
  const { shows, regex } = rules
  const judged = original ?? status
  if (!shows.reblog && original !== null) return true
  const isReply = status.in_reply_to_id !== null && status.in_reply_to_account_id !== me
  if (!shows.reply && isReply) return true
  if (!shows.direct && status.visibility === 'direct') return true
  return judged.account !== me && regex !== null && regex.test(judged.search_index)
}
