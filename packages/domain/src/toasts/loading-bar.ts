export const LOADING_UPDATE_MS = 200
export const LOADING_ANIMATION_MS = 800
export const LOADING_TERMINATING_MS = 100
const INCREMENT = 10
const MAX_PROGRESS = 99

/** The loading bar at the top of the window. */
export interface LoadingBar {
  readonly phase: 'hidden' | 'starting' | 'running' | 'stopping'
  /** Percent. */
  readonly percent: number
  /** Number of pending requests. */
  readonly pending: number
}

export const HIDDEN_BAR: LoadingBar = { phase: 'hidden', percent: 0, pending: 0 }

/** Handles the start of a request: shows the bar unless it is running. @see LBR-01, LBR-05 */
export function startLoading(bar: LoadingBar): LoadingBar {
  const pending = bar.pending + 1
  return bar.phase === 'running' ? { ...bar, pending } : { phase: 'starting', percent: 0, pending }
}

/** Advances the bar. Called every 200 ms while it is visible. @see LBR-02, LBR-03 */
export function stepLoading(bar: LoadingBar): LoadingBar {
  if (bar.phase !== 'starting' && bar.phase !== 'running') return bar
  return { ...bar, phase: 'running', percent: Math.min(MAX_PROGRESS, bar.percent + INCREMENT) }
}

/**
 * Handles the end of a request. After the last one the bar jumps to 100, or hides at once if it has not made a step.
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

/** Hides the full bar after the terminating time and the animation time. @see LBR-04 */
export function resetLoading(bar: LoadingBar): LoadingBar {
  return bar.phase === 'stopping' ? HIDDEN_BAR : bar
}
