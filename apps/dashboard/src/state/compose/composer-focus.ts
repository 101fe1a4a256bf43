import { atom } from 'jotai/vanilla'

const requestsAtom = atom(0)

/** Counts the requests to focus the composer's text: the composer watches. */
export const composerFocusAtom = atom((get) => get(requestsAtom))

export const focusComposerAtom = atom(null, (_get, set) => {
  set(requestsAtom, (requests) => requests + 1)
})
