import type { AccountId, StatusId } from '../entities/ids.ts'
import type { ReportCategory } from '../entities/report.ts'
import type { StatusEntity } from '../entities/status.ts'

/** What a report is going to say; the ids are in the order in which they were chosen. @see ENT-19 */
export interface ReportDraft {
  /** null while nobody is reported. */
  readonly account_id: AccountId | null
  readonly status_ids: readonly StatusId[]
  readonly comment: string
  /** Whether the moderators of a remote account's own server are told too. */
  readonly forward: boolean
  /** Why, where the server asks; null as long as it was not said. */
  readonly category: ReportCategory | null
  /** The rules of the server that are broken: of a `violation`. */
  readonly rule_ids: readonly string[]
  /** Until the server answers nothing can be changed. @see RPT-04 */
  readonly isSubmitting: boolean
}

/** What a draft begins as, and what sending or leaving it returns to. @see ENT-19, RPT-05, RPT-07 */
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
 * Begins a report, or goes on with the one about the same account.
 *
 * @param status what it is about; of a boost the original is reported
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
  return kept.status_ids.includes(id) ? kept : toggleReported(kept, id)
}

/** Takes a status in, or leaves it out again. @see RPT-02 */
export function toggleReported(draft: ReportDraft, id: StatusId): ReportDraft {
  return { ...draft, status_ids: toggled(draft.status_ids, id) }
}

/** Says that a rule of the server is broken, or not. */
export function toggleBrokenRule(draft: ReportDraft, id: string): ReportDraft {
  return { ...draft, rule_ids: toggled(draft.rule_ids, id) }
}

function toggled<Id>(ids: readonly Id[], id: Id): readonly Id[] {
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

/** What is sent of a draft. */
export interface ReportBody {
  readonly account_id: AccountId
  readonly status_ids: readonly StatusId[]
  readonly comment: string
  readonly forward: boolean
  readonly category?: ReportCategory
  readonly rule_ids?: readonly string[]
}

/**
 * Whatever the draft holds, be it no status and no comment. A reason only where one was given, and
 * broken rules only with it: servers that ask for none are not told of any.
 *
 * @returns null where nobody is reported, and while it is on its way already
 * @see RPT-08
 */
export function reportBody(draft: ReportDraft): ReportBody | null {
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

/** Nothing of it is lost. @see RPT-06 */
export function failReport(draft: ReportDraft): ReportDraft {
  return { ...draft, isSubmitting: false }
}
