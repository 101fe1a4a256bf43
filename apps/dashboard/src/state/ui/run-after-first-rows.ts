import { atom } from 'jotai/vanilla'
import { platformAtom } from '../app-store.ts'
import { phaseAtom } from '../sessions.ts'
import type { Store } from '../store.ts'

/** Deferred work runs after this time even if no list shows rows. Unit: ms. */
export const FIRST_ROWS_TIMEOUT_MS = 3_000

const areFirstRowsPaintedAtom = atom(false)
areFirstRowsPaintedAtom.debugLabel = 'firstRows'

/** A list shows its rows, or that it is empty. Deferred work starts as soon as they are painted. */
export const markFirstRowsAtom = atom(null, (get, set) => {
  if (get(areFirstRowsPaintedAtom)) return
  const { frames, clock } = get(platformAtom)
  frames.nextFrame(() => clock.whenIdle(() => set(areFirstRowsPaintedAtom, true)))
})

/**
 * Defers work that the first paint does not need: until the first list has painted its rows, or no account is signed
 * in, or for at most three seconds. Afterwards work runs at once. @returns cancels it
 */
export function runAfterFirstRows(app: Store, work: () => void): () => void {
  if (canRunNow(app)) {
    work()
    return () => {}
  }
  const begin = () => {
    for (const stop of stops) stop()
    work()
  }
  const check = () => {
    if (canRunNow(app)) begin()
  }
  const stops = [
    app.sub(areFirstRowsPaintedAtom, check),
    app.sub(phaseAtom, check),
    app.get(platformAtom).clock.after(FIRST_ROWS_TIMEOUT_MS, begin),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

const canRunNow = (app: Store): boolean =>
  app.get(areFirstRowsPaintedAtom) || app.get(phaseAtom) === 'signed-out'
