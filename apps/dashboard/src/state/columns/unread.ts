import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'

/** How many rows a column holds that its reader has not seen. Written as the sessions' lists change. */
export const unreadAtoms = atomFamily((_uuid: string) => atom(0))
