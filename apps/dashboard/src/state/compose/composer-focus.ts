import { atom } from 'jotai/vanilla'

/** A request to focus the composer's text field. */
export interface FocusRequest {
  /** Increases with each request. */
  readonly count: number
  /** If true, the focus does not move when the user has focused another element. */
  readonly isReturn: boolean
}

const focusRequestAtom = atom<FocusRequest>({ count: 0, isReturn: false })

/** The latest request to focus the composer's text field. The composer subscribes to it. */
export const composerFocusAtom = atom((get) => get(focusRequestAtom))

export const focusComposerAtom = atom(null, (_get, set) => {
  set(focusRequestAtom, ({ count }) => ({ count: count + 1, isReturn: false }))
})

/** Focuses the text field after publishing, unless the user has moved the focus elsewhere (CMP-55). */
export const returnToComposerAtom = atom(null, (_get, set) => {
  set(focusRequestAtom, ({ count }) => ({ count: count + 1, isReturn: true }))
})

const mountedCountAtom = atom(0)

/**
 * Registers a mounted composer. Kept as a count, because two composers may be mounted (CMP-33). @returns unregisters
 * it
 */
export const mountComposerAtom = atom(null, (_get, set): (() => void) => {
  set(mountedCountAtom, (count) => count + 1)
  return () => set(mountedCountAtom, (count) => count - 1)
})

/** Returns at the time of the call whether a composer is mounted (RTE-02). */
export const hasComposerAtom = atom(null, (get): boolean => get(mountedCountAtom) > 0)
