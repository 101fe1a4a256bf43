/* oxlint-disable no-console -- the one place that may write to the console */
import { noteError } from './recent-errors.ts'

/** What a developer should see in the console; users see alerts. */
export function logError(message: string, ...details: readonly unknown[]): void {
  noteError(message, details[0])
  console.error(message, ...details)
}

/** The same for what is not wrong, but will be missed. */
export function logWarning(message: string, ...details: readonly unknown[]): void {
  console.warn(message, ...details)
}
