/* oxlint-disable no-console -- the one place that may write to the console */

/** What a developer should see in the console; users see alerts. */
export function logError(message: string, ...details: readonly unknown[]): void {
  console.error(message, ...details)
}

/** The same for what is not wrong, but will be missed. */
export function logWarning(message: string, ...details: readonly unknown[]): void {
  console.warn(message, ...details)
}
