import type { ReportCategory } from '@colonnade/domain/entities'
import { decodeReport } from '../decode/report.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'

export interface ReportParams {
  readonly account_id: string
  readonly status_ids?: readonly string[]
  readonly comment?: string
  /** Whether to forward the report to the server of a remote account. */
  readonly forward?: boolean
  /** Since 3.5; older servers ignore it. */
  readonly category?: ReportCategory
  /** The broken rules, for a `violation`. */
  readonly rule_ids?: readonly string[]
}

/**
 * Reports an account to the moderators. Hollo refuses a report without statuses or comment with a 400 whose `error`
 * is not a string, so the alert shows only "Bad Request". snac has no reports and responds with 422 without a reason,
 * which counts as a missing API method. A 404 is about the account.
 *
 * @see API-53, https://docs.joinmastodon.org/methods/reports/#post
 */
export const createReport = defineEndpoint('POST', '/api/v1/reports', {
  accepts: accepts<ReportParams>(),
  returns: decodeReport,
  needs: 'reports',
  namesEntity: true,
})
