import type { ScrollPosition } from '@colonnade/domain/scroll-positions'
import type { Session } from '../session.ts'
import {
  type OpeningPosition,
  openingPositionAtoms,
  createTopPosition,
} from './opening-position.ts'

/** The start of a column that has cached rows. */
export interface CachedColumnStart {
  /** The position saved in this browser. */
  readonly saved: ScrollPosition | null
  /** The position of the server's read marker; null if it is not awaited. */
  readonly marker: Promise<ScrollPosition | null> | null
  /** The opening position until rows are shown. */
  readonly pending: OpeningPosition
  readonly restore: (place: ScrollPosition | null) => void
}

interface CachedColumn extends Omit<CachedColumnStart, 'pending'> {
  /** Returns whether the column still shows the same list. */
  readonly isOpen: () => boolean
  /** Returns whether the user has scrolled since. @param start the row that was scrolled to; null for the top */
  readonly hasMoved: (start: string | null) => boolean
  /** Removes all rows. A list that is rendered already cannot be scrolled to another initial position. */
  readonly clear: () => void
}

/**
 * Scrolls a column with cached rows to its saved position, and then to the position of the read marker, unless the
 * user has scrolled in the meantime. @see BY-13, BY-17
 */
export async function restoreCachedPosition(
  session: Session,
  uuid: string,
  reader: CachedColumn,
): Promise<void> {
  const { saved, marker, isOpen, hasMoved, clear, restore } = reader
  const openingAtom = openingPositionAtoms(session)(uuid)
  restore(saved)
  const start = session.store.get(openingAtom).start?.id ?? null
  const place = await marker
  if (place === null || place === saved || !isOpen()) return
  if (place.isTop) {
    const { leftAt } = createTopPosition(session, place)
    session.store.set(openingAtom, (known) => ({ ...known, leftAt }))
    return
  }
  if (hasMoved(start)) return
  clear()
  await new Promise<void>((drawn) => {
    session.platform.frames.nextFrame(drawn)
  })
  if (isOpen()) restore(place)
}
