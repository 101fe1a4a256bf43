import { atom } from 'jotai/vanilla'
import type { Difference } from '@colonnade/domain/answers'
import { BAR_MS } from '@colonnade/domain/feedback'
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
  /** Takes it back; offered as `Undo`, where the kind has no other word for it. */
  readonly undo?: () => void
  /** Something else that can be done about it, in translated words. */
  readonly offer?: { readonly label: string; readonly act: () => void }
  /** It is only said: who sees, sees it where it was done. */
  readonly isUnseen?: true
  /** It stands until somebody dismisses it or takes the offer; never in a dialog's way. */
  readonly stays?: true
}

export interface Notice extends NoticeContent {
  readonly key: number
}

/** A notice with a button stays longer: a hand has to get there. */
export const UNDO_NOTICE_MS = 10_000

const queueAtom = atom<readonly Notice[]>([])
const nextKeyAtom = atom(0)

/** Passing notices, oldest first. */
export const noticesAtom = atom((get) => get(queueAtom))

/** Shows a notice for its time (ALR-05). */
export const showNoticeAtom = atom(null, (get, set, content: NoticeContent) => {
  const key = get(nextKeyAtom)
  set(nextKeyAtom, key + 1)
  set(queueAtom, [...get(queueAtom), { ...content, key }])
  if (content.stays) return
  const usual = (content.undo ?? content.offer) === undefined ? BAR_MS : UNDO_NOTICE_MS
  get(platformAtom).clock.after(content.time ?? usual, () => set(dismissNoticeAtom, key))
})

/** Somebody has read it, or its time is over. */
export const dismissNoticeAtom = atom(null, (get, set, key: number) => {
  set(
    queueAtom,
    get(queueAtom).filter((notice) => notice.key !== key),
  )
})

/** Takes back what a notice tells of, or does what it offers, and lets it go. */
export const undoNoticeAtom = atom(null, (get, set, key: number) => {
  const notice = get(queueAtom).find((shown) => shown.key === key)
  set(dismissNoticeAtom, key)
  const act = notice?.offer?.act ?? notice?.undo
  act?.()
})
