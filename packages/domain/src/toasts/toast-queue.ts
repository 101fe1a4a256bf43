/** Text of an error when the server sends none. @see ERR-04 */
export const DEFAULT_ERROR_TITLE = 'Oops!'
export const DEFAULT_ERROR_MESSAGE = 'An unexpected error occurred'
/** The status text of a 429. Also the message of requests that the client does not send because of the rate limit. */
export const TOO_MANY_REQUESTS_MESSAGE = 'Too Many Requests'

/**
 * What the user can do about the error; the interface translates it. `wait`: retry after this time, in milliseconds
 * since the epoch; null if the time is unknown. `unsupported`: the server does not support it. `offline`: retry when
 * online; written text is kept until then.
 */
export type AlertAdvice =
  | { readonly kind: 'wait'; readonly until: number | null }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'offline'; readonly isKept?: true }

/** A toast about a failed action. @see ENT-14 */
export interface Alert {
  readonly kind: 'alert'
  readonly key: number
  readonly title: string
  readonly message: string
  readonly advice?: AlertAdvice
}

/** How long a single alert is shown. */
export const ALERT_MS = 5000
/** Default time for which an item of the stack is shown. */
export const STACK_MS = 1000
/** Additional time for each later item of the stack, so that they expire in order. */
export const STACK_STEP_MS = 1000
/** Default time for which the single bar is shown. @see ALR-05 */
export const BAR_MS = 2000
/** Maximum number of alerts. Further alerts drop the oldest. */
export const ALERT_LIMIT = 20

/** An item of the queue: an alert or any other toast. */
type QueuedToast<Content> = Content & { readonly key: number }

interface QueueUpdate<Content> {
  readonly queue: readonly QueuedToast<Content>[]
  /** The item with its key. */
  readonly message: QueuedToast<Content>
}

/** Adds a toast under the next key: 0 in an empty queue, otherwise the last key + 1. @see ALR-01 */
export function addToast<Content extends { readonly kind: string }>(
  queue: readonly QueuedToast<Content>[],
  content: Content,
): QueueUpdate<Content> {
  const key = (queue.at(-1)?.key ?? -1) + 1
  const message = { ...content, key }
  const added = [...queue, message]
  const alerts = added.filter(({ kind }) => kind === 'alert')
  const kept = alerts.length > ALERT_LIMIT ? added.filter((each) => each !== alerts[0]) : added
  return { queue: kept, message }
}

/**
 * Shows an equal alert of the queue again, so that a server that fails one request per column causes one alert.
 *
 * @returns null if the queue has no equal alert
 */
export function repeatAlert<Content extends { readonly kind: string }>(
  queue: readonly QueuedToast<Content>[],
  content: Content,
): QueueUpdate<Content> | null {
  const index = queue.findIndex((each) => isAlert(each) && isSameAlert(each, content))
  const known = queue[index]
  if (known === undefined) return null
  const message = { ...content, key: known.key }
  return { queue: queue.with(index, message), message }
}

/** Whether a toast is about a failed action. */
export const isAlert = (message: { readonly kind: string }): message is Alert =>
  message.kind === 'alert'

/** Ignores the end of a wait, which is replaced by the latest one. */
const isSameAlert = (alert: Alert, content: { readonly kind: string }): boolean =>
  isAlert(content) &&
  alert.title === content.title &&
  alert.message === content.message &&
  alert.advice?.kind === content.advice?.kind

/**
 * Removes a toast.
 *
 * @returns the same queue if it has no such key. @see ALR-02
 */
export function dismissToast<Message extends { readonly key: number }>(
  queue: readonly Message[],
  key: number,
): readonly Message[] {
  const kept = queue.filter((message) => message.key !== key)
  return kept.length === queue.length ? queue : kept
}

/**
 * Returns when an item of the stack expires, in ms after it was shown.
 *
 * @param index position in the stack, from 0
 * @param ownMs the item's own time
 * @see ALR-03, ALR-06
 */
export function getStackTime(index: number, ownMs = STACK_MS): number {
  return ownMs + index * STACK_STEP_MS
}
