import type { ReportId } from './ids.ts'

/** The category of a report, as in the API (3.5). @see https://docs.joinmastodon.org/methods/reports/#post */
export type ReportCategory = 'spam' | 'violation' | 'other'

/**
 * The response to an accepted report. Most servers send fewer fields. @see
 * https://docs.joinmastodon.org/entities/Report/
 */
export interface ReportEntity {
  /** null if the server responds with an empty body. */
  readonly id: ReportId | null
  readonly action_taken: boolean
}
