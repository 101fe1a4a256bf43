import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { Difference } from '@colonnade/domain/answers'
import {
  addMessage,
  type Alert,
  ALERT_MS,
  BAR_MS,
  dismissMessage,
  isAlert,
  repeatAlert,
  stackTime,
} from '@colonnade/domain/feedback'
import { platformAtom } from '../app-store.ts'

/** What happened, for the interface to say in the user's language. */
interface NoticeContent {
  /** `text`: the notice brings its own, translated words; `access-stays`, `answer-differs`, `sign-in-ended`: its text is the server's host. */
  readonly kind:
    | 'access-stays'
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
  readonly text?: string
  /** In what an answer differs from what was asked. */
  readonly differences?: readonly Difference[]
  /** How long it stands. Unit: ms. Without it 2000, or longer where something can be done about it. */
  readonly time?: number
  /** What can be done about it: without translated words of its own it takes it back, in the words of its kind. */
  readonly action?: { readonly label?: string; readonly run: () => void }
  /** It is only said: who sees, sees it where it was done. */
  readonly isUnseen?: true
  /** It stands until somebody dismisses it or takes its action; never in a dialog's way. */
  readonly stays?: true
}

export interface Notice extends NoticeContent {
  readonly key: number
}

/** Something that the program says in passing: what failed, or what has been done. */
export type Message = Alert | Notice
type MessageContent = Omit<Alert, 'key'> | NoticeContent

/** A message with a button stays longer: a hand has to get there. */
export const UNDO_NOTICE_MS = 10_000

const queueAtom = atom<readonly Message[]>([])

/** All messages on screen, oldest first. */
export const messagesAtom = atom((get) => get(queueAtom))

/** Those that say what failed. */
export const alertsAtom = atom((get) => get(queueAtom).filter(isAlert))

/** All others. */
export const noticesAtom = atom((get) =>
  get(queueAtom).filter((message): message is Notice => !isAlert(message)),
)

/**
 * Shows a message for its time. An alert that says what stands there already takes its place.
 *
 * @returns the message as it stands in the queue
 */
export const showMessageAtom = atom(null, (get, set, content: MessageContent): Message => {
  const before: readonly (MessageContent & { readonly key: number })[] = get(queueAtom)
  const { queue, message } = repeatAlert(before, content) ?? addMessage(before, content)
  set(queueAtom, queue)
  const time = timeOf(message, queue)
  // Not by its key: a later message may have that again.
  const leave = () =>
    set(
      queueAtom,
      get(queueAtom).filter((each) => each !== message),
    )
  if (time !== null) get(platformAtom).clock.after(time, leave)
  return message
})

/** How long a message stands, in ms; null for one that stays. @see ALR-03, ALR-05 */
function timeOf(message: Message, queue: readonly Message[]): number | null {
  // Each alert below it adds a second, so that they leave in order (ALR-06).
  if (isAlert(message)) return stackTime(queue.filter(isAlert).indexOf(message), ALERT_MS)
  if (message.stays) return null
  return message.time ?? (message.action === undefined ? BAR_MS : UNDO_NOTICE_MS)
}

/** Somebody has read it. */
export const dismissMessageAtom = atom(null, (get, set, key: number) => {
  set(queueAtom, dismissMessage(get(queueAtom), key))
})

export const clearAlertsAtom = atom(null, (get, set) => set(queueAtom, get(noticesAtom)))

/** Takes back what a message tells of, or does what it offers, and lets it go. */
export const runMessageActionAtom = atom(null, (get, set, key: number) => {
  const notice = get(noticesAtom).find((shown) => shown.key === key)
  try {
    notice?.action?.run()
  } finally {
    // Last: what the action shows has to get another key.
    set(dismissMessageAtom, key)
  }
})

const TOO_MANY = 429

/** A failed call in the words of the specification (ERR-03, ERR-04), with what to do about it. */
function alertOf(
  { kind, status, title, message, retryAt }: ApiError,
  isOffline: boolean,
  isKept: boolean,
): Omit<Alert, 'key'> {
  const words = { kind: 'alert', title, message } as const
  if (kind === 'unsupported') return { ...words, advice: { kind } }
  if (kind === 'network' && isOffline)
    return { ...words, advice: { kind: 'offline', ...(isKept && { isKept }) } }
  if (status === TOO_MANY) return { ...words, advice: { kind: 'wait', until: retryAt } }
  return words
}

/** Shows what failed. @param isKept somebody wrote what did not arrive, and has it still */
export const showErrorAtom = atom(null, (get, set, error: ApiError, isKept?: boolean) => {
  set(showMessageAtom, alertOf(error, get(platformAtom).page.isOffline(), isKept === true))
})
