/** A logged error. The newest is last in `recentErrors`. */
export interface RecentError {
  /** Milliseconds since the epoch. */
  readonly at: number
  /** The app's own description, never text of the user. */
  readonly what: string
  readonly error: unknown
}

const MAX_ERRORS = 20

export const recentErrors: RecentError[] = []

export function recordError(what: string, error: unknown): void {
  recentErrors.push({ at: Date.now(), what, error })
  if (recentErrors.length > MAX_ERRORS) recentErrors.shift()
}
