import type { ReportId } from './ids.ts'

/** Why somebody is reported, in the words of the API (3.5). @see https://docs.joinmastodon.org/methods/reports/#post */
export type ReportCategory = 'spam' | 'violation' | 'other'

/** What a server says of a report that it took; most say less. @see https://docs.joinmastodon.org/entities/Report/ */
export interface ReportEntity {
  /** null where the server answers with an empty body. */
  readonly id: ReportId | null
  readonly action_taken: boolean
}
