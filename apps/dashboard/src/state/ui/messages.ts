import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { Difference } from '@colonnade/domain/answers'
import {
  addToast,
  type Alert,
  ALERT_MS,
  BAR_MS,
  dismissToast,
  isAlert,
  repeatAlert,
  getStackTime,
} from '@colonnade/domain/toasts'
import { platformAtom } from '../app-store.ts'

/** The content of a toast. The interface shows it in the user's language. */
interface ToastContent {
  /**
   * `text`: the toast has its own translated text. `access-stays`, `answer-differs`, `sign-in-ended`: its text is the
   * server's host. `already-signed-in`: its text is the account. `window-blocked`: its text is
   * the name of the window.
   */
  readonly kind:
    | 'access-stays'
    | 'already-signed-in'
    | 'answer-differs'
    | 'column-removed'
    | 'draft-deleted'
    | 'draft-elsewhere'
    | 'draft-unsent'
    | 'drafts-stay'
    | 'drafts-unreadable'
    | 'workspace-removed'
    | 'layout-imported'
    | 'sign-in-ended'
    | 'storage-full'
    | 'text'
    | 'window-blocked'
  readonly text?: string
  /** The differences between a response and the request. */
  readonly differences?: readonly Difference[]
  /** How long it is shown. Unit: ms. The default is 2000, or longer with an action. */
  readonly time?: number
  /** The button of the toast. Without its own translated label it is an undo, labelled by the toast's kind. */
  readonly action?: { readonly label?: string; readonly run: () => void }
  /** It is only announced to screen readers, because the change is visible where it was made. */
  readonly isUnseen?: true
  /** It is shown until the user dismisses it or uses its action. It never covers a dialog. */
  readonly stays?: true
}

export interface ToastMessage extends ToastContent {
  readonly key: number
}

/** A transient message: an error, or the result of an action. */
export type Message = Alert | ToastMessage
type MessageContent = Omit<Alert, 'key'> | ToastContent

/** A toast with a button is shown longer, so that there is time to reach it. Unit: ms. */
export const UNDO_TOAST_MS = 10_000

const queueAtom = atom<readonly Message[]>([])

/** All messages on the screen, oldest first. */
export const messagesAtom = atom((get) => get(queueAtom))

/** The alerts, which show errors. */
export const alertsAtom = atom((get) => get(queueAtom).filter(isAlert))

/** The toasts: all other messages. */
export const toastsAtom = atom((get) =>
  get(queueAtom).filter((message): message is ToastMessage => !isAlert(message)),
)

/**
 * Shows a message for its time. An alert with the same text as a visible one replaces it.
 *
 * @returns the message as it is queued
 */
export const showMessageAtom = atom(null, (get, set, content: MessageContent): Message => {
  const before: readonly (MessageContent & { readonly key: number })[] = get(queueAtom)
  const { queue, message } = repeatAlert(before, content) ?? addToast(before, content)
  set(queueAtom, queue)
  const time = getDisplayTime(message, queue)
  // Not by its key, because a later message may reuse it.
  const dismiss = () =>
    set(
      queueAtom,
      get(queueAtom).filter((each) => each !== message),
    )
  if (time !== null) get(platformAtom).clock.after(time, dismiss)
  return message
})

/** Returns how long a message is shown, in ms; null for a persistent one. @see ALR-03, ALR-05 */
function getDisplayTime(message: Message, queue: readonly Message[]): number | null {
  // Each alert below it adds a second, so that they are dismissed in order (ALR-06).
  if (isAlert(message)) return getStackTime(queue.filter(isAlert).indexOf(message), ALERT_MS)
  if (message.stays) return null
  return message.time ?? (message.action === undefined ? BAR_MS : UNDO_TOAST_MS)
}

export const dismissMessageAtom = atom(null, (get, set, key: number) => {
  set(queueAtom, dismissToast(get(queueAtom), key))
})

export const clearAlertsAtom = atom(null, (get, set) => set(queueAtom, get(toastsAtom)))

/** Runs a message's action, for example an undo, and dismisses the message. */
export const runMessageActionAtom = atom(null, (get, set, key: number) => {
  const notice = get(toastsAtom).find((shown) => shown.key === key)
  try {
    notice?.action?.run()
  } finally {
    // Last, so that a message that the action shows gets another key.
    set(dismissMessageAtom, key)
  }
})

const TOO_MANY_REQUESTS = 429

/**
 * Creates the alert of a failed request in the words of the specification (ERR-03, ERR-04), with what the user can
 * do.
 */
function createAlert(
  { kind, status, title, message, retryAt }: ApiError,
  isOffline: boolean,
  isKept: boolean,
): Omit<Alert, 'key'> {
  const words = { kind: 'alert', title, message } as const
  if (kind === 'unsupported') return { ...words, advice: { kind } }
  if (kind === 'network' && isOffline)
    return { ...words, advice: { kind: 'offline', ...(isKept && { isKept }) } }
  if (status === TOO_MANY_REQUESTS) return { ...words, advice: { kind: 'wait', until: retryAt } }
  return words
}

/** Shows an error. @param isKept whether the text that was not sent is kept */
export const showErrorAtom = atom(null, (get, set, error: ApiError, isKept?: boolean) => {
  set(showMessageAtom, createAlert(error, get(platformAtom).page.isOffline(), isKept === true))
})
