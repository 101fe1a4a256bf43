import { lazyModule } from '../../../lib/lazy-module.ts'
import type * as table from './row-actions.ts'

/** The table of what can be done with a post. */
export const rowActions = lazyModule(() => import('./row-actions.ts'))

/** Gives the table at once where it is there, else as soon as it is. @param onMissing it did not come */
export function withRowActions(act: (actions: typeof table) => void, onMissing: () => void): void {
  const actions = rowActions.peek()
  if (actions === null) rowActions.load().then(act, onMissing)
  else act(actions)
}
