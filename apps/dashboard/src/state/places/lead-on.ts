import type { Place } from '@colonnade/domain/places'
import type { Session } from '../session.ts'
import { type Arrival, arrivalAtoms, arrivalAtTop } from './arrival.ts'

/** Somebody who comes to a column of which an earlier visit saw something. */
export interface Coming {
  /** Where this browser knows them. */
  readonly own: Place | null
  /** Where other devices have read to; null where that is not awaited. */
  readonly marked: Promise<Place | null> | null
  /** How they stand as long as nothing is shown. */
  readonly pending: Arrival
  readonly arrive: (place: Place | null) => void
}

interface Reader extends Omit<Coming, 'pending'> {
  /** Whether the column still shows the same list. */
  readonly isOpen: () => boolean
  /** Whether they have scrolled since. @param start the row that they were put to; null for the top */
  readonly hasMoved: (start: string | null) => boolean
  /** Takes all rows away: a list that is drawn already goes nowhere. */
  readonly clear: () => void
}

/**
 * Puts the reader of a column that shows what an earlier visit saw to their place, and leads them on to where they
 * have read elsewhere, unless they have moved meanwhile. @see BY-13, BY-17
 */
export async function leadOn(session: Session, uuid: string, reader: Reader): Promise<void> {
  const { own, marked, isOpen, hasMoved, clear, arrive } = reader
  const arrivalAtom = arrivalAtoms(session)(uuid)
  arrive(own)
  const start = session.store.get(arrivalAtom).start?.id ?? null
  const place = await marked
  if (place === null || place === own || !isOpen()) return
  if (place.isTop) {
    const { leftAt } = arrivalAtTop(session, place)
    session.store.set(arrivalAtom, (known) => ({ ...known, leftAt }))
    return
  }
  if (hasMoved(start)) return
  clear()
  await new Promise<void>((drawn) => {
    session.platform.frames.nextFrame(drawn)
  })
  if (isOpen()) arrive(place)
}
