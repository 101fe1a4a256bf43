import type { Atom } from 'jotai/vanilla'
import type { Session } from '../session.ts'

/** Waits for a page that is under way: it may have left the server before what was missed. */
export function untilIdle(
  { store }: Session,
  loadAtom: Atom<{ readonly isLoading: boolean }>,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (store.get(loadAtom).isLoading) return
      stop()
      resolve()
    }
    const stop = store.sub(loadAtom, look)
    look()
  })
}
