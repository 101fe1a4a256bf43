import type { AccountId, StatusId } from '../entities/ids.ts'
import type { ReportCategory } from '../entities/report.ts'
import type { ReportDraft } from './report-draft.ts'

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
