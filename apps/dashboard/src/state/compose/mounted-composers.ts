import { atom } from 'jotai/vanilla'

const countAtom = atom(0)

/** A composer came into the page; kept as a count, so that two do not fight (CMP-33). @returns it left */
export const mountComposerAtom = atom(null, (_get, set): (() => void) => {
  set(countAtom, (count) => count + 1)
  return () => set(countAtom, (count) => count - 1)
})

/** Asks, at the moment it matters, whether any composer is in the page (RTE-02). */
export const hasComposerAtom = atom(null, (get): boolean => get(countAtom) > 0)
