import { navigate } from 'wouter/use-browser-location'
import { leaveDialogs } from '../dialog/dialog-history.ts'

interface GoingOptions<State> {
  /** The place takes the history's entry of the one that is left. */
  readonly replace?: boolean
  /** What the history keeps with the place. */
  readonly state?: State
}

/** Goes to a path of the dashboard without loading a page; whatever stands above the page closes first. */
export function goTo<State = unknown>(path: string, options?: GoingOptions<State>): void {
  leaveDialogs(() => {
    navigate(path, options)
  })
}
