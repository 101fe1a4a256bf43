import { atom } from 'jotai/vanilla'

/** Asks for the focus of the composer's text. */
export interface FocusRequest {
  /** Grows with each request. */
  readonly count: number
  /** Whoever went on elsewhere stays there. */
  readonly isReturn: boolean
}

const requestAtom = atom<FocusRequest>({ count: 0, isReturn: false })

/** The last request to focus the composer's text: the composer watches. */
export const composerFocusAtom = atom((get) => get(requestAtom))

export const focusComposerAtom = atom(null, (_get, set) => {
  set(requestAtom, ({ count }) => ({ count: count + 1, isReturn: false }))
})

/** Focuses the text again once something was sent, unless the reader has gone on elsewhere meanwhile (CMP-55). */
export const returnToComposerAtom = atom(null, (_get, set) => {
  set(requestAtom, ({ count }) => ({ count: count + 1, isReturn: true }))
})
