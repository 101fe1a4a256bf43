import type { ReportCategory } from '@colonnade/domain/entities'
import { decodeReport } from '../decode/report.ts'
import { accepts, endpoint } from '../endpoint.ts'

export interface ReportParams {
  readonly account_id: string
  readonly status_ids?: readonly string[]
  readonly comment?: string
  /** Whether the server of a remote account is told too. */
  readonly forward?: boolean
  /** Since 3.5; older servers take no notice. */
  readonly category?: ReportCategory
  /** Which rules of the server are broken: of a `violation`. */
  readonly rule_ids?: readonly string[]
}

/**
 * Tells the moderators of an account. Hollo refuses a report without statuses or comment with a 400
 * whose `error` is no text, so that the alert says no more than "Bad Request"; snac knows no reports
 * and answers 422 without a reason, which counts as a call that is missing. A 404 is about the account.
 *
 * @see API-53, https://docs.joinmastodon.org/methods/reports/#post
 */
export const createReport = endpoint('POST', '/api/v1/reports', {
  accepts: accepts<ReportParams>(),
  returns: decodeReport,
  needs: 'reports',
  namesEntity: true,
})
