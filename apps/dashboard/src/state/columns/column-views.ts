import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'

/** Counts the requests to scroll a column to its newest row: its list watches. */
export const scrollRequestAtoms = atomFamily((_uuid: string) => atom(0))

/** A press on a column's heading. */
export const requestScrollToTopAtom = atom(null, (_get, set, uuid: string) => {
  set(scrollRequestAtoms(uuid), (requests) => requests + 1)
})
