/** Refusals that a column explains itself: its timeline is not there, or is closed to the account. */
export const EXPLAINED: readonly number[] = [403, 404, 410]

/** How a page is asked for; servers without one of them ignore it, so pages are deduplicated by id. */
export interface PageParams {
  /** Older than this id. */
  readonly max_id?: string
  /** The newest page of what is newer than this id: it can leave a hole. */
  readonly since_id?: string
  /** What comes just after this id. */
  readonly min_id?: string
  readonly limit?: number
}
