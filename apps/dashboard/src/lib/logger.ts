/* oxlint-disable no-console -- the one place that may write to the console */
import { recordError } from './recent-errors.ts'

/** Logs an error for developers. Users see alerts. */
export function logError(message: string, ...details: readonly unknown[]): void {
  recordError(message, details[0])
  console.error(message, ...details)
}

/** Logs a warning for developers: no error, but a feature is missing. */
export function logWarning(message: string, ...details: readonly unknown[]): void {
  console.warn(message, ...details)
}
