import { navigate } from 'wouter/use-browser-location'
import { closeDialogsAndRun } from '../dialog/dialog-history.ts'

/** The key of the history state with the number of previous entries of the app. */
const KEY = 'depth'

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null

/**
 * Reads the number of previous history entries of the app. It is 0 for a page that was opened from another site, in a
 * new tab or by a typed URL.
 *
 * @param state any history state
 */
export function readDepth(state: unknown): number {
  const depth = isObject(state) ? state[KEY] : 0
  return typeof depth === 'number' ? depth : 0
}

/** Adds the depth to a history state. */
function withDepth(state: unknown, depth: number): unknown {
  return { ...(isObject(state) ? state : {}), [KEY]: depth }
}

interface NavigateOptions<State> {
  /** Replaces the current history entry. */
  readonly replace?: boolean
  /** The history state of the new entry. */
  readonly state?: State
}

/** Navigates to a path of the dashboard without a page load. Open dialogs close first. */
export function goTo<State = unknown>(
  path: string,
  { replace = false, state }: NavigateOptions<State> = {},
): void {
  closeDialogsAndRun(() => {
    const depth = readDepth(history.state) + (replace ? 0 : 1)
    navigate(path, { replace, state: withDepth(state, depth) })
  })
}
