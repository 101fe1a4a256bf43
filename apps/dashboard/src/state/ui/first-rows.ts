import { atom } from 'jotai/vanilla'
import { platformAtom } from '../app-store.ts'
import { phaseAtom } from '../sessions.ts'
import type { Store } from '../store.ts'

/** A deck whose lists show nothing by then has its other parts all the same. */
export const LATEST_MS = 3_000

const areDrawnAtom = atom(false)
areDrawnAtom.debugLabel = 'firstRows'

/** A list shows its rows, or that it has none: as soon as they are painted, all that has waited begins. */
export const noteFirstRowsAtom = atom(null, (get, set) => {
  if (get(areDrawnAtom)) return
  const { frames, clock } = get(platformAtom)
  frames.nextFrame(() => clock.whenIdle(() => set(areDrawnAtom, true)))
})

/**
 * Runs what a start does not need until somebody reads: once the first list has drawn its rows, or nobody is signed
 * in, or at the latest after three seconds; from then on at once. @returns cancels it
 */
export function afterFirstRows(app: Store, work: () => void): () => void {
  if (isOver(app)) {
    work()
    return () => {}
  }
  const begin = () => {
    for (const stop of stops) stop()
    work()
  }
  const look = () => {
    if (isOver(app)) begin()
  }
  const stops = [
    app.sub(areDrawnAtom, look),
    app.sub(phaseAtom, look),
    app.get(platformAtom).clock.after(LATEST_MS, begin),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

const isOver = (app: Store): boolean => app.get(areDrawnAtom) || app.get(phaseAtom) === 'signed-out'
