import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { FoundPlace, Place } from '@colonnade/domain/places'
import { perSession, type Session } from '../session.ts'

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
  /** The row that was on top when they left, where something came in above it during an absence. */
  readonly leftAt: Id | null
}

export const AT_TOP: Arrival<never> = { isPending: false, start: null, leftAt: null }

/**
 * Away for this long, one does not know any more where one was. Whoever looks at another tab, workspace or column
 * meanwhile, or loads the page again, does: a line each time would be in their way.
 */
export const ABSENCE_MS = 5 * 60_000

/** Whether somebody comes back to a place after an absence. */
export const wasAway = ({ platform }: Session, { at }: Place): boolean =>
  platform.clock.now() - at >= ABSENCE_MS

/** The coming of somebody who left at the top, or has never been here. */
export const arrivalAtTop = (session: Session, place: Place | null): Arrival => ({
  ...AT_TOP,
  leftAt: place !== null && wasAway(session, place) ? (place.ids[0] ?? null) : null,
})

/**
 * The coming of somebody who is back at their place. The line above it stands between what is new and
 * what was read: without anything new, or an absence, there is none.
 *
 * @param isLined whether something may have come in above during an absence
 */
export function arrivalAt<Id extends string>(found: FoundPlace<Id>, isLined: boolean): Arrival<Id> {
  return {
    isPending: false,
    start: { ...found, isMarked: isLined },
    leftAt: isLined ? found.id : null,
  }
}

/** How the reader of a column came back to it. Written when it is opened. */
export const arrivalAtoms = perSession(() => atomFamily((_uuid: string) => atom<Arrival>(AT_TOP)))
