import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../../state/app-store.ts'
import type { Store } from '../../state/store.ts'

/** The first posts are rendered by then and have finished their requests. Unit: ms. */
const SHELL_DELAY_MS = 4_000

/** Starts the offline support last, because a starting page does not need it. */
export function startDeferredShell(app: Store): void {
  const { clock } = app.get(platformAtom)
  clock.after(SHELL_DELAY_MS, () => {
    clock.whenIdle(() => {
      import('./start-shell.ts')
        .then(({ startShell }) => startShell(app))
        .catch((error: unknown) => logError('offline support could not be started', error))
    })
  })
}
