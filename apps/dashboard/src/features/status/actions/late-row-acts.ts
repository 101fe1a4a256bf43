import { lazyModule } from '../../../lib/lazy-module.ts'
import type { LateActs } from './row-actions.ts'
import type { RowWorld } from './row-acts.ts'

/** What rows do when they are pressed. */
export const rowActs = lazyModule(async () => (await import('./row-acts.ts')).rowActs)

/** Does it at once where all is there for it, else as soon as it is. @param onMissing it did not come */
export function runRowAct(
  world: RowWorld,
  act: (acts: LateActs) => void,
  onMissing: () => void,
): void {
  const acts = rowActs.peek()
  if (acts === null) rowActs.load().then((loaded) => act(loaded(world)), onMissing)
  else act(acts(world))
}
