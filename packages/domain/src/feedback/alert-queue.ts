/** What an error says where the server says nothing. @see ERR-04 */
export const NO_ANSWER_TITLE = 'Oops!'
export const NO_ANSWER_MESSAGE = 'An unexpected error occurred'

/**
 * What the user can do about it, for the interface to say in their language. `wait`: until then, in
 * milliseconds since the epoch, or for a while where that is null. `unsupported`: nothing here.
 * `offline`: again, once there is a connection; what was written is kept for that, if anything was.
 */
export type AlertAdvice =
  | { readonly kind: 'wait'; readonly until: number | null }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'offline'; readonly isKept?: true }

/** A message that stands on the screen for a while. @see ENT-14 */
export interface Alert {
  readonly key: number
  readonly title: string
  readonly message: string
  readonly advice?: AlertAdvice
}

/** How long an alert stands when it is the only one. */
export const ALERT_MS = 5000
/** How long an item of the stack stands that names no time of its own. */
export const STACK_MS = 1000
/** How much longer each later item of the stack stands, so that they leave in order. */
export const STACK_STEP_MS = 1000
/** How long the single notice bar stands when no time is given. @see ALR-05 */
export const BAR_MS = 2000
/** More alerts push out the oldest. */
export const ALERT_LIMIT = 20

/** Adds an alert under the next key: 0 in an empty queue, else the last key + 1. @see ALR-01 */
export function addAlert(alerts: readonly Alert[], text: Omit<Alert, 'key'>): readonly Alert[] {
  const key = (alerts.at(-1)?.key ?? -1) + 1
  return [...alerts, { ...text, key }].slice(-ALERT_LIMIT)
}

/**
 * Shows anew what stands in the queue already: a server that fails one call for each column is told once.
 *
 * @returns null when nothing in the queue says the same
 */
export function repeatAlert(
  alerts: readonly Alert[],
  text: Omit<Alert, 'key'>,
): { readonly alerts: readonly Alert[]; readonly index: number } | null {
  const index = alerts.findIndex((alert) => saysTheSame(alert, text))
  const known = alerts[index]
  if (known === undefined) return null
  return { alerts: alerts.with(index, { ...text, key: known.key }), index }
}

/** Until when to wait may differ: the latest counts. */
const saysTheSame = (alert: Alert, { title, message, advice }: Omit<Alert, 'key'>): boolean =>
  alert.title === title && alert.message === message && alert.advice?.kind === advice?.kind

/** @returns the same queue when it has no such key. @see ALR-02 */
export function dismissAlert(alerts: readonly Alert[], key: number): readonly Alert[] {
  const kept = alerts.filter((alert) => alert.key !== key)
  return kept.length === alerts.length ? alerts : kept
}

/**
 * When an item of the stack leaves, in ms after it was shown.
 *
 * @param index its place, 0 first
 * @param ownMs the time it asks for itself
 * @see ALR-03, ALR-06
 */
export function stackTime(index: number, ownMs = STACK_MS): number {
  return ownMs + index * STACK_STEP_MS
}
