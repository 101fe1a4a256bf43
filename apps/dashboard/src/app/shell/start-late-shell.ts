import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../../state/app-store.ts'
import type { Store } from '../../state/store.ts'

/** By then the first posts stand, and have had what they need of the network. Unit: ms. */
const AFTER_MS = 4_000

/** What serves the program without a network comes last: a page that begins has no use for it. */
export function startLateShell(app: Store): void {
  const { clock } = app.get(platformAtom)
  clock.after(AFTER_MS, () => {
    clock.whenIdle(() => {
      import('./start-shell.ts')
        .then(({ startShell }) => startShell(app))
        .catch((error: unknown) => logError('the program is not kept', error))
    })
  })
}
