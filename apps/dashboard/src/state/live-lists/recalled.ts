import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { perSession } from '../session.ts'

/** A list that shows what an earlier visit saw. */
export interface Recalled {
  /** When that was; milliseconds since 1970. */
  readonly at: number
  /** Whether its rows are listed: until then they are being read. */
  readonly isShown: boolean
}

/**
 * What of a list nobody has confirmed yet; null once its newest page came, and where nothing was kept. Written when
 * a column is opened and when pages come.
 *
 * @see BY-17
 */
export const recalledAtoms = perSession(() =>
  atomFamily((_list: string) => atom<Recalled | null>(null)),
)

/** When the rows were seen that a list shows; null where it shows none of an earlier visit. */
export const seenAtOf = (recalled: Recalled | null): number | null =>
  recalled?.isShown === true ? recalled.at : null
