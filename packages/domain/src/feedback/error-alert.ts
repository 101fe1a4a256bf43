import type { Alert } from './alert-queue.ts'

interface FailedCall {
  /** null when no response came. */
  readonly status: number | null
  readonly statusText?: string
  /** The `error` of the response's body. */
  readonly serverMessage?: string | null
}

/** What an alert says of a failed call. @see ERR-03, ERR-04 */
export function errorAlert(failure: FailedCall): Omit<Alert, 'key'> {
  if (failure.status === null) {
    return { title: 'Oops!', message: 'An unexpected error occurred' }
  }
  return {
    title: String(failure.status),
    message: failure.serverMessage || failure.statusText || '',
  }
}
