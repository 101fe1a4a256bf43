/** Statuses of refusals that a column explains: its timeline does not exist, or the account may not read it. */
export const EXPLAINED_STATUSES: readonly number[] = [403, 404, 410]

/** The paging parameters. A server ignores those that it lacks, so pages are deduplicated by id. */
export interface PageParams {
  /** Only items older than this id. */
  readonly max_id?: string
  /** The newest page of items newer than this id; there may be a gap between them. */
  readonly since_id?: string
  /** The items right after this id. */
  readonly min_id?: string
  readonly limit?: number
}
