import { leaveDialogs } from '../../ui/dialog/dialog-history.ts'
import { goTo } from '../../ui/link/go-to.ts'

/** Back to where the composer was called from; to the deck where there is no way back (RTE-03). */
export function leaveComposeScreen(): void {
  if (window.history.length > 1) leaveDialogs(() => window.history.back())
  else goTo('/')
}
