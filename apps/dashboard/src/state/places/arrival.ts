import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { FoundPlace } from '@colonnade/domain/places'
import { perSession } from '../session.ts'

/** How somebody came back to a column. */
export interface Arrival<Id extends string = string> {
  /** What is around their place is on its way: nothing is drawn, so that nothing jumps. */
  readonly isPending: boolean
  /** Where the list stands when it is drawn first; null for its top. */
  readonly start: FoundPlace<Id> | null
  /** The row that was on top when they left, where something came in above it since. */
  readonly leftAt: Id | null
}

export const AT_TOP: Arrival<never> = { isPending: false, start: null, leftAt: null }

/** How the reader of a column came back to it. Written when it is opened. */
export const arrivalAtoms = perSession(() => atomFamily((_uuid: string) => atom<Arrival>(AT_TOP)))
