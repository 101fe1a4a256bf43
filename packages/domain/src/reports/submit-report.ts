import type { AccountId, StatusId } from '../entities/ids.ts'
import type { ReportDraft } from './report-draft.ts'

/** What is sent of a draft. */
export interface ReportBody {
  readonly account_id: AccountId
  readonly status_ids: readonly StatusId[]
  readonly comment: string
  readonly forward: boolean
}

/**
 * Whatever the draft holds, be it no status and no comment.
 *
 * @returns null where nobody is reported, and while it is on its way already
 * @see RPT-08
 */
export function reportBody(draft: ReportDraft): ReportBody | null {
  const { account_id, status_ids, comment, forward, isSubmitting } = draft
  if (account_id === null || isSubmitting) return null
  return { account_id, status_ids, comment, forward }
}

/** @see RPT-04 */
export function submitReport(draft: ReportDraft): ReportDraft {
  return { ...draft, isSubmitting: true }
}

/** Nothing of it is lost. @see RPT-06 */
export function failReport(draft: ReportDraft): ReportDraft {
  return { ...draft, isSubmitting: false }
}
