import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { FoundPlace } from '@colonnade/domain/places'
import { perSession } from '../session.ts'

/** A place that was found, and whether the line stands above it. */
interface StartPlace<Id extends string> extends FoundPlace<Id> {
  readonly isMarked: boolean
}

/** How somebody came back to a column. */
export interface Arrival<Id extends string = string> {
  /** What is around their place is on its way: nothing is drawn, so that nothing jumps. */
  readonly isPending: boolean
  /** Where the list stands when it is drawn first; null for its top. */
  readonly start: StartPlace<Id> | null
  /** The row that was on top when they left, where something came in above it since. */
  readonly leftAt: Id | null
}

export const AT_TOP: Arrival<never> = { isPending: false, start: null, leftAt: null }

/**
 * The coming of somebody who is back at their place. The line above it stands between what is new and
 * what was read: without anything new there is none.
 *
 * @param isNew whether something may have come in above since they left
 */
export function arrivalAt<Id extends string>(found: FoundPlace<Id>, isNew: boolean): Arrival<Id> {
  return {
    isPending: false,
    start: { ...found, isMarked: isNew },
    leftAt: isNew ? found.id : null,
  }
}

/** How the reader of a column came back to it. Written when it is opened. */
export const arrivalAtoms = perSession(() => atomFamily((_uuid: string) => atom<Arrival>(AT_TOP)))
