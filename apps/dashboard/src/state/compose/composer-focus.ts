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

const countAtom = atom(0)

/** A composer came into the page; kept as a count, so that two do not fight (CMP-33). @returns it left */
export const mountComposerAtom = atom(null, (_get, set): (() => void) => {
  set(countAtom, (count) => count + 1)
  return () => set(countAtom, (count) => count - 1)
})

/** Asks, at the moment it matters, whether any composer is in the page (RTE-02). */
export const hasComposerAtom = atom(null, (get): boolean => get(countAtom) > 0)
