import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'

/** Whether a column can be seen: beside the view it is drawn already, but nothing comes in there. */
export const inSightAtoms = atomFamily((_uuid: string) => atom(true))
