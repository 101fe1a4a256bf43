import { navigate } from 'wouter/use-browser-location'
import { leaveDialogs } from '../dialog/dialog-history.ts'

/** Where an entry of the browser's history notes how many entries of the program come before it. */
const KEY = 'depth'

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null

/**
 * How many entries of the program come before the one that is shown: 0 for a page that was opened from another site,
 * in a new tab or by a typed address.
 *
 * @param state of the history, whoever wrote it
 */
export function readDepth(state: unknown): number {
  const depth = isObject(state) ? state[KEY] : 0
  return typeof depth === 'number' ? depth : 0
}

/** Adds the depth to what an entry keeps. */
function withDepth(state: unknown, depth: number): unknown {
  return { ...(isObject(state) ? state : {}), [KEY]: depth }
}

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
