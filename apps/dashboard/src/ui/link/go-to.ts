import { navigate } from 'wouter/use-browser-location'
import { leaveDialogs } from '../dialog/dialog-history.ts'
import { readDepth, withDepth } from './history-depth.ts'

interface GoingOptions<State> {
  /** The place takes the history's entry of the one that is left. */
  readonly replace?: boolean
  /** What the history keeps with the place. */
  readonly state?: State
}

/** Goes to a path of the dashboard without loading a page; whatever stands above the page closes first. */
export function goTo<State = unknown>(
  path: string,
  { replace = false, state }: GoingOptions<State> = {},
): void {
  leaveDialogs(() => {
    const depth = readDepth(history.state) + (replace ? 0 : 1)
    navigate(path, { replace, state: withDepth(state, depth) })
  })
}
