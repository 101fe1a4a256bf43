import { atom } from 'jotai/vanilla'
import { platformAtom } from '../app-store.ts'

/** What happened, for the interface to say in the user's language. */
interface NoticeContent {
  /** `text`: the notice brings its own, translated words. */
  readonly kind: 'column-removed' | 'storage-full' | 'text'
  readonly text?: string
  /** Takes it back; offered as `Undo`. */
  readonly undo?: () => void
}

export interface Notice extends NoticeContent {
  readonly key: number
}

/** A notice that can be undone stays longer: a hand has to get there. */
export const NOTICE_MS = 3_000
export const UNDO_NOTICE_MS = 10_000

const queueAtom = atom<readonly Notice[]>([])
const nextKeyAtom = atom(0)

/** Passing notices, oldest first. */
export const noticesAtom = atom((get) => get(queueAtom))

export const showNoticeAtom = atom(null, (get, set, content: NoticeContent) => {
  const key = get(nextKeyAtom)
  set(nextKeyAtom, key + 1)
  set(queueAtom, [...get(queueAtom), { ...content, key }])
  const time = content.undo === undefined ? NOTICE_MS : UNDO_NOTICE_MS
  get(platformAtom).clock.after(time, () => set(dismissNoticeAtom, key))
})

const dismissNoticeAtom = atom(null, (get, set, key: number) => {
  set(
    queueAtom,
    get(queueAtom).filter((notice) => notice.key !== key),
  )
})

/** Takes back what a notice tells of, and lets it go. */
export const undoNoticeAtom = atom(null, (get, set, key: number) => {
  const notice = get(queueAtom).find((shown) => shown.key === key)
  set(dismissNoticeAtom, key)
  notice?.undo?.()
})
