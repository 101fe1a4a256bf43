export const LOADING_UPDATE_MS = 200
export const LOADING_ANIMATION_MS = 800
export const LOADING_TERMINATING_MS = 100
const INCREMENT = 10
const MAX_PROGRESS = 99

/** The bar at the top of the window. */
export interface LoadingBar {
  readonly phase: 'hidden' | 'starting' | 'running' | 'stopping'
  /** Percent. */
  readonly percent: number
  /** Calls that are still under way. */
  readonly pending: number
}

export const HIDDEN_BAR: LoadingBar = { phase: 'hidden', percent: 0, pending: 0 }

/** A call begins: shows the bar unless it runs already. @see LBR-01, LBR-05 */
export function beginLoading(bar: LoadingBar): LoadingBar {
  const pending = bar.pending + 1
  return bar.phase === 'running' ? { ...bar, pending } : { phase: 'starting', percent: 0, pending }
}

/** Time for the next step, every 200 ms while the bar is shown. @see LBR-02, LBR-03 */
export function stepLoading(bar: LoadingBar): LoadingBar {
  if (bar.phase !== 'starting' && bar.phase !== 'running') return bar
  return { ...bar, phase: 'running', percent: Math.min(MAX_PROGRESS, bar.percent + INCREMENT) }
}

/**
 * A call ended. With the last one the bar jumps to 100, or goes at once when it never came to a step.
 *
 * @see LBR-02, LBR-05, LBR-07
 */
export function endLoading(bar: LoadingBar): LoadingBar {
  const pending = Math.max(0, bar.pending - 1)
  if (pending > 0) return { ...bar, pending }
  if (bar.phase === 'starting') return HIDDEN_BAR
  return bar.phase === 'running'
    ? { phase: 'stopping', percent: 100, pending }
    : { ...bar, pending }
}

/** The full bar was shown long enough (terminating, then animation time). @see LBR-04 */
export function resetLoading(bar: LoadingBar): LoadingBar {
  return bar.phase === 'stopping' ? HIDDEN_BAR : bar
}
