import { atom } from 'jotai/vanilla'
import type { AccountId, StatusId } from '@colonnade/domain/entities'

/** What a confirmation asks; the words come translated from who asks. */
export interface ConfirmModal {
  readonly type: 'CONFIRM'
  readonly message: string
  /** A sentence under the question: what is lost. */
  readonly details?: string
  readonly isDangerous?: boolean
  readonly confirm: string
  readonly onConfirm: () => void
  /** Offers `Do not ask for confirmation again`. */
  readonly onDoNotAsk?: () => void
}

/** The modals of the first form; each kind brings what its dialog needs and nothing more. */
export type Modal =
  | { readonly type: 'BOOST' | 'FAVOURITE'; readonly statusId: StatusId }
  | { readonly type: 'MEDIA'; readonly statusId: StatusId; readonly index: number }
  | { readonly type: 'VIDEO'; readonly statusId: StatusId; readonly index: number }
  | { readonly type: 'MUTE'; readonly accountId: AccountId }
  | { readonly type: 'SETTINGS' }
  | { readonly type: 'HIDDEN'; readonly columnUuid: string }
  /** A workspace's name; `null` makes a new one. */
  | { readonly type: 'WORKSPACE'; readonly id: string | null }
  /** A layout from a file. */
  | { readonly type: 'LAYOUT' }
  | ConfirmModal

export interface OpenModal {
  readonly key: number
  readonly modal: Modal
}

const stackAtom = atom<readonly OpenModal[]>([])

/** The open modals, the topmost last. */
export const modalStackAtom = atom((get) => get(stackAtom))

/** The topmost modal, or null. */
export const modalAtom = atom((get): OpenModal | null => get(stackAtom).at(-1) ?? null)

export const openModalAtom = atom(null, (get, set, modal: Modal) => {
  const stack = get(stackAtom)
  set(stackAtom, [...stack, { key: (stack.at(-1)?.key ?? -1) + 1, modal }])
})

/** Closes the topmost modal. */
export const closeModalAtom = atom(null, (get, set) => {
  set(stackAtom, get(stackAtom).slice(0, -1))
})
