import { lazyModule } from '../../../lib/lazy-module.ts'
import type * as table from './row-actions.ts'

/** The table of a post's actions, loaded on demand. */
export const lazyRowActions = lazyModule(() => import('./row-actions.ts'))

/** Calls `act` with the table, at once if it is loaded. @param onMissing called when it fails to load */
export function withRowActions(act: (actions: typeof table) => void, onMissing: () => void): void {
  const actions = lazyRowActions.peek()
  if (actions === null) lazyRowActions.load().then(act, onMissing)
  else act(actions)
}
