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

/** A message about what failed, that stands on the screen for a while. @see ENT-14 */
export interface Alert {
  readonly kind: 'alert'
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

/** What stands in a queue: an alert, or a message of any other kind. */
type Queued<Content> = Content & { readonly key: number }

interface Placed<Content> {
  readonly queue: readonly Queued<Content>[]
  /** As it stands in the queue. */
  readonly message: Queued<Content>
}

/** Adds a message under the next key: 0 in an empty queue, else the last key + 1. @see ALR-01 */
export function addMessage<Content extends { readonly kind: string }>(
  queue: readonly Queued<Content>[],
  content: Content,
): Placed<Content> {
  const key = (queue.at(-1)?.key ?? -1) + 1
  const message = { ...content, key }
  const added = [...queue, message]
  const alerts = added.filter(({ kind }) => kind === 'alert')
  const kept = alerts.length > ALERT_LIMIT ? added.filter((each) => each !== alerts[0]) : added
  return { queue: kept, message }
}

/**
 * Shows anew the alert that says so already: a server that fails one call for each column is told once.
 *
 * @returns null when nothing in the queue says the same
 */
export function repeatAlert<Content extends { readonly kind: string }>(
  queue: readonly Queued<Content>[],
  content: Content,
): Placed<Content> | null {
  const index = queue.findIndex((each) => isAlert(each) && saysTheSame(each, content))
  const known = queue[index]
  if (known === undefined) return null
  const message = { ...content, key: known.key }
  return { queue: queue.with(index, message), message }
}

/** Whether a message is about what failed. */
export const isAlert = (message: { readonly kind: string }): message is Alert =>
  message.kind === 'alert'

/** Until when to wait may differ: the latest counts. */
const saysTheSame = (alert: Alert, content: { readonly kind: string }): boolean =>
  isAlert(content) &&
  alert.title === content.title &&
  alert.message === content.message &&
  alert.advice?.kind === content.advice?.kind

/** @returns the same queue when it has no such key. @see ALR-02 */
export function dismissMessage<Message extends { readonly key: number }>(
  queue: readonly Message[],
  key: number,
): readonly Message[] {
  const kept = queue.filter((message) => message.key !== key)
  return kept.length === queue.length ? queue : kept
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
