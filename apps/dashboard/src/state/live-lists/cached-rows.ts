import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { perSession } from '../session.ts'

/** State of a list that shows cached rows. */
export interface CachedRows {
  /** When the rows were last seen. Milliseconds since 1970. */
  readonly at: number
  /** Whether the cached rows are listed. Until then they are being read. */
  readonly isShown: boolean
}

/**
 * The cached rows of a list that are not confirmed yet; null after its newest page is loaded, and without a cache.
 * Written when a column is opened and when pages are loaded.
 *
 * @see BY-17
 */
export const cachedRowsAtoms = perSession(() =>
  atomFamily((_list: string) => atom<CachedRows | null>(null)),
)

/** Returns when the cached rows of a list were last seen; null if it shows none. */
export const getSeenAt = (recalled: CachedRows | null): number | null =>
  recalled?.isShown === true ? recalled.at : null
