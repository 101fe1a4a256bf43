import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { NewerPage, TimelineWindow } from '@colonnade/domain/timeline'
import { perSession } from '../session.ts'

/** How the newest page is taken in by a list that shows what an earlier visit saw. */
type MergeSeen = <Id extends string>(
  window: TimelineWindow<Id>,
  page: NewerPage<Id>,
) => TimelineWindow<Id>

/** A list that shows what an earlier visit saw. */
export interface Recalled {
  /** When that was; milliseconds since 1970. */
  readonly at: number
  /** Comes with the rows; null while they are being read. */
  readonly merge: MergeSeen | null
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
  recalled === null || recalled.merge === null ? null : recalled.at
