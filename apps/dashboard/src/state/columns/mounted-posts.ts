import { atom } from 'jotai/vanilla'

const countAtom = atom(0)

/** A list of posts came into the page, or its place did. @returns it left */
export const mountPostsAtom = atom(null, (_get, set): (() => void) => {
  set(countAtom, (count) => count + 1)
  return () => set(countAtom, (count) => count - 1)
})

/** Asks, at the moment it matters, whether posts show or are on their way. */
export const hasPostsAtom = atom(null, (get): boolean => get(countAtom) > 0)
