import type { LateActs } from './row-actions.ts'
import type { RowWorld } from './row-acts.ts'

type RowActs = (world: RowWorld) => LateActs

let arrived: RowActs | null = null

/** Fetches what rows do when they are pressed; rejects where it does not come, and is asked for anew the next time. */
export async function fetchRowActs(): Promise<RowActs> {
  arrived ??= (await import('./row-acts.ts')).rowActs
  return arrived
}

/** Does it at once where all is there for it, else as soon as it is. @param onMissing it did not come */
export function runRowAct(
  world: RowWorld,
  act: (acts: LateActs) => void,
  onMissing: () => void,
): void {
  if (arrived !== null) {
    act(arrived(world))
    return
  }
  fetchRowActs().then((acts) => act(acts(world)), onMissing)
}
