/** What was told of to developers, newest last. */
export interface RecentError {
  /** Milliseconds since the epoch. */
  readonly at: number
  /** In our own words: never what somebody wrote. */
  readonly what: string
  readonly error: unknown
}

const MOST = 20

export const recentErrors: RecentError[] = []

export function noteError(what: string, error: unknown): void {
  recentErrors.push({ at: Date.now(), what, error })
  if (recentErrors.length > MOST) recentErrors.shift()
}
