import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ScrollTarget, ScrollPosition } from '@colonnade/domain/scroll-positions'
import { perSession, type Session } from '../session.ts'

/** A scroll target, and whether the line is shown above it. */
interface OpeningTarget<Id extends string> extends ScrollTarget<Id> {
  readonly isMarked: boolean
}

/** The scroll position at which a column opens. */
export interface OpeningPosition<Id extends string = string> {
  /**
   * Whether the rows around the position are being loaded. No rows are rendered until then, so that the list does not
   * jump.
   */
  readonly isPending: boolean
  /** The row to scroll to when the list is rendered first; null for the top. */
  readonly start: OpeningTarget<Id> | null
  /** The row that was at the top when the column was left, if rows were inserted above it during an absence. */
  readonly leftAt: Id | null
}

export const AT_TOP: OpeningPosition<never> = { isPending: false, start: null, leftAt: null }

/**
 * After this time users do not remember where they were. Those who look at another tab, workspace or column for less,
 * or reload the page, do; a line each time would disturb them.
 */
export const ABSENCE_MS = 5 * 60_000

/** Returns whether a column is opened again after an absence. */
export const wasAway = ({ platform }: Session, { at }: ScrollPosition): boolean =>
  platform.clock.now() - at >= ABSENCE_MS

/** Creates the opening position of a column that was left at the top or was never opened. */
export const createTopPosition = (
  session: Session,
  place: ScrollPosition | null,
): OpeningPosition => ({
  ...AT_TOP,
  leftAt: place !== null && wasAway(session, place) ? (place.ids[0] ?? null) : null,
})

/**
 * Creates the opening position of a column that was left further down. The line separates new rows from read ones.
 * Without new rows, or without an absence, there is none.
 *
 * @param isLined whether rows may have been inserted above during an absence
 */
export function createOpeningPosition<Id extends string>(
  found: ScrollTarget<Id>,
  isLined: boolean,
): OpeningPosition<Id> {
  return {
    isPending: false,
    start: { ...found, isMarked: isLined },
    leftAt: isLined ? found.id : null,
  }
}

/** The opening position of each column. Written when it is opened. */
export const openingPositionAtoms = perSession(() =>
  atomFamily((_uuid: string) => atom<OpeningPosition>(AT_TOP)),
)
