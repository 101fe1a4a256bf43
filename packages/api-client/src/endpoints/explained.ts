/** Refusals that a column explains itself: its timeline is not there, or is closed to the account. */
export const EXPLAINED: readonly number[] = [403, 404, 410]
