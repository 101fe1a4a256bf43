import { keepNewestPositions } from '@colonnade/domain/scroll-positions'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import type { Session } from '../session.ts'
import { getUnsavedPositions, measureColumn, readStoredPositions } from './save-scroll-positions.ts'

const POSITIONS_VERSION = 1

/**
 * Writes the changed positions to localStorage, one record per account. It can be read before the first paint and
 * written while the page is closing; IndexedDB allows neither. If the storage is full, the positions are kept until
 * the page is closed.
 *
 * @see BY-31
 */
export function writeScrollPositions(session: Session): void {
  const { places, noted, removed } = getUnsavedPositions(session)
  const isGone = (name: string) => removed.has(name.slice(0, name.indexOf(' ')))
  const next = new Map([...readStoredPositions(session)].filter(([name]) => !isGone(name)))
  for (const name of noted) {
    const place = places.get(name)
    if (place !== undefined && !isGone(name)) next.set(name, place)
  }
  noted.clear()
  const text = JSON.stringify({
    version: POSITIONS_VERSION,
    places: Object.fromEntries(keepNewestPositions(next)),
  })
  session.platform.storage.write(getAccountStorageKey(session.key, 'places'), text)
}

/** Minimum time between two saves. Scrolling changes the position in each frame. */
export const POSITION_SAVE_DELAY_MS = 1_000

function saveColumns(session: Session, uuids: Iterable<string>): void {
  const { saving } = getUnsavedPositions(session)
  saving.moved.clear()
  for (const uuid of uuids) measureColumn(session, uuid)
  // Does nothing once the account has signed out.
  saving.write()
}

/** Saves the scroll positions of all columns at once, for another window or because this one closes. @see BY-39 */
export function saveScrollPositions(session: Session): void {
  saveColumns(session, [...getUnsavedPositions(session).saving.watched.keys()])
}

/** Reads the positions that other windows have saved since. The newer one of each column counts. @see BY-39 */
export function readSavedScrollPositions(session: Session): void {
  const { places } = getUnsavedPositions(session)
  for (const [name, place] of readStoredPositions(session)) {
    if (place.at >= (places.get(name)?.at ?? 0)) places.set(name, place)
  }
}

/**
 * Saves the scroll positions of all columns for a reload: with a delay, and immediately when the page is hidden.
 * @returns stops it
 */
export function startSavingScrollPositions(session: Session): () => void {
  const { saving } = getUnsavedPositions(session)
  let cancel: (() => void) | null = null
  const saveNow = (uuids: Iterable<string>) => {
    cancel?.()
    cancel = null
    saveColumns(session, uuids)
  }
  const stop = session.platform.page.watch((isHidden) => {
    if (isHidden) saveNow([...saving.watched.keys()])
  })
  saving.write = () => writeScrollPositions(session)
  saving.schedule = () => {
    cancel ??= session.platform.clock.after(POSITION_SAVE_DELAY_MS, () =>
      saveNow([...saving.moved]),
    )
  }
  if (saving.moved.size > 0) saving.schedule()
  return () => {
    stop()
    // Signing out removes the account's data, so that no position may be saved after it.
    saving.write = () => {}
    saving.schedule = () => {}
    cancel?.()
  }
}
