import type { AccountId, StatusId } from '../entities/ids.ts'
import type { ReportCategory } from '../entities/report.ts'
import type { StatusEntity } from '../entities/status.ts'

/** A report in progress; ids are in the order in which they were selected. @see ENT-19 */
export interface ReportDraft {
  /** null while there is no report. */
  readonly account_id: AccountId | null
  readonly status_ids: readonly StatusId[]
  readonly comment: string
  /** Whether to forward it to the moderators of a remote account's server. */
  readonly forward: boolean
  /** The category, if the server supports it; null until it is selected. */
  readonly category: ReportCategory | null
  /** The violated server rules, for a `violation`. */
  readonly rule_ids: readonly string[]
  /** Whether the request is pending; then the draft cannot change. @see RPT-04 */
  readonly isSubmitting: boolean
}

/** The initial draft, and the one after sending or cancelling. @see ENT-19, RPT-05, RPT-07 */
export const EMPTY_REPORT: ReportDraft = {
  account_id: null,
  status_ids: [],
  comment: '',
  forward: false,
  category: null,
  rule_ids: [],
  isSubmitting: false,
}

/**
 * Starts a report, or continues the one about the same account.
 *
 * @param status the reported status; of a boost the original is reported
 * @see RPT-01
 */
export function startReport(
  draft: ReportDraft,
  account_id: AccountId,
  status: (Pick<StatusEntity, 'id'> & { readonly reblog: { readonly id: StatusId } | null }) | null,
): ReportDraft {
  const kept = draft.account_id === account_id ? draft : { ...EMPTY_REPORT, account_id }
  if (status === null) return kept
  const id = status.reblog?.id ?? status.id
  return kept.status_ids.includes(id) ? kept : toggleReportedStatus(kept, id)
}

/** Adds or removes a status. @see RPT-02 */
export function toggleReportedStatus(draft: ReportDraft, id: StatusId): ReportDraft {
  return { ...draft, status_ids: toggleId(draft.status_ids, id) }
}

/** Adds or removes a violated rule. */
export function toggleBrokenRule(draft: ReportDraft, id: string): ReportDraft {
  return { ...draft, rule_ids: toggleId(draft.rule_ids, id) }
}

function toggleId<Id>(ids: readonly Id[], id: Id): readonly Id[] {
  const others = ids.filter((other) => other !== id)
  return others.length < ids.length ? others : [...others, id]
}

/** @see RPT-02 */
export function changeReport(
  draft: ReportDraft,
  change: Partial<Pick<ReportDraft, 'category' | 'comment' | 'forward'>>,
): ReportDraft {
  return { ...draft, ...change }
}

/** The request body of a report. */
export interface ReportBody {
  readonly account_id: AccountId
  readonly status_ids: readonly StatusId[]
  readonly comment: string
  readonly forward: boolean
  readonly category?: ReportCategory
  readonly rule_ids?: readonly string[]
}

/**
 * Creates the request body, even without statuses and comment. Has a category only if one was selected, and rules
 * only with a category, because older servers support neither.
 *
 * @returns null without an account, and while a request is pending
 * @see RPT-08
 */
export function createReportBody(draft: ReportDraft): ReportBody | null {
  const { account_id, status_ids, comment, forward, category, rule_ids, isSubmitting } = draft
  if (account_id === null || isSubmitting) return null
  return {
    account_id,
    status_ids,
    comment,
    forward,
    ...(category !== null && { category }),
    ...(category === 'violation' && rule_ids.length > 0 && { rule_ids }),
  }
}

/** @see RPT-04 */
export function submitReport(draft: ReportDraft): ReportDraft {
  return { ...draft, isSubmitting: true }
}

/** Keeps the draft after a failed request. @see RPT-06 */
export function failReport(draft: ReportDraft): ReportDraft {
  return { ...draft, isSubmitting: false }
}
